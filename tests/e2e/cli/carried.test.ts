import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openedArchive, sha256, topOfArchive } from '../site/support/opened-archive.ts';
import { draw, linesOf, organize, ownFolder } from './run-organize.ts';

const BROKEN = {
  'cut-off.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  'empty.jpg': Buffer.alloc(0),
  'notes.jpg': Buffer.from('Not a picture at all, only its name says so.\n'),
  'more/notes.jpg': Buffer.from('Another one of the same name.\n'),
  'layers.psd': Buffer.from('8BPS\0\x01 and so on', 'latin1'),
} as const;

/** A folder with a photo, and files that aren't photos. */
async function brokenHeap(): Promise<{ folder: string; good: Buffer }> {
  const folder = await ownFolder();
  const good = await draw(folder, 'heap/good.jpg', 'navy');
  await mkdir(join(folder, 'heap/more'));
  for (const [name, bytes] of Object.entries(BROKEN)) await writeFile(join(folder, 'heap', name), bytes);
  return { folder, good };
}

/** Returns the bytes of all files in a folder by path, without lists and our own files. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter(
    (entry) => entry.isFile() && !/where-my-pix|Where My Pix|SHA256SUMS/.test(entry.name),
  );
  const pairs = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(folder.length + 1), sha256(await readFile(path))] as const;
  });
  return new Map((await Promise.all(pairs)).filter(([path]) => !path.includes('.where-my-pix')));
}

const UNREADABLE: readonly (readonly [path: string, sum: string])[] = [
  ['Not readable/cut-off.jpg', sha256(BROKEN['cut-off.jpg'])],
  ['Not readable/empty.jpg', sha256(BROKEN['empty.jpg'])],
  ['Not readable/layers.psd', sha256(BROKEN['layers.psd'])],
  ['Not readable/notes.jpg', sha256(BROKEN['notes.jpg'])],
  ['Not readable/notes_2.jpg', sha256(BROKEN['more/notes.jpg'])],
];

describe('files that can’t be analyzed', () => {
  it(
    'are kept on request, listed with their reasons, and restored',
    { tags: ['originals-kept'] },
    async () => {
      const { folder } = await brokenHeap();
      const outcome = await organize(folder, ['heap', '--json', '--carry-unreadable']);
      // They are not organized.
      expect(outcome.code).toBe(1);
      const zip = await readFile(join(folder, 'organized_photos.zip'));
      const entries = await openedArchive(zip);
      const carried = [...entries].filter(([path]) => path.startsWith('Not readable/'));
      expect(carried.map(([, sum]) => sum).toSorted()).toEqual(UNREADABLE.map(([, sum]) => sum).toSorted());
      expect(carried.map(([path]) => path).toSorted()).toEqual(UNREADABLE.map(([path]) => path));
      expect(entries.size).toBe(1 + carried.length);
      const lines = linesOf(outcome).filter(({ failure }) => failure !== undefined);
      expect(lines.map(({ path = '' }) => path).toSorted()).toEqual(UNREADABLE.map(([path]) => path));
      for (const { path = '', sha256: sum } of lines) expect(entries.get(path)).toBe(sum);
      const table = (await topOfArchive(zip)).get('where-my-pix.csv') ?? '';
      for (const [path] of UNREADABLE) expect(table).toContain(path);

      const back = await organize(folder, ['restore', 'organized_photos.zip', '--into', 'back']);
      expect(back.code).toBe(0);
      expect(await filesIn(join(folder, 'back'))).toEqual(await filesIn(join(folder, 'heap')));
    },
  );

  it(
    'are moved into a folder, except those that may still grow, and back by undo',
    { tags: ['originals-kept'] },
    async () => {
      const { folder } = await brokenHeap();
      const before = await filesIn(join(folder, 'heap'));
      const outcome = await organize(folder, ['heap', '--into', 'sorted', '--move', '--carry-unreadable']);
      expect(outcome.stdout).toContain('5 files can’t be opened and are in Not readable.');
      const there = await filesIn(join(folder, 'sorted'));
      expect(
        [...there]
          .filter(([path]) => path.startsWith('Not readable/'))
          .map(([path]) => path)
          .toSorted(),
      ).toEqual(UNREADABLE.map(([path]) => path));
      // Their ends are missing, and they are new: somebody may still be writing them.
      expect([...(await filesIn(join(folder, 'heap'))).keys()].toSorted()).toEqual([
        'cut-off.jpg',
        'empty.jpg',
      ]);
      expect((await organize(folder, ['undo', 'sorted'])).code).toBe(0);
      expect(await filesIn(join(folder, 'heap'))).toEqual(before);
    },
  );

  it('are kept even without a photo', async () => {
    const folder = await ownFolder();
    await mkdir(join(folder, 'heap'));
    await writeFile(join(folder, 'heap/notes.jpg'), BROKEN['notes.jpg']);
    expect((await organize(folder, ['heap', '--carry-unreadable'])).code).toBe(1);
    const entries = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
    expect([...entries.keys()]).toEqual(['Not readable/notes.jpg']);
  });

  it('are left out and named by default', async () => {
    const { folder, good } = await brokenHeap();
    const outcome = await organize(folder, ['heap', '--json']);
    expect(outcome.code).toBe(1);
    const entries = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
    expect([...entries.values()]).toEqual([sha256(good)]);
    expect(linesOf(outcome).filter(({ failure }) => failure !== undefined)).toHaveLength(5);
  });
});
