/**
 * Accuracy of the command line's time left: `npm run bench -- progress <folder>`, or `-- --short` with drawn photos. It
 * organizes the folder on a pseudo-terminal (script of util-linux), and compares each time shown after the first tenth
 * with the time that the run then took. The same estimate is then judged in CPU time, which other load does not affect.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Pace, workOf } from '../../../shared/core/batch/pace.ts';
import { drawPhotos } from '../drawn-photos.ts';
import { median, printTable } from '../markdown.ts';
import { treeCpuMs } from './tree-cpu.ts';

const COMMAND_LINE = join(import.meta.dirname, '../../../dist/cli/main.js');
/** Seconds are shown as whole numbers, so the last few say little. */
const LEAST_LEFT_MS = 3000;
const NEAR = 0.3;
/** The shares of photos done at which the predicted time is printed next to the actual one. */
const MILESTONES = [0.1, 0.2, 0.5];

/** A time left, and when it was shown. */
interface Shown {
  readonly share: number;
  readonly leftMs: number;
  readonly atMs: number;
}

/** A finished photo, with the CPU time until then. */
interface Done {
  readonly name: string;
  readonly share: number;
  readonly cpuMs: number;
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
  const finished = new Map<number, Done>();
  let firstMs: number | undefined;
  run.stdout.setEncoding('utf8').on('data', (text: string) => {
    const atMs = performance.now();
    firstMs ??= atMs;
    for (const [, done, total, minutes = 0, seconds, name = ''] of text.matchAll(
      / (\d+)\/(\d+)(?:, [\d.,]+\/s)?(?:, (?:(\d+) min)? ?(?:(\d+) s)? left)? {2}(\S+)/g,
    )) {
      const share = Number(done) / Number(total);
      if (!finished.has(Number(done))) {
        finished.set(Number(done), { name, share, cpuMs: treeCpuMs(run.pid ?? 0) });
      }
      if (minutes === 0 && seconds === undefined) continue;
      shown.push({ share, leftMs: 60_000 * Number(minutes) + 1000 * Number(seconds ?? 0), atMs });
    }
  });
  await once(run, 'close');
  const endMs = performance.now();
  console.log(
    `First line after ${Math.round((firstMs ?? endMs) - startedMs)} ms, whole run ${secondsText(endMs - startedMs)}.\n`,
  );
  const photos = [...finished.values()].filter(({ share }) => share > 0);
  const inCpuTime = await estimates(folder, photos);
  printTable(
    ['Clock', 'Times', 'Within 30 %', 'Median error', 'Largest error', ...MILESTONES.map(predictedAt)],
    [
      ['as shown', ...judge(shown, endMs)],
      ['CPU time', ...judge(inCpuTime, photos.at(-1)?.cpuMs ?? 0)],
    ],
  );
} finally {
  await rm(out, { recursive: true });
  await drawn?.remove();
}

/** Returns the product's estimate after each photo, on the clock of the CPU time. */
async function estimates(root: string, photos: readonly Done[]): Promise<Shown[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const sizes = new Map<string, number>();
  for (const { name, parentPath } of entries) {
    const found = await stat(join(parentPath, name));
    if (found.isFile()) sizes.set(name, found.size);
  }
  const workFor = ({ name }: Done) => workOf({ name, sizeBytes: sizes.get(name) ?? 0 });
  const total = photos.reduce((sum, photo) => sum + workFor(photo), 0);
  const pace = new Pace();
  let work = 0;
  return photos.flatMap((photo, at) => {
    work += workFor(photo);
    pace.see(at + 1, work, photo.cpuMs);
    const leftMs = pace.leftMs(total);
    return leftMs === undefined ? [] : [{ share: photo.share, leftMs, atMs: photo.cpuMs }];
  });
}

/** Returns how near times left are to the actual ones, as cells. */
function judge(times: readonly Shown[], endMs: number): string[] {
  const actualMs = ({ atMs }: Shown) => endMs - atMs;
  const errors = times
    .filter((time) => time.share >= MILESTONES[0]! && actualMs(time) > LEAST_LEFT_MS)
    .map((time) => Math.abs(time.leftMs - actualMs(time)) / actualMs(time));
  if (errors.length === 0) return ['0', '', '', '', ...MILESTONES.map(() => '')];
  return [
    String(errors.length),
    percent(errors.filter((error) => error <= NEAR).length / errors.length),
    percent(median(errors)),
    percent(Math.max(...errors)),
    ...MILESTONES.map((milestone) => {
      const time = times.find(({ share }) => share >= milestone);
      return time ? `${secondsText(time.leftMs)}, ${secondsText(actualMs(time))}` : '';
    }),
  ];
}

function predictedAt(share: number): string {
  return `At ${percent(share)}: predicted, actual`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function secondsText(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
