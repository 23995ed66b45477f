/** @module-tag nightly */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  completion,
  type FakeChatServer,
  startFakeChatServer,
} from '../../../../scripts/visitor/fake-chat-server.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();
/** More than are drawn at once. */
const PHOTOS = 420;

let chat: FakeChatServer;
beforeAll(async () => {
  chat = await startFakeChatServer();
  chat.allowedOrigin = fixture.site.origin;
  let photo = 0;
  chat.respond = async () => {
    photo += 1;
    const description = 'A red bicycle by a wall. Possibly a vehicle in a street.';
    const answer = { description, category: 'Vehicles', name: `red bicycle ${photo}` };
    return Promise.resolve(completion(JSON.stringify(answer)));
  };
});
afterAll(() => chat.close());

const count = (visitor: Visitor, selector: string) => visitor.page.$$eval(selector, (found) => found.length);

describe('a batch of a few hundred photos', () => {
  it('draws only what is near the window, on the table and on the board, and everything by scrolling', async () => {
    const visitor = await fixture.arrive();
    const { page } = visitor;
    await visitor.open('/upload');
    await visitor.press('Use a model of your own');
    await visitor.fill('#own-model-address', chat.baseUrl);
    await visitor.fill('#own-model-name', 'llava');
    await visitor.press('Save and test');
    await visitor.sees('A red bicycle by a wall.');
    const drawn = await fixture.photos.drawMany(PHOTOS);
    await visitor.choose(drawn.map(({ path }) => path));
    await visitor.sees(`${PHOTOS} files selected`);

    await visitor.find('.workbench-list li img');
    expect(await count(visitor, '.workbench-list li[aria-posinset]')).toBeLessThan(200);
    await visitor.read('.workbench-list > ul', (list) => list.scrollTo({ top: list.scrollHeight }));
    await visitor.find(`.workbench-list li[aria-posinset="${PHOTOS}"] img`);
    expect(await count(visitor, '.workbench-list li[aria-posinset]')).toBeLessThan(200);

    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.press('Organize Photos');
    const entries = await openedArchive((await downloads.next()).bytes);
    expect([...entries.values()].sort()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).sort());

    await visitor.sees('Your folders');
    await visitor.find('.result-card img');
    expect(await count(visitor, '.result-card')).toBeLessThan(300);
    const last = await visitor.read('.result-folder ul', (list) => list.lastElementChild?.textContent ?? '');
    expect(last).toBe('');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await visitor.waitFor(() => document.querySelector('.result-folder ul > :last-child img') !== null);
    expect(await count(visitor, '.result-card')).toBeLessThan(300);

    // Anyone who pages through very many photos finds the last open one, wherever the board was then.
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await visitor.waitFor(() => document.querySelector('.result-folder ul > :first-child img') !== null);
    await visitor.click('.result-card .slide');
    await visitor.find('[role=dialog]');
    await page.keyboard.press('End');
    await visitor.waitFor((total) => document.body.innerText.includes(`${total} of ${total}`), PHOTOS);
    await page.keyboard.press('Escape');
    await visitor.waitUntilGone('[role=dialog]');
    await visitor.waitFor(
      () =>
        document.activeElement?.closest('.result-card') ===
        document.querySelector('.result-folder ul > :last-child'),
    );

    // What changes a photo comes with the focus or the mouse; with the focus moved on, the next photo has it, too.
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await visitor.waitFor(() => document.querySelector('.result-folder ul > :first-child img') !== null);
    const tools = ':is(.choose-box, .card-caption)';
    expect(await count(visitor, `.result-card:first-child ${tools}`)).toBe(0);
    const first = await visitor.find('.result-card:first-child .view-button');
    await first.focus();
    await visitor.find('.result-card:first-child .choose-box input');
    const move = await visitor.find('.result-card:first-child .card-move');
    const second = await visitor.read('.result-card:nth-child(2) .view-button', (button) => button.id);
    await move.press('Enter');
    await visitor.find('.palette [role=combobox]:focus');
    await page.keyboard.type('Pets');
    await page.keyboard.press('Enter');
    await visitor.waitFor(
      (id) =>
        document.activeElement?.matches('.card-move') === true &&
        document.activeElement.closest('.result-card')?.querySelector('.view-button')?.id === id,
      second,
    );
    await page.hover('.result-card:nth-child(3) .slide');
    await visitor.find('.result-card:nth-child(3) .card-caption');
  });
});
