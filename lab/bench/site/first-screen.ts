/**
 * How soon dropped photos are visible: `npm run bench -- first-screen [--photos 300 --runs 3 --from FOLDER]`, with
 * `--short` in seconds. Drops photos of 12 megapixels on the built upload page, each with a thumbnail in its EXIF
 * like a camera's, and the same without. Measures from the drop until nothing in the window is gray, and until every
 * picture there is made from the photo itself. Pictures come from the JPEGs of FOLDER; without it, they are drawn.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { withExifThumbnail } from '../../../tests/fixtures/with-exif-thumbnail.ts';
import { dropFiles } from '../../../scripts/visitor/drop-files.ts';
import { startSite, WITHOUT_ENGINE } from '../../../scripts/visitor/start-site.ts';
import { Visitor } from '../../../scripts/visitor/visitor.ts';
import { drawCamera } from '../pipeline/draw-camera.ts';
import { launchMeasuredBrowser } from './measured-page.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '300' },
    from: { type: 'string' },
    runs: { type: 'string', default: '3' },
    short: { type: 'boolean', default: false },
  },
});
const photos = values.short ? 30 : Number(values.photos);
const PICTURES = 12;
const [WIDTH_PX, HEIGHT_PX] = [4000, 3000];
const TARGET_MS = 1500;
const RUNS = values.short ? 1 : Number(values.runs);

const folder = await mkdtemp(join(tmpdir(), 'first-screen-'));
const site = await startSite(WITHOUT_ENGINE);
try {
  const sources = await sourcesOf(values.from);
  const pictures = await Promise.all(
    sources.map(async (source) => {
      const whole = sharp(source).rotate().resize(WIDTH_PX, HEIGHT_PX);
      const jpeg = new Uint8Array(await whole.clone().jpeg({ quality: 88 }).toBuffer());
      const thumbnail = await sharp(source).rotate().resize(160, 120).jpeg({ quality: 70 }).toBuffer();
      return { jpeg, thumbnail: new Uint8Array(thumbnail) };
    }),
  );
  console.log(`${photos} photos of ${WIDTH_PX} × ${HEIGHT_PX} pixels, the median of ${RUNS}\n
| in their EXIF | until nothing is gray | until all pictures come from the photos |
| --- | --- | --- |`);
  for (const has of [true, false]) {
    const paths = await Promise.all(
      Array.from({ length: photos }, async (_, at) => {
        const picture = pictures[at % pictures.length];
        if (!picture) throw new Error('There is no JPEG to make photos from');
        const { jpeg, thumbnail } = picture;
        const path = join(folder, `${has ? 'with' : 'without'}-${at}.jpg`);
        const bytes = has ? withExifThumbnail(jpeg, { thumbnail }) : jpeg;
        // Bytes after the end of a JPEG don't affect its picture, and make the file no copy of another.
        await writeFile(path, Buffer.concat([bytes, Buffer.from(String(at))]));
        return path;
      }),
    );
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await seenAfterDrop(paths));
    const [shown, made] = [medianOf(runs.map((one) => one.shownMs)), medianOf(runs.map((one) => one.madeMs))];
    console.log(`| ${has ? 'a thumbnail' : 'nothing'} | ${shown.toFixed(0)} ms | ${made.toFixed(0)} ms |`);
    if (has && shown > TARGET_MS && !values.short) process.exitCode = 1;
  }
} finally {
  await Promise.all([site.stop(), rm(folder, { recursive: true })]);
}

/** Counts undrawn tiles in the window, and pictures that are smaller than they are shown. */
function watchScreen(): void {
  const page = window as Window & { shownMs?: number; madeMs?: number };
  let droppedMs = Infinity;
  addEventListener('drop', () => (droppedMs = performance.now()), { capture: true, once: true });
  const look = () => {
    const isInSight = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && width > 0;
    };
    const seen = [...document.querySelectorAll('.light-table :is(img, .no-picture)')].filter(isInSight);
    const images = seen.filter((element) => element instanceof HTMLImageElement);
    const areThere = seen.length > 12 && images.length === seen.length && images.every((one) => one.complete);
    if (areThere) page.shownMs ??= performance.now() - droppedMs;
    const areLarge = images.every((one) => Math.max(one.naturalWidth, one.naturalHeight) !== 160);
    if (areThere && areLarge) page.madeMs ??= performance.now() - droppedMs;
    if (page.madeMs === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function seenAfterDrop(paths: readonly string[]): Promise<{ shownMs: number; madeMs: number }> {
  const browser = await launchMeasuredBrowser();
  try {
    const visitor = await Visitor.arrive(browser, site.origin, { widthPx: 1440 });
    await visitor.open('/upload');
    // tsx names functions with a helper that the page does not have.
    await visitor.page.evaluate('globalThis.__name = (named) => named');
    await visitor.page.evaluate(watchScreen);
    await dropFiles(visitor.page, paths);
    return await measured(visitor.page);
  } finally {
    await browser.close();
  }
}

async function measured(page: Page): Promise<{ shownMs: number; madeMs: number }> {
  const found = await page.waitForFunction(
    () => {
      const { shownMs, madeMs } = window as Window & { shownMs?: number; madeMs?: number };
      return shownMs !== undefined && madeMs !== undefined && { shownMs, madeMs };
    },
    { polling: 500, timeout: 300_000 },
  );
  return (await found.jsonValue()) || { shownMs: NaN, madeMs: NaN };
}

async function sourcesOf(from: string | undefined): Promise<readonly Buffer[]> {
  if (from === undefined) {
    const camera = await drawCamera(1, { longEdgePx: WIDTH_PX });
    const [path = ''] = camera.paths;
    const drawn = await readFile(path);
    await camera.remove();
    return [drawn];
  }
  const names = (await readdir(from)).filter((name) => /\.jpe?g$/i.test(name)).slice(0, PICTURES);
  return Promise.all(names.map((name) => readFile(join(from, name))));
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}
