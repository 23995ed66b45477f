/**
 * A batch in the built upload page against an engine that takes 1.5 s per photo, compared with a naive implementation
 * in the same browser: one photo after another, whole files, JSZip at the end. `npm run bench -- pipeline [--photos
 * 100 --latency 1500 --naive 5]`; `--short` takes seconds, to check that both complete.
 *
 * The lower bound is latency × photos / the browser's connections per host. The naive implementation is measured on
 * fewer photos, and its time extrapolated.
 */
import { parseArgs } from 'node:util';
import { ANALYZE_CONCURRENCY_MOST } from '../../../shared/core/limits.ts';
import { completion, startFakeChatServer } from '../../../scripts/visitor/fake-chat-server.ts';
import { launchBrowser } from '../../../scripts/visitor/launch-browser.ts';
import { watchDownloads } from '../../../tests/e2e/site/support/downloads.ts';
import { openedArchive } from '../../../tests/e2e/site/support/opened-archive.ts';
import { startToldSite } from '../start-told-site.ts';
import { Visitor } from '../../../scripts/visitor/visitor.ts';
import { drawCamera } from './draw-camera.ts';
import { runNaively } from './naive-way.ts';
import { lastRun, watchRun } from './watch-run.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '100' },
    latency: { type: 'string', default: '1500' },
    naive: { type: 'string', default: '5' },
    short: { type: 'boolean', default: false },
  },
});
const photos = values.short ? 12 : Number(values.photos);
const latencyMs = values.short ? 100 : Number(values.latency);
const naivePhotos = values.short ? 2 : Number(values.naive);

const engine = await startFakeChatServer();
engine.respond = async () => {
  await new Promise((resolve) => setTimeout(resolve, latencyMs));
  return completion(JSON.stringify({ description: 'A golden retriever on grass. It is a dog outdoors.' }));
};
const site = await startToldSite(engine);
const browser = await launchBrowser();
const camera = await drawCamera(photos);
try {
  const visitor = await Visitor.arrive(browser, site.origin);
  visitor.page.setDefaultTimeout(0);
  await visitor.page.setBypassCSP(true);
  await visitor.page.evaluateOnNewDocument(watchRun);
  const downloads = await watchDownloads(visitor, camera.folder);
  await visitor.signIn('bench@example.org');
  await visitor.choose(camera.paths);
  await visitor.sees(`${photos} files selected`);
  await visitor.press('Organize Photos');
  const archive = await openedArchive((await downloads.next()).bytes);
  const ours = await visitor.page.evaluate(lastRun);

  await visitor.page.reload();
  await visitor.page.waitForSelector('input[type=file]');
  const naive = await runNaively(visitor.page, camera.paths.slice(0, naivePhotos));
  const naiveMs = (naive.tookMs * photos) / naivePhotos;

  const boundMs = (latencyMs * photos) / ANALYZE_CONCURRENCY_MOST.http1;
  const ratio = (value: number) => value.toFixed(2);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  const bytesEach = ours.sentBytes / ours.calls;
  const naiveEach = naive.sentBytes / naivePhotos;
  console.log(`${photos} photos of ${kilobytes(camera.photoBytes)}, ${latencyMs} ms each, HTTP/1.1

| way | time | × bound | at once | bytes up, each | last answer to ZIP |
| --- | --- | --- | --- | --- | --- |
| the bound: latency × photos / ${ANALYZE_CONCURRENCY_MOST.http1} | ${seconds(boundMs)} | 1.00 | ${ANALYZE_CONCURRENCY_MOST.http1} | | |
| the upload page | ${seconds(ours.tookMs)} | ${ratio(ours.tookMs / boundMs)} | ${ours.mostAtOnce} | ${kilobytes(bytesEach)} | ${ours.zipMs.toFixed(0)} ms |
| naive, ${naivePhotos} photos × ${ratio(photos / naivePhotos)} | ${seconds(naiveMs)} | ${ratio(naiveMs / boundMs)} | 1 | ${kilobytes(naiveEach)} | ${seconds((naive.zipMs * photos) / naivePhotos)} |

The page sends ${((100 * bytesEach) / naiveEach).toFixed(1)} % of the naive bytes and takes ${ratio(ours.tookMs / naiveMs)} of its time.`);
  if (archive.size !== photos || ours.calls !== photos || naive.described !== naivePhotos)
    process.exitCode = 1;
} finally {
  await browser.close();
  await Promise.all([site.stop(), engine.close(), camera.remove()]);
}
