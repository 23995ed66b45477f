import { expect, it } from 'vitest';
import { REMEMBERED } from '#browser/limits.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { filesKept } from '../support/files-kept.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor, VisitorOptions } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

const BOX = 'input[type=search]';

/** A visitor with a beach, three dogs, a car and a receipt in their folders. */
async function arriveWithFolders(email: string, options: VisitorOptions = {}) {
  const visitor = await fixture.arrive(options);
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.signIn(email);
  const colours = ['blue', 'green', 'green', 'green', 'red', 'grey'] as const;
  const photos = await Promise.all(
    colours.map((colour, at) => fixture.photos.draw(`2019-07-14 ${at}-${email}.jpg`, colour)),
  );
  await visitor.choose(photos.map(({ path }) => path));
  await visitor.sees('6 files selected');
  await visitor.press('Organize Photos');
  await openedArchive((await downloads.next()).bytes);
  await visitor.sees('Your folders');
  return { visitor, downloads, photos };
}

/** The folders on the board with the number of their photos. */
const folders = ({ page }: Visitor) =>
  page.$$eval('.result-folder', (all) =>
    all.map(
      (folder) =>
        `${folder.querySelector('section')?.getAttribute('aria-label') ?? ''} ${folder.querySelectorAll('.result-card').length}`,
    ),
  );

const said = ({ page }: Visitor) =>
  page.$$eval('output', (all) => all.map((one) => one.textContent).join(' '));

it(
  'finds while one types, and moves the matches together',
  { tags: ['natural-language-photo-search-coming'] },
  async () => {
    const { visitor, downloads, photos } = await arriveWithFolders('found@example.org');
    await visitor.page.keyboard.press('/');
    await visitor.find(`${BOX}:focus`);
    await visitor.page.keyboard.type('puppies');
    await visitor.sees('3 photos found in 1 folder.');
    expect(await folders(visitor)).toEqual(['Pets 3']);
    await expect.poll(() => said(visitor)).toContain('3 photos found in 1 folder.');

    await visitor.press('Select all 3 found');
    await visitor.sees('3 photos selected');
    await visitor.press('Move to… 3 photos selected');
    await visitor.click('::-p-aria([name="Beach & Sea"][role="option"])');
    await expect.poll(() => said(visitor)).toContain('Moved 3 photos to Beach & Sea');
    expect(await folders(visitor)).toEqual(['Beach & Sea 3']);

    await visitor.press('Show all photos');
    await expect.poll(() => folders(visitor)).toContain('Beach & Sea 4');
    await visitor.press('Download ZIP');
    const moved = await openedArchive((await downloads.next()).bytes);
    const folderOf = (at: number) =>
      [...moved].find(([, hash]) => hash === sha256(photos[at]?.bytes ?? Buffer.of()))?.[0].split('/')[0];
    expect([0, 1, 2, 3, 4].map(folderOf)).toEqual([
      'Beach & Sea',
      'Beach & Sea',
      'Beach & Sea',
      'Beach & Sea',
      'Vehicles',
    ]);
  },
);

it(
  'finds by original name and year, says if there is no match, and Escape shows everything',
  NIGHTLY,
  async () => {
    const { visitor } = await arriveWithFolders('nothing@example.org');
    const all = await folders(visitor);
    await visitor.fill(BOX, '4-nothing@example.org.jpg');
    await expect.poll(() => folders(visitor)).toEqual(['Vehicles 1']);
    await visitor.fill(BOX, 'car 2019');
    await expect.poll(() => folders(visitor)).toEqual(['Vehicles 1']);
    await visitor.fill(BOX, 'car -automobile yesterday');
    await visitor.sees('Nothing found for “car -automobile yesterday”.');
    await visitor.sees('Try fewer or different words');
    await visitor.fill(BOX, 'receipt automobile');
    await visitor.press('automobile (1)');
    await expect.poll(() => folders(visitor)).toEqual(['Vehicles 1']);
    await visitor.fill(BOX, 'unicorn');
    await visitor.sees('Nothing found');
    expect(await folders(visitor)).toEqual([]);
    await visitor.page.focus(BOX);
    await visitor.page.keyboard.press('Escape');
    await expect.poll(() => folders(visitor)).toEqual(all);
    expect(await visitor.read(BOX, (box) => (box instanceof HTMLInputElement ? box.value : 'none'))).toBe('');
  },
);

