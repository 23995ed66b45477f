/**
 * Time from a photo's file to the scaled-down JPEG that is sent, how long the page's main thread is blocked, and how
 * much less is sent than the whole file as base64: `npm run bench -- decode [--times 5] [--photo FILE]`; `--short`
 * takes seconds, to check that every way yields a picture. The ways alternate in one run.
 */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median, printTable } from '../markdown.ts';
import { servePage } from '../serve-page.ts';
import { drawPhoto } from './draw-photo.ts';
import type { DecodeBench, Decoded, Way } from './page.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    photo: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const times = values.short ? 1 : Number(values.times);
const WAYS: readonly Way[] = ['ours', 'createImageBitmap', 'img and canvas'];

const folder = await mkdtemp(join(tmpdir(), 'bench-decode-'));
const served = await servePage(import.meta.dirname);
try {
  for (const [name, path] of await photos()) await measure(name, path);
} finally {
  await served.close();
  await rm(folder, { recursive: true });
}

async function photos(): Promise<Map<string, string>> {
  if (values.photo) return new Map([[values.photo, values.photo]]);
  const sizes = values.short
    ? [[2000, 85]]
    : [
        [4000, 93],
        [8000, 85],
      ];
  const drawn = new Map<string, string>();
  for (const [width = 0, quality = 0] of sizes) {
    const path = join(folder, `${width}.jpg`);
    await writeFile(path, await drawPhoto(width, quality));
    drawn.set(`${Math.round((width * width * 3) / 4 / 1e6)} megapixels`, path);
  }
  return drawn;
}

async function measure(name: string, path: string): Promise<void> {
  const input = await served.page.$('input');
  await input?.uploadFile(path);
  const results = new Map<Way, Decoded[]>(WAYS.map((way) => [way, []]));
  // The first round starts the workers and is not counted.
  for (let time = values.short ? 1 : 0; time <= times; time += 1) {
    for (const way of WAYS) {
      const one = await served.page.evaluate(
        async (which) => (window as unknown as { bench: DecodeBench }).bench.decode(which),
        way,
      );
      if (time > 0) results.get(way)?.push(one);
    }
  }
  const fileBytes = (await stat(path)).size;
  const naiveBytes = Math.ceil(fileBytes / 3) * 4;
  const ours = results.get('ours') ?? [];
  const sent = median(ours.map(({ sentBytes }) => sentBytes));
  const base = median(ours.map(({ ms }) => ms));
  console.log(`\n${name}, ${(fileBytes / 1e6).toFixed(1)} MB, median of ${times}\n`);
  printTable(
    ['way', '× ours', 'ms', 'longest task of the page, ms'],
    WAYS.map((way) => {
      const made = results.get(way) ?? [];
      const ms = median(made.map((one) => one.ms));
      const longest = Math.max(...made.map((one) => one.longestTaskMs));
      return [way, (ms / base).toFixed(2), ms.toFixed(0), longest === 0 ? 'under 50' : longest.toFixed(0)];
    }),
  );
  console.log(
    `sent: ${(sent / 1000).toFixed(0)} kB, ${((sent / naiveBytes) * 100).toFixed(1)} % of the whole file as base64`,
  );
  if (sent === 0) process.exitCode = 1;
}
