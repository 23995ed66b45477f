/** @module-tag nightly */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathIn } from '../../../../site/app/language.ts';
import { sidewaysPx } from '../support/axe-violations.ts';
import { cutTexts } from '../support/cut-texts.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

/** As wide as most phones; nothing is tested below that. */
const PHONE = { widthPx: 360 };

/** A text of a language, by subject and key. */
function textIn(language: 'de' | 'fr', subject: string, key: string): string {
  const path = join(import.meta.dirname, `../../../../shared/messages/${language}/${subject}.json`);
  return (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)[key] ?? '';
}

/** Text that a reader would have to scroll for, or never sees. */
async function lostOn(visitor: Visitor): Promise<string[]> {
  const sideways = await sidewaysPx(visitor);
  return [...(await cutTexts(visitor)), ...(sideways > 0 ? [`${sideways} px sideways`] : [])];
}

// Their words are the longest of our languages.
describe.each(['de', 'fr'] as const)('on a phone, in %s', (language) => {
  it('every public page shows its texts in full', async () => {
    const visitor = await fixture.arrive(PHONE);
    for (const path of PUBLIC_PATHS) {
      await visitor.open(pathIn(language, path));
      expect(await lostOn(visitor), path).toEqual([]);
    }
  });

  it('the table, a running batch, the board and its dialogs show their texts in full', async () => {
    const text = (subject: string, key: string) => textIn(language, subject, key);
    const visitor = await fixture.arrive(PHONE);
    await visitor.signIn(`${language}@example.org`);
    await visitor.open(pathIn(language, '/usage'));
    await visitor.sees(text('usage', 'historyTitle'));
    expect(await lostOn(visitor), 'usage').toEqual([]);
    await visitor.open(pathIn(language, '/upload'));
    await visitor.find('input[type=file]');
    expect(await lostOn(visitor), 'empty table').toEqual([]);

    const drawn = await fixture.photos.drawMany(7);
    const { cutOff } = await fixture.photos.drawFaulty();
    await visitor.choose([...drawn.map(({ path }) => path), cutOff]);
    await visitor.waitFor(() => document.querySelectorAll('.heap-print').length > 6);
    await visitor.click(`summary::-p-text(${text('rules', 'title')})`);
    expect(await lostOn(visitor), 'table').toEqual([]);

    fixture.engine.hold();
    await visitor.press(text('table', 'organize'));
    await visitor.sees(text('table', 'organizing'));
    expect(await lostOn(visitor), 'at work').toEqual([]);
    fixture.engine.release();
    await visitor.sees(text('results', 'title'));
    await visitor.find('.result-card img');
    expect(await lostOn(visitor), 'board').toEqual([]);

    for (const menu of ['saveMenu', 'menu']) {
      await visitor.press(text('board', menu));
      await visitor.find('.board-menu-item');
      expect(await lostOn(visitor), menu).toEqual([]);
      await visitor.page.keyboard.press('Escape');
      await visitor.waitUntilGone('.board-menu-item');
    }
    for (const dialog of [text('shape', 'open'), text('figures', 'open')]) {
      await visitor.click(`.board-chip::-p-text(${dialog})`);
      await visitor.find('[role=dialog]');
      expect(await lostOn(visitor), dialog).toEqual([]);
      await visitor.page.keyboard.press('Escape');
      await visitor.waitUntilGone('[role=dialog]');
    }
    const box = await visitor.find('.result-card .choose-box input');
    await box.press('Space');
    await visitor.find('.chosen-bar');
    expect(await lostOn(visitor), 'selection').toEqual([]);
    await visitor.press(text('results', 'clearChosen'));
    await visitor.fill('.board-bar-search input', 'xyz');
    await visitor.sees(text('search', 'nothingHint').slice(0, 20));
    expect(await lostOn(visitor), 'search').toEqual([]);
  });
});