it('steps through the matches in the open photo, and limits Shift and Ctrl+A to them', NIGHTLY, async () => {
  const { visitor } = await arriveWithFolders('through@example.org');
  const { page } = visitor;
  await visitor.fill(BOX, 'dog');
  await expect.poll(() => folders(visitor)).toEqual(['Pets 3']);
  await visitor.click('.result-card .slide');
  await visitor.sees('1 of 3');
  await page.keyboard.press('End');
  await visitor.sees('3 of 3');
  await page.keyboard.press('Escape');
  await visitor.waitUntilGone('[role=dialog]');

  await visitor.fill(BOX, 'dog -receipt');
  await visitor.press('Select all 3 found');
  await visitor.sees('3 photos selected');
  // What is hidden does not move with it.
  await visitor.fill(BOX, 'car');
  await expect.poll(() => folders(visitor)).toEqual(['Vehicles 1']);
  expect(await visitor.text()).not.toContain('chosen');
});

it('finds English descriptions by words in the page’s language', NIGHTLY, async () => {
  const { visitor } = await arriveWithFolders('deutsch@example.org');
  await visitor.sees('This board stays in this browser until');
  await visitor.open('/de/upload');
  await visitor.sees('Ihre Ordner');
  await visitor.fill(BOX, 'die Hunde');
  await expect.poll(() => folders(visitor)).toEqual(['Pets 3']);
  await visitor.sees('3 Fotos in 1 Ordner gefunden.');
  await visitor.fill(BOX, 'Strand 2019');
  await expect.poll(() => folders(visitor)).toEqual(['Beach & Sea 1']);
});

it('remembers a batch on request, finds it after a reload, and forgets it', NIGHTLY, async () => {
  const { visitor } = await arriveWithFolders('remembers@example.org');
  expect(await visitor.text()).not.toContain('Search saved batches');
  await visitor.click(
    '::-p-aria([name="Remember this batch for search, on this device only"][role="checkbox"])',
  );
  await visitor.sees('Remembered. Find it again');
  await visitor.sees('organized_photos.zip of');
  // Below the header, where it can be clicked.
  await visitor.page.evaluate(() => scrollTo(0, 0));
  await visitor.press('Discard this board');
  await visitor.press('Delete now');
  await visitor.sees('0 files selected');
  // A page that is left too early does not finish deleting.
  await expect.poll(() => visitor.page.evaluate(filesKept)).toBe(0);
  await visitor.reload();
  await visitor.sees('Search saved batches');
  await visitor.fill(BOX, 'puppy');
  await visitor.sees('3 photos found.');
  await visitor.sees('folder Pets');
  await visitor.sees('Original name: 2019-07-14 1-remembers@example.org.jpg');
  await visitor.find('main section li img[src^="blob:"]');
  // A small picture, not the photo.
  const kept = await visitor.page.evaluate(largestKept);
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(20_000);
  expect(await axeViolationsInBothThemes(visitor)).toEqual([]);

  await visitor.click('button[aria-label^="Forget organized_photos.zip of"]');
  await expect.poll(() => visitor.text()).not.toContain('Search saved batches');
  expect(await visitor.page.evaluate(largestKept)).toBe(0);
  await visitor.reload();
  await visitor.sees('0 files selected');
  expect(await visitor.text()).not.toContain('Search saved batches');
});

