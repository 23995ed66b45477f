import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { filesThatMatch, unpackTo } from '../unpacked-zip.ts';
import { openedArchive, topOfArchive } from '../site/support/opened-archive.ts';
import { draw, organize, ownFolder } from './run-organize.ts';

interface TreeFile {
  readonly path: string;
  readonly sha256: string;
  readonly modifiedMs: number;
}

/** Returns every file of a folder: path, bytes and time. */
async function treeOf(folder: string): Promise<TreeFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const tree = await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const sha256 = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
      return { path: path.slice(folder.length + 1), sha256, modifiedMs: (await stat(path)).mtimeMs };
    }),
  );
  return tree.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Photos in folders, with difficult names: equal ones, copies, and those that spreadsheets take for formulas. */
async function drawTree(folder: string): Promise<void> {
  await draw(folder, 'photos/IMG_1.jpg', 'navy');
  await draw(folder, 'photos/Été 2024/IMG_1.jpg', 'green');
  await draw(folder, 'photos/Été 2024/deep/=1+1;@x, "y"#?%41.JPG', 'maroon');
  const copy = await readFile(join(folder, 'photos/IMG_1.jpg'));
  await mkdir(join(folder, 'photos/copies'));
  await writeFile(join(folder, 'photos/copies/IMG_1 (1).jpg'), copy);
  await writeFile(join(folder, 'photos/film.mp4'), 'a film, as its name says');
  const when = new Date(Date.UTC(2020, 1, 29, 12, 34, 56));
  for (const { path } of await treeOf(join(folder, 'photos')))
    await utimes(join(folder, 'photos', path), when, when);
}

describe('restore', () => {
  it('restores photos from hidden folders under names that are not hidden', async () => {
    const folder = await ownFolder();
    const originals = [
      '.private/IMG_1.jpg',
      '.private/IMG_1.jpg.xmp',
      '... /IMG_2.jpg',
      'a/.b/.c/.IMG_3.jpg',
    ];
    for (const [at, path] of originals.entries())
      await draw(folder, `photos/${path}`, `rgb(${at * 60}, 9, 9)`);
    await writeFile(join(folder, 'photos/.private/IMG_1.jpg.xmp'), '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');
    expect((await organize(folder, ['photos', '--into', 'sorted'])).code).toBe(0);
    const outcome = await organize(folder, ['restore', 'sorted', '--into', 'back']);
    expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining('4 of 4 files restored.') });
    const restored = (await treeOf(join(folder, 'back'))).map(({ path }) => path);
    expect(restored).toEqual([
      '_... /IMG_2.jpg',
      '_.private/IMG_1.jpg',
      '_.private/IMG_1.jpg.xmp',
      'a/_.b/_.c/.IMG_3.jpg',
    ]);
  });

  it('says that a list is damaged, whether something is left of it or not', async () => {
    const folder = await ownFolder();
    for (const [name, color] of [
      ['IMG_1', 'navy'],
      ['IMG_2', 'green'],
      ['IMG_3', 'red'],
    ] as const) {
      await draw(folder, `photos/${name}.jpg`, color);
    }
    await organize(folder, ['photos', '--into', 'sorted']);
    const table = join(folder, 'sorted/where-my-pix.csv');
    const whole = await readFile(table, 'utf8');
    const [head = '', ...rows] = whole.split('\r\n');
    const damaged: readonly (readonly [text: string, restored: number])[] = [
      [`${head}\r\n`, 0],
      [head, 0],
      [`${head}\r\n${rows[0]}\r\n"${rows[1]}`, 1],
      [whole.slice(0, whole.length - 40), 3],
      [`${head}\r\n${rows[0]}\r\n${'\0'.repeat(500)}\r\n${rows[1]}\r\n`, 2],
    ];
    for (const [text, restored] of damaged) {
      await writeFile(table, text);
      await rm(join(folder, 'back'), { recursive: true, force: true });
      const outcome = await organize(folder, ['restore', 'sorted', '--into', 'back']);
      expect(outcome).toMatchObject({ code: 1, stderr: '' });
      expect(outcome.stdout).toContain('The list in sorted is damaged or empty.');
      expect(outcome.stdout).not.toContain('0 of 0');
      expect(await treeOf(join(folder, 'back'))).toHaveLength(restored);
    }
    await writeFile(table, whole);
    expect((await organize(folder, ['restore', 'sorted', '--into', 'back'])).code).toBe(0);
  });

  it('recreates the exact tree from the ZIP: names, folders, bytes and times', async () => {
    const folder = await ownFolder();
    await drawTree(folder);
    expect((await organize(folder, ['photos'])).code).toBe(0);

    const outcome = await organize(folder, ['restore', 'organized_photos.zip', '--into', 'back']);

    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toMatch(/^5 of 5 files restored\.\nThey are in back\.\n$/);
    expect(await treeOf(join(folder, 'back'))).toEqual(await treeOf(join(folder, 'photos')));
    const again = await organize(folder, ['restore', 'organized_photos.zip', '--into', 'back']);
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('5 of them were already there') });
  });

  it('restores photos that were renamed since, and names those it could not', NIGHTLY, async () => {
    const folder = await ownFolder();
    await drawTree(folder);
    await writeFile(join(folder, 'photos/bad.jpg'), 'this is text');
    expect((await organize(folder, ['photos'])).code).toBe(1);
    await unpackTo(join(folder, 'unpacked'), await readFile(join(folder, 'organized_photos.zip')));
    const placed = (await treeOf(join(folder, 'unpacked'))).find(({ path }) => path.endsWith('.jpg'));
    await rename(join(folder, 'unpacked', placed?.path ?? ''), join(folder, 'unpacked/mine.jpg'));
    const original = (await treeOf(join(folder, 'photos'))).find(({ path }) => path === 'film.mp4');
    const film = (await treeOf(join(folder, 'unpacked'))).find(({ sha256 }) => sha256 === original?.sha256);
    await writeFile(join(folder, 'unpacked', film?.path ?? ''), 'a film, that was changed');

    const outcome = await organize(folder, ['restore', 'unpacked', '--into', 'back']);

    expect(outcome).toMatchObject({ code: 1, stderr: '' });
    expect(outcome.stdout).toMatch(/^4 of 6 files restored\./);
    expect(outcome.stdout).toMatch(/film\.mp4: .+ was changed, or can’t be read/);
    expect(outcome.stdout).toMatch(/bad\.jpg was never in the ZIP\. bad\.jpg is not a photo/);
    const left = (await treeOf(join(folder, 'photos'))).filter(({ path }) => !/bad|film/.test(path));
    expect(await treeOf(join(folder, 'back'))).toEqual(left);
  });

  it('says if there is no list', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'photos/a.jpg', 'navy');
    await organize(folder, ['photos', '--no-list']);
    const outcome = await organize(folder, ['restore', 'organized_photos.zip', '--into', 'back']);
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toContain('organized_photos.zip has no usable where-my-pix.csv');
    await expect(stat(join(folder, 'back'))).rejects.toThrow('ENOENT');
  });
});

