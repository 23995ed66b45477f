/** @module-tag nightly */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { madeRaw } from '../../../fakes/made-raw.ts';
import { openedArchive } from '../../site/support/opened-archive.ts';
import { linesOf, organize, ownFolder } from '../run-organize.ts';

const FORMATS = ['arw', 'cr2', 'cr3', 'dng', 'nef', 'raf'] as const;

describe('raw files', () => {
  it('without a JPEG are analyzed by their embedded preview, and come back byte for byte', async () => {
    const folder = await ownFolder();
    await mkdir(join(folder, 'photos'));
    const thumbnail = await sharp({ create: { width: 16, height: 12, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const originals = await Promise.all(
      FORMATS.map(async (format, at) => {
        const noise = { type: 'gaussian', mean: 100 + at * 20, sigma: 20 } as const;
        const preview = await sharp({
          create: { width: 1200, height: 800, channels: 3, background: 'teal', noise },
        })
          .withExif(format === 'raf' ? { IFD0: { DateTime: '2024:06:01 10:20:30' } } : {})
          .jpeg()
          .toBuffer();
        const bytes = madeRaw(format, { preview, thumbnail, takenAt: '2024:06:01 10:20:30' });
        await writeFile(join(folder, `photos/shot_${at}.${format}`), bytes);
        return bytes;
      }),
    );
    // More than a sent photo may have.
    const large = Buffer.concat([originals[0]!, Buffer.alloc(20 * 1024 * 1024)]);
    await writeFile(join(folder, 'photos/shot_0.arw'), large);

    const outcome = await organize(folder, ['photos', '--json']);

    expect(outcome.code).toBe(0);
    const lines = linesOf(outcome);
    expect(lines.map(({ date, path }) => [date, path?.split('.').at(-1)])).toEqual(
      FORMATS.map((format) => ['2024-06-01T10:20:30', format]),
    );
    expect(lines.every(({ description }) => description !== undefined)).toBe(true);
    const sums = [large, ...originals.slice(1)].map((bytes) =>
      createHash('sha256').update(bytes).digest('hex'),
    );
    const entries = await openedArchive(await readFile(join(folder, 'organized_photos.zip')));
    expect([...entries.values()].toSorted()).toEqual(sums.toSorted());
  });

  it('without a preview are named with what to do', async () => {
    const folder = await ownFolder();
    const none = Buffer.from('no picture');
    await writeFile(join(folder, 'shot.nef'), madeRaw('nef', { preview: none, thumbnail: none }));
    const outcome = await organize(folder, ['shot.nef']);
    expect(outcome.code).toBe(1);
    expect(outcome.stdout).toContain('shot.nef is a raw file (NEF) without an embedded preview. Save a JPG');
  });
});
