// @module-tag nightly
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type TreeFile, treeOf } from '../../fakes/drawn-batch.ts';
import { DRAWN, emptyLibrary, type TestLibrary } from './a-library.ts';
import { addWhileKilled, listedPaths } from './killed-on-the-way.ts';
import { writeListsOf, writePhotos } from './large-library.ts';
import { seeded } from './seeded.ts';

/** Photos in the library, and new ones; `LIBRARY_NEW=50` for a short run. */
const LIBRARY_PHOTOS = 10_000;
const NEW_PHOTOS = Number(process.env['LIBRARY_NEW'] ?? 500);
const KILLS = Number(process.env['LIBRARY_KILLS'] ?? 30);
/** A second per new photo on a slow machine, and as much for the rest. */
const LONGEST_MS = (NEW_PHOTOS + 600) * 2000 + KILLS * 30_000;
/** Approximate time of the engine per photo. */
const LOOK_MS = 500;

const MINUTE_MS = 60_000;

async function largeLibrary(isOurs: boolean): Promise<TestLibrary> {
  const made = await emptyLibrary();
  const photos = await writePhotos(made.library, LIBRARY_PHOTOS);
  if (isOurs) await writeListsOf(made.library, photos);
  for (let at = 0; at < NEW_PHOTOS; at += 1) {
    const date = new Date(Date.UTC(2023, 0, 1) + at * 1000 * MINUTE_MS).toISOString().slice(0, 10);
    await made.photo(`new/IMG_${date.replaceAll('-', '')}_${String(100_000 + (at % 100))}.jpg`, at);
  }
  return made;
}

/** Without the lists, which are rewritten with the same bytes. */
const timeless = (tree: readonly TreeFile[]) => tree.map(({ path, sha256 }) => `${path} ${sha256}`);

describe(`${LIBRARY_PHOTOS} photos and ${NEW_PHOTOS} new ones${DRAWN}`, () => {
  it.each([
    ['another program, undisturbed', { isOurs: false, kills: 0 }],
    [`this product, killed ${KILLS} times on the way`, { isOurs: true, kills: KILLS }],
  ])(
    'lose and duplicate nothing in a library of %s, and adding them again changes nothing',
    async (_what, { isOurs, kills }) => {
      const made = await largeLibrary(isOurs);
      const { folder, library, photos, run } = made;
      const before = await treeOf(library);
      const old = await photos();
      const originals = await treeOf(join(folder, 'new'));

      const looksMs = NEW_PHOTOS * LOOK_MS;
      const killed = await addWhileKilled(made, { kills, looksMs, random: seeded(NEW_PHOTOS) });
      expect(killed.looking + killed.writing).toBe(kills);
      const isLeft = (name: string) => name.endsWith('.part');
      expect((await readdir(library, { recursive: true })).filter(isLeft)).toEqual([]);
      const after = await treeOf(library);
      const now = await photos();
      expect(now.map(({ sha256 }) => sha256).toSorted()).toEqual(
        [...old, ...originals].map(({ sha256 }) => sha256).toSorted(),
      );
      const isThere = new Set(now.map((file) => JSON.stringify(file)));
      expect(old.filter((file) => !isThere.has(JSON.stringify(file)))).toEqual([]);
      const added = now.filter(({ path }) => !old.some((file) => file.path === path)).map(({ path }) => path);
      const listed = isOurs ? now.map(({ path }) => path) : added;
      expect(await listedPaths(library)).toEqual(listed.toSorted());

      const second = await run('add', 'new', '--into', 'library');
      expect(second).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing to add.') });
      expect(second.stdout).toContain('Learned scheme: {date:YYYY}/{date:YYYY-MM}.');
      expect(await treeOf(library)).toEqual(after);
      expect(await treeOf(join(folder, 'new'))).toEqual(originals);

      expect((await run('undo', 'library')).code).toBe(0);
      expect(timeless(await treeOf(library))).toEqual(timeless(before));
    },
    LONGEST_MS,
  );
});
