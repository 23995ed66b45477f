/** @module-tag nightly */
import { describe, expect, it } from 'vitest';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

async function arriveWithBoard(email: string): Promise<Visitor> {
  const visitor = await fixture.arrive();
  await visitor.signIn(email);
  const drawn = await fixture.photos.drawMany(4);
  await visitor.choose(drawn.map(({ path }) => path));
  await visitor.press('Organize Photos');
  await visitor.sees('4 photos placed in');
  return visitor;
}

/** The label of what has the focus. */
const focused = ({ page }: Visitor) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

const photos = ({ page }: Visitor) =>
  page.$$eval('.result-card .view-button', (all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

describe('the keys of the board', () => {
  it('lead from photo to photo, each one tab stop, and select, move and rename it', async () => {
    const visitor = await arriveWithBoard('keys@example.org');
    const { keyboard } = visitor.page;
    await visitor.page.focus('.board-skip');
    await keyboard.press('Enter');
    const [first = '', second = ''] = await photos(visitor);
    await expect.poll(() => focused(visitor)).toBe(first);
    await keyboard.press('ArrowRight');
    expect(await focused(visitor)).toBe(second);
    await keyboard.press('ArrowLeft');
    await keyboard.press('End');
    expect(await focused(visitor)).toBe((await photos(visitor)).at(-1));
    await keyboard.press('Home');
    expect(await focused(visitor)).toBe(first);

    await keyboard.press('Space');
    await visitor.sees('1 photo selected');
    expect(await visitor.page.$('[role=dialog]')).toBeNull();
    await keyboard.press('Space');
    await keyboard.press('m');
    await visitor.find('::-p-aria([name="Move to"][role="combobox"])');
    await keyboard.press('Escape');
    await visitor.page.focus('.result-card .view-button');
    await keyboard.press('F2');
    await keyboard.type('trips/rome');
    await visitor.sees('The slash makes a folder: trips');
    await keyboard.press('Enter');
    await visitor.find('section[aria-label$="/trips"]');
    await visitor.sees('rome.jpg');
  });

  it('are told by ?, and a folder named with a slash is a folder inside another', async () => {
    const visitor = await arriveWithBoard('slash@example.org');
    const { keyboard } = visitor.page;
    await visitor.page.focus('[data-view=result]');
    await keyboard.type('?');
    await visitor.sees('Go to the next photo');
    await keyboard.type('?');
    await expect.poll(() => visitor.text()).not.toContain('Go to the next photo');
    await visitor.click('.result-folder-head button');
    await keyboard.type('2026/Rome');
    await keyboard.press('Enter');
    await visitor.find('section[aria-label="2026/Rome"]');
  });
});
