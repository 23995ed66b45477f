/** @module-tag nightly */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { writeDrawnScenes } from '../../../scripts/visitor/drawn-scenes.ts';
import { SURE_CONFIDENCE } from '#core/limits.ts';
import { openedArchive } from '../site/support/opened-archive.ts';
import { draw, linesOf, organize, ownFolder } from './run-organize.ts';

/** The folder of a photo in the output of `--json`. */
interface Rated {
  readonly category: string;
  readonly confidence?: number;
  readonly alternatives?: readonly { readonly category: string }[];
}

async function pathsInZip(folder: string): Promise<string[]> {
  return [...(await openedArchive(await readFile(join(folder, 'organized_photos.zip')))).keys()];
}

describe('photos with the same name', () => {
  it(
    'get their EXIF day appended in the ZIP, in JSON and in the output, then a number',
    { tags: ['entries-category-short-name'] },
    async () => {
      const folder = await ownFolder();
      const bytes = await draw(folder, 'IMG_0.jpg', 'navy');
      // Different bytes, or they would be copies of each other.
      const takenOn = async (day: string, path: string, quality = 100) => {
        const dated = sharp(bytes).withExif({ IFD2: { DateTimeOriginal: `${day} 10:00:00` } });
        await writeFile(join(folder, path), await dated.jpeg({ quality }).toBuffer());
      };
      await takenOn('2019:07:14', 'IMG_1.jpg');
      await takenOn('2019:07:14', 'IMG_2.jpg', 99);
      await takenOn('2019:07:15', 'IMG_3.jpg');
      const files = ['IMG_0.jpg', 'IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg'];

      const outcome = await organize(folder, [...files, '--json']);

      expect(outcome.code).toBe(0);
      const paths = linesOf(outcome).map(({ path = '' }) => path);
      const name = paths[0]?.replace(/\.jpg$/, '');
      expect(paths).toEqual([
        `${name}.jpg`,
        `${name}_2019-07-14.jpg`,
        `${name}_2019-07-14_2.jpg`,
        `${name}_2019-07-15.jpg`,
      ]);
      expect((await pathsInZip(folder)).toSorted()).toEqual(paths.toSorted());
      const { stdout } = await organize(folder, [...files, '--dry-run']);
      expect(stdout.split('\n')).toEqual(
        expect.arrayContaining(paths.map((path, at) => `${files[at]} → ${path}`)),
      );
      const counted = await organize(folder, [...files, '--dry-run', '--json', '--pattern', 'my {name}']);
      expect(linesOf(counted).map(({ path = '' }) => path.replace(/^.*\/my /, ''))).toEqual(
        ['', '_2', '_3', '_4'].map((number) => `${name?.replace(/^.*\//, '')}${number}.jpg`),
      );
    },
  );
});

describe('--unsure-to-unsorted', () => {
  it('puts uncertain photos into Unsorted, names the folder each would have had, and moves no other', async () => {
    const folder = await ownFolder();
    await writeDrawnScenes(folder);
    for (const colour of ['navy', 'green', 'maroon', 'gold', 'gray', 'white']) {
      await draw(folder, `IMG_${colour}.jpg`, colour);
    }
    const foldersBy = async (...options: string[]): Promise<Rated[]> => {
      const lines = linesOf(await organize(folder, ['.', '--dry-run', '--json', '--no-hints', ...options]));
      return lines as readonly object[] as Rated[];
    };
    const usual = await foldersBy();
    const asked = await foldersBy('--unsure-to-unsorted');
    const isUnsure = ({ confidence = 1 }: Rated) => confidence < SURE_CONFIDENCE;
    expect(usual.filter(isUnsure)).not.toHaveLength(0);
    expect(usual.every(isUnsure)).toBe(false);
    for (const [at, { category, alternatives = [] }] of asked.entries()) {
      const before = usual[at];
      if (!before) throw new Error('A photo is missing');
      const expected = isUnsure(before) ? ['Unsorted', before.category] : [before.category];
      expect([category, ...alternatives.map((one) => one.category)].slice(0, expected.length)).toEqual(
        expected,
      );
    }
  });

  it('is explained in the help', async () => {
    const { stdout } = await organize(await ownFolder(), ['--help']);
    expect(stdout).toContain('--unsure-to-unsorted');
  });
});
