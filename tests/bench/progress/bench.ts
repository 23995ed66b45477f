/**
 * Accuracy of the command line's time left: `npm run bench:progress -- <folder>`, or `-- --short` with drawn photos.
 * It organizes the folder on a pseudo-terminal (script of util-linux), and compares each time shown after the first
 * tenth with the time that the run then took.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawPhotos } from '../drawn-photos.ts';
import { median, printTable } from '../markdown.ts';

const COMMAND_LINE = join(import.meta.dirname, '../../../dist/cli/main.js');
/** Seconds are shown as whole numbers, so the last few say little. */
const LEAST_LEFT_MS = 3000;
const NEAR = 0.3;
/** The shares of photos done at which the time shown is printed next to the time the rest took. */
const MILESTONES = [0.1, 0.2, 0.5];

interface Shown {
  readonly share: number;
  readonly leftMs: number;
  readonly atMs: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const drawn = values.short ? await drawPhotos(24) : undefined;
const folder = drawn?.folder ?? positionals[0];
if (!folder) throw new Error('Name a folder of photos.');
const out = await mkdtemp(join(tmpdir(), 'progress-'));
try {
  const command = `${process.execPath} ${COMMAND_LINE} "${folder}" --out ${join(out, 'photos.zip')}`;
  const env = { ...process.env, LC_ALL: 'C.UTF-8', COLUMNS: '200' };
  const startedMs = performance.now();
  const run = spawn('script', ['-qec', `stty cols 200; ${command}`, '/dev/null'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const shown: Shown[] = [];
  let firstMs: number | undefined;
  run.stdout.setEncoding('utf8').on('data', (text: string) => {
    const atMs = performance.now();
    firstMs ??= atMs;
    for (const [, done, total, minutes = 0, seconds = 0] of text.matchAll(
      / (\d+)\/(\d+), [\d.,]+\/s, (?:(\d+) min)? ?(?:(\d+) s)? left/g,
    )) {
      const leftMs = 60_000 * Number(minutes) + 1000 * Number(seconds);
      shown.push({ share: Number(done) / Number(total), leftMs, atMs });
    }
  });
  await once(run, 'close');
  const endMs = performance.now();
  const judged = shown.filter(({ share, atMs }) => share >= 0.1 && endMs - atMs > LEAST_LEFT_MS);
  const errors = judged.map(({ leftMs, atMs }) => Math.abs(leftMs - (endMs - atMs)) / (endMs - atMs));
  const percent = (value: number) => `${Math.round(100 * value)} %`;
  printTable(
    ['First line', 'Whole run', 'Times shown', 'Within 30 %', 'Median error', 'Largest error'],
    [
      [
        `${Math.round((firstMs ?? endMs) - startedMs)} ms`,
        `${((endMs - startedMs) / 1000).toFixed(1)} s`,
        String(errors.length),
        percent(errors.filter((error) => error <= NEAR).length / errors.length),
        percent(median(errors)),
        percent(Math.max(...errors)),
      ],
    ],
  );
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  printTable(
    ['Photos done', 'Time left shown', 'Time the rest took', 'Error'],
    MILESTONES.flatMap((share) => {
      const at = shown.find((line) => line.share >= share);
      if (!at) return [];
      const actualMs = endMs - at.atMs;
      return [
        [percent(share), seconds(at.leftMs), seconds(actualMs), percent((at.leftMs - actualMs) / actualMs)],
      ];
    }),
  );
} finally {
  await rm(out, { recursive: true });
  await drawn?.remove();
}
