import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../fakes/drawn-batch.ts';
import { datedLibrary, DRAWN } from './a-library.ts';
import { addWhileKilled, listedPaths } from './killed-on-the-way.ts';
import { seeded } from './seeded.ts';

/** The nightly tests `killed` and `large` do the same at thirty moments. */
const KILLS = 3;
const NEW_PHOTOS = 8;
const LOOKS_MS = 4000;

describe(`add and watch${DRAWN}`, () => {
  it(
    'lose and duplicate nothing if they are killed midway and run again',
    { tags: ['users-organized-photos-stay-organized-new'] },
    async () => {
      const made = await datedLibrary();
      const { folder, library, photo, photos, run } = made;
      for (let at = 0; at < NEW_PHOTOS; at += 1) await photo(`new/IMG_202407${at + 10}_181500.jpg`, 20 + at);
      const [before, old] = [await treeOf(library), await photos()];
      const originals = await treeOf(join(folder, 'new'));

      const killed = await addWhileKilled(made, { kills: KILLS, looksMs: LOOKS_MS, random: seeded(7) });

      expect(killed.looking).toBeGreaterThan(0);
      const now = await photos();
      expect(now.map(({ sha256 }) => sha256).toSorted()).toEqual(
        [...old, ...originals].map(({ sha256 }) => sha256).toSorted(),
      );
      const added = now.filter(({ path }) => !old.some((file) => file.path === path));
      expect(await listedPaths(library)).toEqual(added.map(({ path }) => path).toSorted());
      expect(await treeOf(join(folder, 'new'))).toEqual(originals);
      expect(await run('undo', 'library')).toMatchObject({ code: 0, stderr: '' });
      expect(await treeOf(library)).toEqual(before);
    },
  );
});
