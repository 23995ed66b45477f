/** @module-tag nightly */
import { expect, it } from 'vitest';
import { axeViolations, sidewaysPx } from '../support/axe-violations.ts';
import { dragPhoto } from '../support/drag-photo.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor, VisitorOptions } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

/** A visitor with a beach, three dogs and a car in their folders, in this order. */
async function arriveWithFolders(email: string, options: VisitorOptions = {}) {
  const visitor = await fixture.arrive(options);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  const colours = ['blue', 'green', 'green', 'green', 'red'] as const;
  const photos = await Promise.all(
    colours.map((colour, at) => fixture.photos.draw(`${at}-${email}.jpg`, colour)),
  );
  await visitor.choose(photos.map(({ path }) => path));
  await visitor.sees('5 files selected');
  await visitor.press('Organize Photos');
  const first = await openedArchive((await downloads.next()).bytes);
  await visitor.sees('Your folders');
  return { visitor, downloads, photos, first };
}

/** Clicks the photo at this position of the board, from 0, with a modifier key. */
async function clickWith(visitor: Visitor, key: 'Control' | 'Shift', place: number): Promise<void> {
  const slides = await visitor.page.$$('.result-card .slide');
  await visitor.page.keyboard.down(key);
  await slides[place]?.click();
  await visitor.page.keyboard.up(key);
}

const pressWith = async ({ page }: Visitor, keys: readonly ('Control' | 'Shift')[], key: 'a' | 'z') => {
  for (const held of keys) await page.keyboard.down(held);
  await page.keyboard.press(key);
  for (const held of keys.toReversed()) await page.keyboard.up(held);
};

const said = (visitor: Visitor) =>
  visitor.page.$$eval('output', (all) => all.map((one) => one.textContent).join(' '));

async function moveChosen(visitor: Visitor, count: number, folder: string): Promise<void> {
  await visitor.press(`Move to… ${count} photos selected`);
  await visitor.click(`::-p-aria([name="${folder}"][role="option"])`);
}

it('photos selected with Ctrl and Shift move together, back and forth as one step', async () => {
  const { visitor, downloads, photos, first } = await arriveWithFolders('many@example.org');
  await clickWith(visitor, 'Control', 1);
  await visitor.sees('1 photo selected');
  await clickWith(visitor, 'Shift', 4);
  await visitor.sees('4 photos selected');
  await clickWith(visitor, 'Control', 2);
  await visitor.sees('3 photos selected');
  expect(await visitor.page.$('[role=dialog]')).toBeNull();
  await moveChosen(visitor, 3, 'Beach & Sea');
  await expect.poll(() => said(visitor)).toContain('Moved 3 photos to Beach & Sea');
  expect(await visitor.text()).not.toContain('chosen');
  await visitor.waitFor(() => document.activeElement?.getAttribute('aria-label') === 'Rename Beach & Sea');
  await visitor.press('Download ZIP');
  const moved = await openedArchive((await downloads.next()).bytes);
  const folderOf = (at: number) =>
    [...moved].find(([, hash]) => hash === sha256(photos[at]?.bytes ?? Buffer.of()))?.[0].split('/')[0];
  expect([0, 1, 2, 3, 4].map(folderOf)).toEqual([
    'Beach & Sea',
    'Beach & Sea',
    'Pets',
    'Beach & Sea',
    'Beach & Sea',
  ]);

  await pressWith(visitor, ['Control'], 'z');
  await expect.poll(() => said(visitor)).toContain('Undone.');
  await visitor.press('Download ZIP');
  expect(await openedArchive((await downloads.next()).bytes)).toEqual(first);
  await pressWith(visitor, ['Control', 'Shift'], 'z');
  await expect.poll(() => said(visitor)).toContain('Redone.');
  await visitor.press('Download ZIP');
  expect(await openedArchive((await downloads.next()).bytes)).toEqual(moved);
});

it('a key selects the focused photo, Ctrl+A selects the folder, and Escape clears the selection', async () => {
  const { visitor } = await arriveWithFolders('boxes@example.org');
  const { page } = visitor;
  await page.focus('section[aria-label="Pets"] input[type=checkbox]');
  await page.keyboard.press('Space');
  await visitor.sees('1 photo selected');
  await pressWith(visitor, ['Control'], 'a');
  await visitor.sees('3 photos selected');
  await page.keyboard.press('Escape');
  await visitor.waitFor(() => document.querySelector('.choose-box :checked') === null);
  expect(await visitor.text()).not.toContain('chosen');

  // In a field, these keys belong to the field.
  await page.focus('section[aria-label="Pets"] input[type=checkbox]');
  await page.keyboard.press('Space');
  await visitor.press('Rename Pets');
  await visitor.find('input[aria-label="New name for Pets"]:focus');
  await pressWith(visitor, ['Control'], 'a');
  await page.keyboard.type('Dogs');
  await pressWith(visitor, ['Control'], 'z');
  await page.keyboard.type('Dogs');
  await page.keyboard.press('Enter');
  await visitor.sees('1 photo selected');
  await visitor.find('section[aria-label="Dogs"]');
});

it('a dragged photo of the selection moves the others too, also into a new folder', async () => {
  const { visitor, downloads } = await arriveWithFolders('drag-many@example.org');
  await clickWith(visitor, 'Control', 1);
  await clickWith(visitor, 'Control', 4);
  const from = await visitor.find('section[aria-label="Vehicles"] .slide');
  await dragPhoto(from, await visitor.find('section[aria-label="Beach & Sea"]'));
  await expect.poll(() => said(visitor)).toContain('Moved 2 photos to Beach & Sea');

  await clickWith(visitor, 'Control', 0);
  await clickWith(visitor, 'Shift', 2);
  await visitor.press('Move to… 3 photos selected');
  await visitor.click('::-p-aria([name="New folder…"][role="option"])');
  await visitor.find('input[aria-label="New name for New folder"]:focus');
  await visitor.page.keyboard.type('Trip');
  await visitor.page.keyboard.press('Enter');
  await visitor.press('Download ZIP');
  const paths = [...(await openedArchive((await downloads.next()).bytes)).keys()];
  expect(paths.filter((path) => path.startsWith('Trip/'))).toHaveLength(3);
});

it('the board passes axe, and nothing sticks out, while photos are selected', async () => {
  for (const [theme, widthPx] of [
    ['light', 1440],
    ['dark', 320],
  ] as const) {
    const { visitor } = await arriveWithFolders(`axe-${theme}@example.org`, { theme, widthPx });
    await clickWith(visitor, 'Control', 0);
    await visitor.sees('1 photo selected');
    expect(await axeViolations(visitor)).toEqual([]);
    expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
  }
});