it(
  'remembers a batch in its final arrangement, and forgets it when the switch is turned off',
  NIGHTLY,
  async () => {
    const { visitor } = await arriveWithFolders('rearranged@example.org');
    const remember =
      '::-p-aria([name="Remember this batch for search, on this device only"][role="checkbox"])';
    await visitor.click(remember);
    await visitor.sees('Remembered. Find it again');
    await visitor.click('section[aria-label="Vehicles"] button[aria-label="Rename Vehicles"]');
    await visitor.find('input[aria-label="New name for Vehicles"]:focus');
    await visitor.page.keyboard.type('Oldtimers');
    await visitor.page.keyboard.press('Enter');
    await visitor.find('section[aria-label="Oldtimers"]');
    await visitor.fill('::-p-aria([name="Search saved batches"][role="searchbox"])', 'car');
    await visitor.sees('folder Oldtimers');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    await visitor.click(remember);
    await visitor.sees('Forgotten.');
    await expect.poll(() => visitor.text()).not.toContain('Search saved batches');
  },
);

it('makes room for the newest batch when storage is full', NIGHTLY, async () => {
  const { visitor } = await arriveWithFolders('full@example.org');
  const remember = '::-p-aria([name="Remember this batch for search, on this device only"][role="checkbox"])';
  await visitor.click(remember);
  await visitor.sees('Remembered. Find it again');
  await visitor.click(remember);
  await visitor.sees('Forgotten.');
  await visitor.page.evaluate(addOldBatches, REMEMBERED.photos);
  await visitor.click(remember);
  await visitor.sees('To make room, the oldest batch was forgotten.');
  await visitor.sees('middle.zip');
  const text = await visitor.text();
  expect(text).not.toContain('oldest.zip');
});

it('remembered batches are removed at logout, and not shown to anybody else', async () => {
  const { visitor } = await arriveWithFolders('leaving@example.org');
  await visitor.click(
    '::-p-aria([name="Remember this batch for search, on this device only"][role="checkbox"])',
  );
  await visitor.sees('Remembered. Find it again');
  await visitor.page.evaluate(() => localStorage.clear());
  await visitor.signInByHand('other@example.org');
  await visitor.sees('0 files selected');
  await expect.poll(() => visitor.page.evaluate(largestKept)).toBe(0);
  expect(await visitor.text()).not.toContain('Search saved batches');
  await visitor.press('Logout');
  await visitor.isAt('/');
  await visitor.sees('Log In');
  await expect.poll(() => visitor.page.evaluate(() => indexedDB.databases())).toEqual([]);
});

it('passes axe during a search, and nothing sticks out', NIGHTLY, async () => {
  for (const widthPx of [1440, 390]) {
    const { visitor } = await arriveWithFolders(`axe-${widthPx}@example.org`, { widthPx });
    await visitor.fill(BOX, 'dog');
    await visitor.sees('3 photos found');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
    await visitor.fill(BOX, 'unicorn');
    await visitor.sees('Nothing found');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
  }
});

/** Returns the size of the largest remembered picture; 0 if there is none. */
function largestKept(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('remembered-batches');
    opening.addEventListener('error', () => reject(new Error('There is no database')));
    opening.addEventListener('success', () => {
      const { result } = opening;
      if (!result.objectStoreNames.contains('pictures')) {
        result.close();
        resolve(0);
        return;
      }
      const reading = result.transaction('pictures').objectStore('pictures').getAll();
      reading.addEventListener('success', () => {
        result.close();
        const rows = reading.result as { readonly picture: Blob }[];
        resolve(Math.max(0, ...rows.map(({ picture }) => picture.size)));
      });
    });
  });
}

/** Two anonymous batches that fill all space together, the second with a single photo. */
function addOldBatches(room: number): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('remembered-batches');
    opening.addEventListener('success', () => {
      const work = opening.result.transaction('batches', 'readwrite');
      const row = { owner: '', bytes: 0, anchor: 'none' };
      work.objectStore('batches').put({ ...row, id: 'a', zip: 'oldest.zip', createdMs: 1, photos: room - 1 });
      work.objectStore('batches').put({ ...row, id: 'b', zip: 'middle.zip', createdMs: 2, photos: 1 });
      work.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}
