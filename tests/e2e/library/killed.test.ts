// @module-tag nightly
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../fakes/drawn-batch.ts';
import { datedLibrary, DRAWN, type TestLibrary } from './a-library.ts';
import { listedPaths } from './killed-on-the-way.ts';
import { seeded } from './seeded.ts';

/** Number of moments at which a process is killed; `LIBRARY_KILLS=100` for a long run. */
const KILLS = Number(process.env['LIBRARY_KILLS'] ?? 30);
const NEW_PHOTOS = 12;

/** Up to four runs of ten seconds each, on a slow machine. */
const LONGEST_MS = KILLS * 60_000;

async function withNewPhotos(): Promise<TestLibrary> {
  const made = await datedLibrary();
  for (let at = 0; at < NEW_PHOTOS; at += 1) {
    await made.photo(`in/IMG_202407${at + 10}_181500.jpg`, 20 + at);
  }
  await made.photo('in/known.jpg', 3);
  return made;
}

describe(`a process killed while it adds photos${DRAWN}`, () => {
  it.each([
    ['add', ['add', 'in', '--into', 'library']],
    ['add --move', ['add', 'in', '--into', 'library', '--move']],
    ['watch --once', ['watch', 'in', '--into', 'library', '--once']],
  ])(
    'loses and duplicates nothing: %s',
    async (_what, args) => {
      const random = seeded(args.length);
      const undisturbed = await withNewPhotos();
      const beganMs = performance.now();
      await undisturbed.run(...args);
      const tookMs = performance.now() - beganMs;
      const wanted = (await undisturbed.photos()).map(({ path, sha256 }) => `${path} ${sha256}`).toSorted();
      expect(wanted).toHaveLength(12 + NEW_PHOTOS);
      let killed = 0;
      // On an idle machine, some are done before they are killed; as many more are tried.
      for (let run = 0; killed < KILLS / 3 && run < KILLS; run += 1) {
        const { folder, library, photos, run: runAgain, start } = await withNewPhotos();
        const before = await photos();
        const originals = await treeOf(join(folder, 'in'));
        const running = start(...args);
        // Half of them in the last third, when files are written.
        const part = run % 2 === 0 ? random() : 2 / 3 + random() / 3;
        await new Promise((resolve) => setTimeout(resolve, part * tookMs));
        running.kill('SIGKILL');
        const { stdout } = await running.ended;
        if (!/undo [^ ]+ undoes it|added, /.test(stdout)) killed += 1;

        const between = new Set(
          [...(await photos()), ...(await treeOf(join(folder, 'in')))].map((one) => one.sha256),
        );
        for (const { sha256 } of originals) expect(between).toContain(sha256);
        const after = await runAgain(...args);
        expect(after.code, after.stdout + after.stderr).toBe(0);
        expect((await photos()).map(({ path, sha256 }) => `${path} ${sha256}`).toSorted()).toEqual(wanted);
        const isLeft = (name: string) => name.endsWith('.part');
        expect((await readdir(library, { recursive: true })).filter(isLeft)).toEqual([]);
        const isMoved = args.includes('--move');
        const left = await treeOf(join(folder, 'in'));
        expect(left).toEqual(isMoved ? originals.filter(({ path }) => path === 'known.jpg') : originals);
        const added = (await photos()).filter(({ path }) => !before.some((file) => file.path === path));
        expect(await listedPaths(library)).toEqual(added.map(({ path }) => path).toSorted());
        expect(await runAgain('undo', 'library')).toMatchObject({ code: 0, stderr: '' });
        expect(await photos()).toEqual(before);
        expect(await treeOf(join(folder, 'in'))).toEqual(originals);
      }
      expect(killed).toBeGreaterThanOrEqual(KILLS / 3);
    },
    LONGEST_MS,
  );
});
