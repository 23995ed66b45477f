import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../../fakes/drawn-batch.ts';
import { datedLibrary, DRAWN, realPhoto } from '../../library/a-library.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { fillPicked, hangAtFile, pickedTree, picksFolder } from '../support/picked-folder.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

const WAY = 'Add to an organized folder…';

async function photo(number: number): Promise<Buffer> {
  const real = realPhoto(number);
  if (real !== undefined) return readFile(real);
  return (await fixture.photos.draw(`drawn ${number}.jpg`, number % 2 === 0 ? 'green' : 'blue')).bytes;
}

/** Another program's library: photos without metadata in folders of years and months, named by their times. */
async function yearsAndMonths(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (let number = 0; number < 8; number += 1) {
    const month = `0${number + 1}`;
    files.set(`2024/${month}/2024${month}05_100000.jpg`, await photo(number));
  }
  return files;
}

/** Returns everything in a folder on disk except our own journals. */
async function filesOf(library: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { path, sha256 } of await treeOf(library)) {
    if (sha256 !== '' && !path.startsWith('.')) files.set(path, await readFile(join(library, path)));
  }
  return files;
}

/** A visitor with these photos on the table, by name, and a folder to pick. */
async function arriveWithTable(
  email: string,
  photos: ReadonlyMap<string, Uint8Array>,
  library: ReadonlyMap<string, Uint8Array>,
): Promise<Visitor> {
  const visitor = await fixture.arrive();
  await picksFolder(visitor);
  await visitor.signIn(email);
  await fillPicked(visitor, library);
  const paths = await Promise.all(Array.from(photos, ([name, bytes]) => fixture.photos.write(name, bytes)));
  await visitor.choose(paths);
  await visitor.sees(paths.length === 1 ? '1 file selected' : `${paths.length} files selected`);
  return visitor;
}

/** The same, once they are organized. */
async function arriveWithBoard(...about: Parameters<typeof arriveWithTable>): Promise<Visitor> {
  const visitor = await arriveWithTable(...about);
  await visitor.press('Organize Photos');
  await visitor.sees('Your folders');
  return visitor;
}

const addWay = (visitor: Visitor) => visitor.pick('More ways to save', WAY);

/** Returns the SHA-256 of every file in the picked folder by path, without lists and our own files. */
async function photosIn(visitor: Visitor): Promise<Record<string, string>> {
  const tree = [...(await pickedTree(visitor))].filter(([path]) => /^[^.].*\/.*\.jpg$/.test(path));
  return Object.fromEntries(tree.map(([path, { sha256 }]) => [path, sha256]));
}

async function rowsOfList(visitor: Visitor): Promise<readonly string[]> {
  const text = (await pickedTree(visitor)).get('where-my-pix.csv')?.text ?? '';
  return text.trim().split('\r\n').slice(1);
}

