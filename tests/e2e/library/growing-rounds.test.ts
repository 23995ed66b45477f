// @module-tag nightly
import { createHash } from 'node:crypto';
import { appendFile, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { treeOf } from '../../fakes/drawn-batch.ts';
import { datedLibrary, DRAWN } from './a-library.ts';
import { folderElsewhere, madeFilm } from './growing-files.ts';
import { seeded } from './seeded.ts';

/** Number of rounds, of which some run at the same time; `LIBRARY_ROUNDS=100` for a long run. */
const ROUNDS = Number(process.env['LIBRARY_ROUNDS'] ?? 20);
const LANES = 5;
const LONGEST_PAUSE_MS = 60_000;
const MOST_PAUSES = 3;
/** Of a round: its pauses, and the same again until everything is moved. */
const ROUND_MS = 2 * MOST_PAUSES * LONGEST_PAUSE_MS + 120_000;

/** Writes a file with pauses at random offsets: with the file open all the time, or opened again for each part. */
async function writeSlowly(path: string, bytes: Buffer, random: () => number): Promise<void> {
  const pauses = 1 + Math.floor(random() * MOST_PAUSES);
  const offsets = Array.from({ length: pauses }, () => Math.floor(random() * bytes.length));
  const ends = [...offsets.toSorted((one, other) => one - other), bytes.length];
  const file = random() < 0.5 ? await open(path, 'a') : undefined;
  let at = 0;
  for (const end of ends) {
    const part = bytes.subarray(at, end);
    await (file ? file.write(part) : appendFile(path, part));
    at = end;
    if (end < bytes.length) await new Promise((resolve) => setTimeout(resolve, pauseMs(random())));
  }
  await file?.close();
}

function pauseMs(share: number): number {
  return 1000 + share * (LONGEST_PAUSE_MS - 1000);
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function playRound(round: number): Promise<void> {
  const random = seeded(round + 1);
  const { folder, paths, photo, photos, start } = await datedLibrary();
  const inbox = await folderElsewhere();
  await photo('whole.jpg', 20 + round);
  const jpeg = await readFile(join(folder, 'whole.jpg'));
  const files = new Map([
    ['VID_20240620_181500.mp4', madeFilm(round + 1)],
    ['IMG_20240621_181500.jpg', jpeg],
    ['IMG_20240622_181500.png', await sharp(jpeg).resize(300).png().toBuffer()],
    ['IMG_20240623_181500.tif', await sharp(jpeg).resize(200).tiff().toBuffer()],
  ]);
  const watching = start('watch', inbox, '--into', 'library', '--move', '--workers', '1');
  await Promise.all([...files].map(([name, bytes]) => writeSlowly(join(inbox, name), bytes, random)));
  const left = async () => (await treeOf(inbox)).filter(({ sha256 }) => sha256 !== '').length;
  await expect.poll(left, { timeout: ROUND_MS, interval: 1000 }).toBe(0);
  watching.kill('SIGTERM');
  const { stdout } = await watching.ended;
  const sums = (await photos()).map(({ sha256 }) => sha256);
  for (const [name, bytes] of files)
    expect(sums, `${name} of round ${round}\n${stdout}`).toContain(sumOf(bytes));
  // No half of them is there.
  expect(await paths(), stdout).toHaveLength(12 + files.size);
}

describe(`watch --move with programs that pause while they write${DRAWN}`, () => {
  it(
    'loses nothing, and leaves no half of a file',
    async () => {
      const rounds = Array.from({ length: ROUNDS }, (_, round) => round).values();
      const lane = async () => {
        for (const round of rounds) await playRound(round);
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      expect(rounds.next().done).toBe(true);
    },
    Math.ceil(ROUNDS / LANES) * 2 * ROUND_MS,
  );
});
