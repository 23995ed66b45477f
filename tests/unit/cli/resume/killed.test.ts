import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleProcess } from '../../../fakes/bundle-process.ts';
import { makeFilm, squares } from '../../../fixtures/make-film.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { journalOfZip } from '../../../../cli/resume/analysis-journal.ts';

/** Number of moments at which a process is killed at night; `RESUME_KILLS=200` for a long run. */
const KILLS = Number(process.env['RESUME_KILLS'] ?? 8);
const KILLS_BY_DAY = 3;
const PHOTOS = 20;
/** Each is described in three frames. */
const FILMS = 4;
const LOOKS = PHOTOS + 3 * FILMS;
/** Two photos or films are analyzed in parallel, and each may be lost by a kill; those waiting for the engine are not. */
const LOST_BY_KILL = 7;

let script: string;
let home: string;
let photos: string;
beforeAll(async () => {
  script = await bundleProcess(new URL('../../../fakes/analysis-process.ts', import.meta.url));
  home = await mkdtemp(join(tmpdir(), 'resume-killed-'));
  photos = join(home, 'photos');
  await mkdir(photos);
  for (let number = 0; number < PHOTOS; number += 1) {
    const path = join(photos, `IMG_${number}.jpg`);
    const background = { r: (number * 53) % 256, g: (number * 97) % 256, b: (number * 31) % 256 };
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    await sharp({ create: { width: 240, height: 160, channels: 3, background, noise } })
      .jpeg()
      .toFile(path);
    await utimes(path, 1_600_000_000 + number * 60, 1_600_000_000 + number * 60);
  }
  for (let number = 0; number < FILMS; number += 1) {
    // Among the photos, which are read in the order of their names.
    const path = join(photos, `IMG_1${number}_film.mp4`);
    const pictures = Array.from({ length: 20 }, (_, at) => squares(320, 240, number * 100 + at));
    await writeFile(
      path,
      await makeFilm({ codec: 'avc', container: 'mp4', pictures, framesPerSecond: 10, keyEvery: 5 }),
    );
    await utimes(path, 1_600_001_000 + number * 60, 1_600_001_000 + number * 60);
  }
});
afterAll(() => rm(home, { recursive: true }));

/**
 * Organizes the photos.
 *
 * @param killAt after how many analyses, and how many milliseconds after that, the process is killed
 * @returns the number of analyses, and whether the ZIP is done. A process killed between its last step, which removes
 * the journal, and its exit is done, although its exit code does not say so.
 */
async function run(
  out: string,
  isResumed: boolean,
  killAt?: { readonly looks: number; readonly ms: number },
) {
  const child = fork(script, [photos, out, isResumed ? 'resumed' : 'anew']);
  let looks = 0;
  child.on('message', () => {
    looks += 1;
    if (looks === killAt?.looks) setTimeout(() => child.kill('SIGKILL'), killAt.ms);
  });
  await once(child, 'exit');
  return { looks, isDone: existsSync(out) && !existsSync(journalOfZip(out)) };
}

describe.each([
  { kills: KILLS_BY_DAY, options: {} },
  { kills: KILLS, options: NIGHTLY },
])('a run killed at $kills moments', ({ kills, options }) => {
  it(
    'resumes, and writes the ZIP of an uninterrupted run, byte for byte',
    { ...options, timeout: 60_000 + kills * 5000 },
    async () => {
      const folder = join(home, String(kills));
      await mkdir(join(folder, 'whole'), { recursive: true });
      await mkdir(join(folder, 'killed'));
      const whole = join(folder, 'whole/photos.zip');
      expect(await run(whole, false)).toEqual({ looks: LOOKS, isDone: true });
      const wanted = await readFile(whole);
      const out = join(folder, 'killed/photos.zip');
      let looks = 0;
      let isDone = false;
      for (let kill = 0; kill <= kills && !isDone; kill += 1) {
        const moment = { looks: 1 + ((kill * 5) % 6), ms: (kill * 17) % 60 };
        const ended = await run(out, true, kill < kills ? moment : undefined);
        looks += ended.looks;
        isDone = ended.isDone;
      }
      expect(await readdir(join(folder, 'killed'))).toEqual(['photos.zip']);
      expect(Buffer.compare(await readFile(out), wanted)).toBe(0);
      expect(looks).toBeLessThanOrEqual(LOOKS + kills * LOST_BY_KILL);
    },
  );
});
