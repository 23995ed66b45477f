import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { flatAvif, HOSTILE_PICTURES, withTail } from '../../fixtures/hostile-pictures.ts';
import { treeMemory, watchMemory } from '../../fakes/tree-memory.ts';
import { draw, linesOf, organize, organizeApart, ownFolder, type Started, start } from './run-organize.ts';

const GIB = 1024 ** 3;
const isLinux = process.platform === 'linux';

/**
 * Runs to its end.
 *
 * @returns the maximum memory of it and its processes together
 */
async function watched({ ended, pid }: Started) {
  const memory = watchMemory(pid);
  const outcome = await ended;
  return { outcome, peakBytes: memory.stop() };
}

describe('small files that demand huge work, on the command line', () => {
  it('are named with their reasons, stop no other photo, and need little memory', async () => {
    const folder = await ownFolder();
    await draw(folder, 'heap/good.jpg', 'navy');
    for (const { name, make } of HOSTILE_PICTURES) await writeFile(join(folder, 'heap', name), await make());
    const { outcome, peakBytes } = await watched(start(folder, ['heap', '--json', '--dry-run'], {}));

    const failures = new Map(linesOf(outcome).map(({ file, failure }) => [file, failure]));
    expect(Object.fromEntries(failures)).toMatchObject({
      'one-pixel-wide.png': 'photo-too-heavy',
      'many-scans.jpg': 'photo-too-heavy',
      'raw-of-scans.dng': 'photo-too-heavy',
      'huge.png': 'photo-too-many-pixels',
      'huge.gif': 'photo-too-many-pixels',
      'deep-interlaced.png': 'photo-too-many-pixels',
      'one-strip.tiff': 'photo-too-many-pixels',
      'runs.bmp': 'photo-too-many-pixels',
      'no-picture.avif': 'photo-too-many-pixels',
      'no-picture.heic': 'photo-unreadable',
      'no-picture.jxl': 'photo-too-many-pixels',
      'within.jxl': 'photo-unreadable',
    });
    expect([failures.get('good.jpg'), failures.get('nested.jpg')]).toEqual([undefined, undefined]);
    expect(failures.size).toBe(HOSTILE_PICTURES.length + 1);
    // Nothing that native libraries print.
    expect(outcome.stderr).toBe('');
    expect(peakBytes).toBeGreaterThanOrEqual(isLinux ? 0.1 * GIB : 0);
    expect(peakBytes).toBeLessThan(1.5 * GIB);
  });

  it('end in the middle when the program is told to stop', async () => {
    const folder = await ownFolder();
    const { make } = HOSTILE_PICTURES.find(({ name }) => name === 'one-strip-within.tiff')!;
    const bytes = await make();
    for (let at = 0; at < 8; at += 1) await writeFile(join(folder, `${at}.tiff`), withTail(bytes, at));
    const started = start(folder, ['.', '--json', '--dry-run'], {});
    const run = { isOver: false };
    void started.ended.then(() => (run.isOver = true));
    // A decoder is working once it has used memory that an idle one has not.
    const isAtWork = () => !isLinux || treeMemory(started.pid) > 0.65 * GIB;
    while (!run.isOver && !isAtWork()) await wait(20);
    const startedMs = performance.now();
    started.kill('SIGTERM');
    const { code } = await started.ended;
    expect(code).toBe(130);
    // A second on a quiet machine, measured by `npm --prefix lab run bench -- abuse`; all of it would take far longer.
    expect(performance.now() - startedMs).toBeLessThan(5000);
  });

  it('may be large if they are photos: 110 megapixels, and 16 MB', async () => {
    const folder = await ownFolder();
    await writeFile(join(folder, 'flat.avif'), await flatAvif(400));
    const [large] = await Promise.all([largeJpeg(folder), heavyTiff(folder)]);
    const outcome = await organizeApart(folder, ['.', '--json', '--dry-run']);
    expect(linesOf(outcome).map(({ file, failure }) => [file, failure])).toEqual([
      ['flat.avif', undefined],
      ['heavy.tif', undefined],
      [large, undefined],
    ]);
  });
});

/** 12,000 × 9,200 pixels. */
async function largeJpeg(folder: string): Promise<string> {
  const create = { width: 12_000, height: 9200, channels: 3, background: 'olive' } as const;
  await sharp({ create, limitInputPixels: false }).jpeg().toFile(join(folder, 'large.jpg'));
  return 'large.jpg';
}

/** Over 15 MB, in one strip, and turned. */
async function heavyTiff(folder: string): Promise<void> {
  const create = { width: 2800, height: 2000, channels: 3, background: 'teal' } as const;
  await sharp({ create })
    .withMetadata({ orientation: 6 })
    .tiff({ compression: 'none' })
    .toFile(join(folder, 'heavy.tif'));
}

describe('a table of one quotation mark and ten million letters', () => {
  const table = `"${'a'.repeat(10_000_000)}`;

  it('is skipped with a warning, and the photos next to it are organized', async () => {
    const folder = await ownFolder();
    await draw(folder, 'heap/good.jpg', 'navy');
    await writeFile(join(folder, 'heap/notes.csv'), table);
    const outcome = await organize(folder, ['heap', '--dry-run']);
    expect(outcome.code).toBe(0);
    expect(outcome.stdout).toContain('good.jpg');
    expect(outcome.stdout).toContain('1 other file was ignored.');
    expect(outcome.stderr).toBe('');
  });

  it('in place of our list is refused by restore and find with a sentence', async () => {
    const folder = await ownFolder();
    await draw(folder, 'heap/good.jpg', 'navy');
    await writeFile(join(folder, 'heap/where-my-pix.csv'), table);
    for (const args of [
      ['restore', 'heap', '--into', 'back'],
      ['find', 'x', 'heap'],
    ]) {
      const { code, stderr } = await organize(folder, args);
      expect(code).not.toBe(0);
      expect(stderr).toMatch(/^.*where-my-pix\.csv.*\n$/);
    }
  });
});
