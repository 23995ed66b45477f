/** @module-tag nightly */
import { describe, expect, it } from 'vitest';
import { addShares, type Shares } from '../support/add-shares.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor, VisitorOptions } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

/** The engine's confidence for each picture, by a word of its description. The one behind the API gives no shares. */
const SHARES: Readonly<Record<string, Shares>> = {
  retriever: {
    confidence: 0.2,
    alternatives: [
      { category: 'Food', confidence: 0.15 },
      { category: 'Vehicles', confidence: 0.1 },
    ],
  },
  car: { confidence: 0.45, alternatives: [{ category: 'Pets', confidence: 0.3 }] },
  pasta: { confidence: 0.6 },
  beach: { confidence: 0.9 },
};

/** A visitor with two dogs and a car, of which the engine is uncertain, a meal and a beach. */
async function arriveUnsure(email: string, options: VisitorOptions = {}) {
  const visitor = await fixture.arrive(options);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.page.evaluateOnNewDocument(addShares, SHARES);
  await visitor.signIn(email);
  const photos = await Promise.all(
    (['blue', 'red', 'green', 'yellow', 'green'] as const).map((colour, at) =>
      fixture.photos.draw(`${at}-${email}.jpg`, colour),
    ),
  );
  await visitor.choose(photos.map(({ path }) => path));
  await visitor.sees('5 files selected');
  await visitor.press('Organize Photos');
  const first = await openedArchive((await downloads.next()).bytes);
  await visitor.press('3 to check');
  await visitor.sees('3 photos are worth a look');
  const downloadAgain = async () => {
    await visitor.press('Download ZIP');
    return openedArchive((await downloads.next()).bytes);
  };
  return { visitor, first, downloadAgain };
}

const undo = async ({ page }: Visitor) => {
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
};

const doubts = async (visitor: Visitor) =>
  Number(
    /(\d+) photos? (?:may be in the wrong folder|are worth a look)/.exec(await visitor.text())?.[1] ?? 0,
  );

const count = (visitor: Visitor) =>
  visitor.read('[data-count]', (shown) => Number(shown.getAttribute('data-count')));

const unsorted = (paths: Iterable<string>) =>
  [...paths].filter((path) => path.startsWith('Unsorted/')).length;

/** Moves the limit by keyboard, and releases the key only on request. */
async function pressOnLimit({ page }: Visitor, key: 'End' | 'Home' | 'PageDown', isHeld = false) {
  await page.focus('.look-first-limit input');
  await page.keyboard.down(key);
  if (!isHeld) await page.keyboard.up(key);
}

const said = ({ page }: Visitor) =>
  page.$$eval('output', (all) => all.map((one) => one.textContent).join(' '));

describe('photos to review first', () => {
  it('are all accepted with one key, which can be undone, and the ZIP stays the same', async () => {
    const { visitor } = await arriveUnsure('all@example.org');
    await visitor.page.keyboard.press('a');
    await visitor.sees('Nothing to review');
    expect(await said(visitor)).toContain('Accepted 3 photos.');
    expect(await visitor.text()).not.toContain('Your latest changes aren’t in the ZIP yet');
    await undo(visitor);
    await expect.poll(() => doubts(visitor)).toBe(3);
  });

  it('can be reviewed by keyboard: accepted, moved to an alternative folder, or to any other', async () => {
    const { visitor, downloadAgain } = await arriveUnsure('through@example.org');
    const { page } = visitor;
    await visitor.press('Review');
    await visitor.sees('1 of 3');
    await visitor.find('.doubt');
    await page.keyboard.press('y');
    await visitor.sees('2 of 3');
    await page.keyboard.type('?');
    await visitor.sees('Accept all uncertain photos');
    await page.keyboard.type('?');
    await visitor.sees('Move to Food');
    await page.keyboard.press('1');
    await visitor.sees('3 of 3');
    await page.keyboard.press('m');
    await visitor.find('[role=dialog] [role=option]');
    await page.keyboard.press('Escape');
    await visitor.waitUntilGone('.palette');
    await page.keyboard.press('y');
    await visitor.waitUntilGone('[role=dialog]');
    await visitor.sees('Nothing to review');
    const paths = [...(await downloadAgain()).keys()];
    expect(paths.filter((path) => path.startsWith('Food/'))).toHaveLength(2);
    expect(paths.filter((path) => path.startsWith('Pets/'))).toHaveLength(1);
    await undo(visitor);
    await undo(visitor);
    await expect.poll(() => doubts(visitor)).toBe(2);
  });

  it('go to Unsorted below a limit: as many as it says, as one edit, and back', async () => {
    const { visitor, first, downloadAgain } = await arriveUnsure('limit@example.org');
    expect(await count(visitor)).toBe(0);
    await pressOnLimit(visitor, 'End', true);
    await expect.poll(() => count(visitor)).toBe(5);
    // While the key is held, nothing has changed yet.
    expect(await visitor.page.$('section[aria-label="Unsorted"]')).toBeNull();
    await visitor.page.keyboard.up('End');
    await visitor.find('section[aria-label="Unsorted"]');
    for (let percent = 100; percent > 50; percent -= 10) await pressOnLimit(visitor, 'PageDown');
    await expect.poll(() => count(visitor)).toBe(3);
    const sent = await downloadAgain();
    expect(unsorted(sent.keys())).toBe(3);
    expect([...sent.values()].sort()).toEqual([...first.values()].sort());

    await pressOnLimit(visitor, 'Home');
    await expect.poll(() => count(visitor)).toBe(0);
    expect(await downloadAgain()).toEqual(first);
    await undo(visitor);
    await visitor.find('section[aria-label="Unsorted"]');
  });

  it('pass axe, and nothing sticks out', async () => {
    for (const widthPx of [320, 1440]) {
      const { visitor } = await arriveUnsure(`axe-${widthPx}@example.org`, { widthPx });
      expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
      expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
      await visitor.press('Review');
      await visitor.find('.doubt');
      expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    }
  });
});
