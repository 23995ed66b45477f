/**
 * Time to create the ZIP, compared with other ways in the same run: `npm run bench -- archive [--times 3]`; `--short`
 * takes seconds, to check that every way creates a valid ZIP. The lower bounds are reading every byte once in a
 * worker, and doing that with SHA-256, which the ZIP's lists need.
 *
 * JSZip is left out for the large batch, where it fails after about a minute and 7 GB; `--jszip` includes it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer';
import { median, printTable } from '../markdown.ts';
import { servePage } from '../serve-page.ts';
import type { ArchiveBench, Made, Way } from './page.ts';

interface Batch {
  readonly count: number;
  readonly photoBytes: number;
  readonly ways: readonly Way[];
}

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '3' },
    short: { type: 'boolean', default: false },
    jszip: { type: 'boolean', default: false },
  },
});
const BOUNDS: readonly Way[] = ['floor', 'digested'];
const ALL: readonly Way[] = ['ours', 'client-zip', 'JSZip'];
const BATCHES: readonly Batch[] = values.short
  ? [{ count: 20, photoBytes: 1_000_000, ways: ALL }]
  : [
      { count: 100, photoBytes: 3_000_000, ways: ALL },
      { count: 250, photoBytes: 15_000_000, ways: values.jszip ? ALL : ['ours', 'client-zip'] },
    ];
const times = values.short ? 1 : Number(values.times);
const NAMES: Record<Way, string> = {
  floor: 'reading every byte once',
  digested: 'reading every byte once, and SHA-256',
  ours: 'ours, by reference, checksums in a worker',
  'client-zip': 'client-zip, to a Blob',
  JSZip: 'JSZip, stored, streamed',
};

for (const batch of BATCHES) {
  const { count, photoBytes } = batch;
  console.log(`\n${count} photos of ${photoBytes / 1_000_000} MB, median of ${times}\n`);
  printTable(['way', '× floor', '× with SHA-256', 's', 'last checksum to ZIP, ms'], await measure(batch));
}

async function measure({ count, photoBytes, ways }: Batch): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-archive-'));
  const file = join(folder, 'photo.jpg');
  await writeFile(file, randomBytes(photoBytes));
  const made = new Map<Way, Made[]>();
  // Alternating, so that other load affects all of them; each in a separate browser.
  for (let time = 0; time < times; time += 1) {
    for (const way of [...BOUNDS, ...ways]) {
      const served = await servePage(import.meta.dirname);
      try {
        const input = await served.page.$('input');
        await input?.uploadFile(file);
        const one = await makeOne(served.page, way, count);
        if (one) made.set(way, [...(made.get(way) ?? []), one]);
      } finally {
        await served.close();
      }
    }
  }
  await rm(folder, { recursive: true });
  const bounds = BOUNDS.map((way) => median((made.get(way) ?? []).map(({ ms }) => ms)));
  return [...BOUNDS, ...ways].map((way) => row(way, made.get(way) ?? [], bounds));
}

/** Undefined if it failed, which happens with some for the large batch. */
async function makeOne(page: Page, way: Way, count: number): Promise<Made | undefined> {
  const bench = async (name: Way, photos: number) =>
    (window as unknown as { bench: ArchiveBench }).bench.make(name, photos);
  try {
    const made = await page.evaluate(bench, way, count);
    if (!values.short || BOUNDS.includes(way)) return made;
    const readBack = async () => (window as unknown as { bench: ArchiveBench }).bench.readBack();
    const names = await page.evaluate(readBack);
    if (new Set(names).size !== count) throw new Error(`${names.length} of ${count} photos in the ZIP`);
    return made;
  } catch (error) {
    console.error(`${NAMES[way]}: ${String(error)}`);
    if (way === 'ours') process.exitCode = 1;
    return undefined;
  }
}

function row(way: Way, made: readonly Made[], boundsMs: readonly number[]): string[] {
  if (made.length === 0) return [NAMES[way], 'fails', '', '', ''];
  const ms = median(made.map((one) => one.ms));
  const ready = made.flatMap(({ readyMs }) => readyMs ?? []);
  return [
    NAMES[way],
    ...boundsMs.map((boundMs) => (ms / boundMs).toFixed(2)),
    (ms / 1000).toFixed(2),
    ready.length > 0 ? median(ready).toFixed(0) : '',
  ];
}