describe(`adding to an organized folder${DRAWN}`, () => {
  it(
    'continues another program’s folders, adds nothing twice, and can be undone',
    { tags: ['organized-photos-stay-organized-new'] },
    async () => {
      const library = await yearsAndMonths();
      const known = library.get('2024/03/20240305_100000.jpg') ?? Buffer.alloc(0);
      const news = new Map([
        ['IMG_20240620_181500.jpg', await photo(20)],
        ['IMG_20250102_090000.jpg', await photo(21)],
        ['a copy with another name.jpg', known],
      ]);
      const visitor = await arriveWithBoard('add@example.org', news, library);
      const before = await pickedTree(visitor);

      await addWay(visitor);
      await visitor.sees('2 new photos and videos go into 2 folders.');
      await visitor.sees('1 is already in the folder and is skipped.');
      await visitor.sees('New photos follow its folder scheme: {date:YYYY}/{date:MM}.');
      await visitor.sees('2024/06: 1 file');
      await visitor.sees('2025/01 (new folder): 1 file');
      expect(await axeViolations(visitor)).toEqual([]);
      expect(await pickedTree(visitor)).toEqual(before);

      await visitor.press('Add');
      await visitor.sees('2 files copied and verified.');
      const after = await photosIn(visitor);
      const added = Object.keys(after).filter((path) => !before.has(path));
      expect(added.toSorted()).toEqual(['2024/06/20240620_181500.jpg', '2025/01/20250102_090000.jpg']);
      expect(await rowsOfList(visitor)).toHaveLength(2);

      await visitor.press('Close');
      const settled = await pickedTree(visitor);
      await addWay(visitor);
      await visitor.sees('Nothing to add: all 3 photos and videos are already in the folder.');
      expect(await pickedTree(visitor)).toEqual(settled);

      await visitor.press('Undo the last copies');
      await visitor.sees('Undone: 2.');
      await expect.poll(() => pickedTree(visitor)).toEqual(before);
    },
  );

  it(
    'chosen on the table: skips existing photos, and the board has the library’s folders and names from the start',
    { tags: ['nightly', 'organized-photos-stay-organized-new'] },
    async () => {
      const library = await yearsAndMonths();
      const known = library.get('2024/03/20240305_100000.jpg') ?? Buffer.alloc(0);
      const news = new Map([
        ['IMG_20240620_181500.jpg', await photo(20)],
        ['IMG_20250102_090000.jpg', await photo(21)],
        ['a copy with another name.jpg', known],
      ]);
      const visitor = await arriveWithTable('table@example.org', news, library);
      await visitor.sees('If you choose the folder first');
      await visitor.press('Choose folder…');
      await visitor.sees('Add to Pictures');
      await visitor.sees('New photos follow its folder scheme: {date:YYYY}/{date:MM}.');
      await visitor.sees('1 selected photo is already in the folder.');
      expect(await axeViolations(visitor)).toEqual([]);
      await visitor.press('Remove from selection');
      await visitor.sees('2 files selected');
      await visitor.press('Organize Photos');
      await visitor.sees('These folders follow Pictures.');
      await visitor.sees('2024/06');
      await visitor.sees('20240620_181500.jpg');
      // The library is the destination, so no ZIP is downloaded.
      expect((await visitor.toasts()).join(' ')).not.toContain('Download complete');
      await visitor.press('Add to Pictures…');
      await visitor.sees('2 new photos and videos go into 2 folders.');
      await visitor.press('Add');
      await visitor.sees('2 files copied and verified.');
      const added = Object.keys(await photosIn(visitor)).filter((path) => !library.has(path));
      expect(added.toSorted()).toEqual(['2024/06/20240620_181500.jpg', '2025/01/20250102_090000.jpg']);
      await visitor.press('Close');
      await visitor.waitFor(() => !document.body.innerText.includes('Nothing has been copied to it yet.'));
    },
  );

  it(
    'loses and duplicates nothing when the page is closed while it writes',
    { tags: ['organized-photos-stay-organized-new'] },
    async () => {
      const news = new Map<string, Buffer>();
      for (const at of [1, 2, 3, 4]) news.set(`IMG_2024062${at}_181500.jpg`, await photo(20 + at));
      const visitor = await arriveWithBoard('closed@example.org', news, await yearsAndMonths());
      const before = await photosIn(visitor);
      await hangAtFile(visitor, '.jpg', 3);
      await addWay(visitor);
      await visitor.sees('4 new photos and videos go into 1 folder.');
      await visitor.press('Add');
      // Two are complete, and the third has only its name.
      await expect.poll(async () => Object.keys(await photosIn(visitor)).length).toBe(8 + 3);
      await visitor.reload();
      await visitor.sees('Your folders');
      await addWay(visitor);
      await visitor.sees('Copying into this folder was interrupted');
      await visitor.press('Resume');
      await visitor.sees('4 files copied and verified.');
      const after = await photosIn(visitor);
      expect(after).toMatchObject(before);
      expect(new Set(Object.values(after)).size).toBe(8 + 4);
      expect(Object.keys(after)).toHaveLength(8 + 4);
      expect(await rowsOfList(visitor)).toHaveLength(4);
      await visitor.press('Close');
      await addWay(visitor);
      await visitor.sees('Nothing to add: all 4 photos and videos');
    },
  );

  it(
    'continues the command line’s library and list',
    { tags: ['nightly', 'organized-photos-stay-organized-new'] },
    async () => {
      const { run, photo: put, folder, library } = await datedLibrary();
      await put('new/IMG_20240620_181500.jpg', 20);
      await run('add', 'new', '--into', 'library');
      const news = new Map([
        ['IMG_20240701_100000.jpg', await photo(30)],
        ['once more.jpg', await readFile(join(folder, 'new/IMG_20240620_181500.jpg'))],
      ]);
      const visitor = await arriveWithBoard('both@example.org', news, await filesOf(library));
      await addWay(visitor);
      await visitor.sees('1 new photo or video goes into 1 folder.');
      await visitor.press('Add');
      await visitor.sees('1 file copied and verified.');
      expect(await rowsOfList(visitor)).toHaveLength(2);
      const paths = [...(await pickedTree(visitor)).keys()];
      expect(paths).toContain('2024/07/20240701_100000.jpg');
      expect(paths).not.toContain('where-my-pix-2.csv');
    },
  );

  it(
    'leaves a library and a list that the command line continues',
    { tags: ['nightly', 'organized-photos-stay-organized-new'] },
    async () => {
      const { run, photo: put, library } = await datedLibrary();
      const news = new Map([['IMG_20240701_100000.jpg', await photo(30)]]);
      const visitor = await arriveWithBoard('then@example.org', news, await filesOf(library));
      await addWay(visitor);
      await visitor.press('Add');
      await visitor.sees('1 file copied and verified.');
      const list = (await pickedTree(visitor)).get('where-my-pix.csv')?.text ?? '';
      await put('library/2024/07/20240701_100000.jpg', 30);
      await writeFile(join(library, 'where-my-pix.csv'), list);

      await put('new/the same again.jpg', 30);
      await put('new/IMG_20240801_100000.jpg', 31);
      const outcome = await run('add', 'new', '--into', 'library');
      expect(outcome.stdout).toContain('1 new, 1 already in the library.');
      const table = await readFile(join(library, 'where-my-pix.csv'), 'utf8');
      expect(table.trim().split('\r\n')).toHaveLength(1 + 2);
    },
  );
});
