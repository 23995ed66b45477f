/**
 * Organizing on this device, in Chromium: `npm run bench -- device [--photos 1000 --megabytes 5]`, with `--short` in
 * a minute. Reports photos per second in the page, relative to the same networks alone in Node in the same run (one
 * photo after another, already decoded to their input size); the page's memory above the idle page; and its main
 * thread's longest task.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { createVisionEngine } from '../../../shared/engine/vision-engine.ts';
import { toWorkingSize } from '../../../shared/engine/networks/working-size.ts';
import { decodeImage } from '../../../server/engines/embedded/decode.ts';
import { loadEngineParts } from '../../../server/engines/embedded/load-parts.ts';
import { fileDecoder } from '../../../cli/decoding/file-decoder.ts';
import { startSite } from '../../../scripts/visitor/start-site.ts';
import { Visitor } from '../../../scripts/visitor/visitor.ts';
import { printTable } from '../markdown.ts';
import { drawCamera } from '../pipeline/draw-camera.ts';
import { watchLongTasks } from '../site/watch-long-tasks.ts';
import { launchMeasuredBrowser, pressButton } from '../site/measured-page.ts';
import { memoryOf } from '../site/page-memory.ts';

const MODELS = join(import.meta.dirname, '..', '..', '..', 'dist', 'models');
/** Photos that Node analyzes; more change nothing. */
const BARE_PHOTOS = 40;
/** How often memory is read. */
const PAUSE_MS = 1000;

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '1000' },
    megabytes: { type: 'string', default: '5' },
    short: { type: 'boolean', default: false },
  },
});
const photos = values.short ? 30 : Number(values.photos);
const photoBytes = Number(values.megabytes) * 1_000_000;

sharp.concurrency(1);
const camera = await drawCamera(photos, { photoBytes });
// Once per process, because LiteRT does not load twice.
const engine = createVisionEngine(await loadEngineParts(MODELS));
const site = await startSite({});
const browser = await launchMeasuredBrowser();
try {
  const { page, idleMebibytes } = await atTheTable();
  const bareMs = await bareMsPerPhoto();
  let most = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, (await memoryOf(page)).mebibytes);
      await wait(PAUSE_MS);
    }
  })();
  // If the run fails, its own error is the one to show.
  watching.catch(() => undefined);
  const longest = await watchLongTasks(page);
  const startedMs = performance.now();
  await pressButton(page, 'Organize Photos');
  // Polled, since one call may not wait for longer than the protocol allows.
  while (!(await page.evaluate(() => document.body.innerText.includes('Download ZIP')))) await wait(500);
  const pageMs = (performance.now() - startedMs) / photos;
  over.abort();
  await watching;
  const again = await bareMsPerPhoto();
  const bare = (bareMs + again) / 2;
  printTable(
    ['On this device, in Chromium', `${photos} photos of ${(photoBytes / 1e6).toFixed(0)} MB`],
    [
      ['photos per second in the page', (1000 / pageMs).toFixed(2)],
      ['relative to the networks alone in Node', (bare / pageMs).toFixed(2)],
      ['memory above the idle page, at most', `${(most - idleMebibytes).toFixed(0)} MiB`],
      ['longest task of the page', `${(await longest()).toFixed(0)} ms`],
    ],
  );
} finally {
  await browser.close();
  await Promise.all([site.stop(), camera.remove()]);
}

/** A visitor with the engine on their device and the photos on the table. */
async function atTheTable() {
  const visitor = await Visitor.arrive(browser, site.origin);
  const { page } = visitor;
  page.setDefaultTimeout(0);
  // Writing a ZIP of gigabytes to disk is not part of the measurement.
  const devtools = await browser.target().createCDPSession();
  const browserContextId = page.browserContext().id ?? '';
  await devtools.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
  await visitor.open('/upload');
  const { mebibytes: idleMebibytes } = await memoryOf(page);
  // The first photo's batch downloads the engine.
  await visitor.choose(camera.paths.slice(0, 1));
  await visitor.press('Organize Photos');
  await visitor.sees('Download ZIP');
  await visitor.pick('More actions', 'Start over');
  await visitor.choose(camera.paths);
  await visitor.sees(`${photos.toLocaleString('en')} files selected`);
  await page.waitForFunction(() => document.querySelectorAll('.heap .skeleton').length === 0);
  return { page, idleMebibytes };
}

/** Returns the networks' time for a photo in Node. */
async function bareMsPerPhoto(): Promise<number> {
  const images = await Promise.all(
    camera.paths.slice(0, BARE_PHOTOS).map(async (path) => {
      const photo = { id: path, path, from: path, name: path, sizeBytes: 0, modifiedMs: 0 };
      const { image } = await fileDecoder.decode(photo, 'jpeg', new AbortController().signal);
      return toWorkingSize(await decodeImage(image.bytes));
    }),
  );
  // The first one warms the networks up.
  for (const image of images.slice(0, 1)) await engine.look(image);
  const startMs = performance.now();
  for (const image of images) await engine.look(image);
  return (performance.now() - startMs) / images.length;
}