describe('the files at the top of the ZIP', () => {
  it('are left out by --no-list', NIGHTLY, async () => {
    const folder = await ownFolder();
    await draw(folder, 'a.jpg', 'navy');
    await organize(folder, ['a.jpg', '--no-list']);
    const zip = await readFile(join(folder, 'organized_photos.zip'));
    expect((await topOfArchive(zip)).size).toBe(0);
    expect((await openedArchive(zip)).size).toBe(1);
  });

  it('contain checksums that sha256sum accepts', NIGHTLY, async () => {
    const folder = await ownFolder();
    await drawTree(folder);
    await organize(folder, ['photos']);
    const into = join(folder, 'unpacked');
    await unpackTo(into, await readFile(join(folder, 'organized_photos.zip')));
    expect(await filesThatMatch(into)).toBe(7);
    await writeFile(join(into, 'where-my-pix.csv'), 'changed');
    await expect(filesThatMatch(into)).rejects.toThrow('sha256sum');
  });

  it('use the user’s language, and name no folder above the photos', NIGHTLY, async () => {
    const folder = await ownFolder();
    await drawTree(folder);
    await organize(folder, ['photos'], { LC_ALL: 'de_DE.UTF-8' });
    const top = await topOfArchive(await readFile(join(folder, 'organized_photos.zip')));
    expect([...top.keys()]).toEqual(['Where My Pix.html', 'where-my-pix.csv', 'SHA256SUMS']);
    expect(top.get('Where My Pix.html')).toContain('Alle 4 Fotos und 1 Video einsortiert.');
    for (const text of top.values()) expect(text).not.toContain(folder);
  });
});
