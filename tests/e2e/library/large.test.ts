// @module-tag nightly
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../fakes/drawn-batch.ts';
import { DRAWN, emptyLibrary } from './a-library.ts';

/** Photos of the library, and new ones; `LIBRARY_NEW=50` for a short one. */
const LIBRARY_PHOTOS = 10_000;
const NEW_PHOTOS = Number(process.env['LIBRARY_NEW'] ?? 500);
/** A second for each new photo on a slow machine, and as long for the rest. */
const LONGEST_MS = (NEW_PHOTOS + 600) * 2000;

const MINUTE_MS = 60_000;

/** Writes ten thousand photos over ten years, each with bytes of its own. */
async function writeLibrary(library: string): Promise<void> {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer();
  for (let at = 0; at < LIBRARY_PHOTOS; at += 1) {
    const date = new Date(Date.UTC(2014, 0, 1) + at * 500 * MINUTE_MS).toISOString();
    const stamp = `${date.slice(0, 10).replaceAll('-', '')}_${date.slice(11, 19).replaceAll(':', '')}`;
    const path = join(library, date.slice(0, 4), date.slice(0, 7), `${stamp}.jpg`);
    await mkdir(dirname(path), { recursive: true });
    // Behind the end of the picture, where no decoder looks.
    await writeFile(path, Buffer.concat([picture, Buffer.from(`photo ${String(at).padStart(6, '0')}`)]));
  }
}

describe(`add to a large library${DRAWN}`, () => {
  it(
    `changes nothing the second time, with ${LIBRARY_PHOTOS} photos and ${NEW_PHOTOS} new ones`,
    async () => {
      const { folder, library, photo, photos, run } = await emptyLibrary();
      await writeLibrary(library);
      for (let at = 0; at < NEW_PHOTOS; at += 1) {
        const date = new Date(Date.UTC(2023, 0, 1) + at * 1000 * MINUTE_MS).toISOString().slice(0, 10);
        await photo(`new/IMG_${date.replaceAll('-', '')}_${String(100_000 + (at % 100))}.jpg`, at);
      }
      const before = await treeOf(library);
      const originals = await treeOf(join(folder, 'new'));

      const first = await run('add', 'new', '--into', 'library');
      expect(first.stdout).toContain(`Learned scheme: {date:YYYY}/{date:YYYY-MM}.`);
      expect(first.code, first.stderr).toBe(0);
      const after = await treeOf(library);
      expect(await photos()).toHaveLength(LIBRARY_PHOTOS + originals.length);
      const now = new Set(after.map((file) => JSON.stringify(file)));
      expect(before.filter((file) => file.sha256 !== '' && !now.has(JSON.stringify(file)))).toEqual([]);

      const second = await run('add', 'new', '--into', 'library');
      expect(second).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing to add.') });
      expect(await treeOf(library)).toEqual(after);
      expect(await treeOf(join(folder, 'new'))).toEqual(originals);

      expect((await run('undo', 'library')).code).toBe(0);
      expect(await treeOf(library)).toEqual(before);
    },
    LONGEST_MS,
  );
});
