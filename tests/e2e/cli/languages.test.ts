import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATEGORY_NAMES } from '#core/categories/categorize.ts';
import { readListTable } from '#core/lists/list-table.ts';
import { FOLDER_NAMES, type OwnFolder } from '#core/wording/folder-names.ts';
import { NIGHTLY } from '../../nightly.ts';
import { openedArchive, topOfArchive } from '../site/support/opened-archive.ts';
import { draw, linesOf, organize, ownFolder } from './run-organize.ts';

/** A folder of pictures, which the engine describes in various ways. */
async function withPictures(): Promise<string> {
  const folder = await ownFolder();
  await draw(folder, 'photos/IMG_1.jpg', 'navy');
  await draw(folder, 'photos/IMG_2.jpg', 'darkorange');
  return folder;
}

const german = (category: string) => FOLDER_NAMES.de[category as OwnFolder];

describe('the command line in German', () => {
  it(
    'uses German folders, names and descriptions, and English categories for programs',
    { tags: ['categories-stay-english-lists'] },
    async () => {
      const folder = await withPictures();
      const lines = linesOf(await organize(folder, ['photos', '--json'], { LC_ALL: 'de_DE.UTF-8' }));

      const zip = await readFile(join(folder, 'organized_photos.zip'));
      expect([...(await openedArchive(zip)).keys()]).toEqual(lines.map(({ path }) => path));
      expect(lines).toHaveLength(2);
      for (const { path = '', category = '', description } of lines) {
        expect(CATEGORY_NAMES).toContain(category);
        expect([german(category), FOLDER_NAMES.de['Look again']]).toContain(path.split('/')[0]);
        expect(description).toMatch(/^\p{Lu}.*\.$/u);
        expect(description).not.toMatch(/^(?:An?|The) |\b(?:with|possibly|on)\b/iu);
      }
      const texts = await topOfArchive(zip);
      const rows = readListTable(texts.get('where-my-pix.csv') ?? '') ?? [];
      expect(rows.map(({ path }) => path)).toEqual(lines.map(({ path }) => path));
      expect(rows.map(({ category }) => category)).toEqual(lines.map(({ category }) => category));
      expect(texts.get('Where My Pix.html')).toContain('<html lang="de">');
    },
  );

  it(
    'keeps folders and names in English on request',
    { tags: ['nightly', 'switch-keeps-them-english'] },
    async () => {
      const folder = await withPictures();
      const dry = ['photos', '--json', '--dry-run'];
      const paths = async (...more: readonly string[]) =>
        linesOf(await organize(folder, [...dry, ...more])).map(({ path }) => path);

      const english = await paths();
      expect(await paths('--language', 'de', '--english-folders')).toEqual(english);
      expect(await paths('--language', 'de')).not.toEqual(english);
    },
  );

  it('puts photos into existing folders with English names', NIGHTLY, async () => {
    const folder = await withPictures();
    const [line] = linesOf(await organize(folder, ['photos/IMG_1.jpg', '--json', '--dry-run']));
    const category = line?.path?.split('/')[0] ?? '';
    await mkdir(join(folder, 'pictures', category), { recursive: true });

    await organize(folder, ['photos/IMG_1.jpg', '--into', 'pictures', '--no-list', '--language', 'de']);

    const there = (await readdir(join(folder, 'pictures'))).filter((name) => !name.startsWith('.'));
    expect(there).toEqual([category]);
    expect(await readdir(join(folder, 'pictures', category))).toHaveLength(1);
  });

  it('lists its languages', async () => {
    const folder = await ownFolder();
    const outcome = await organize(folder, ['photos', '--language', 'klingon']);
    expect(outcome.code).toBe(2);
    expect(outcome.stderr).toContain('en, de, es, fr, ja');
  });
});
