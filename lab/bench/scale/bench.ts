/**
 * A very large batch in Chromium: `npm run bench -- scale [--photos 10000 --megabytes 3 --edge 1600]`, with `--short`
 * in a minute. A custom model answers at once, so that the product is measured: time until the photos are on the
 * table, until the first is placed and until all are; the page's memory above the idle page and its longest task; and
 * dropped frames while the list and the board scroll.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer';
import { startSite } from '../../../scripts/visitor/start-site.ts';
import { Visitor } from '../../../scripts/visitor/visitor.ts';
import { completion, startFakeChatServer } from '../../../scripts/visitor/fake-chat-server.ts';
import { printTable } from '../markdown.ts';
import { drawCamera } from '../pipeline/draw-camera.ts';
import { launchMeasuredBrowser, pressButton } from '../site/measured-page.ts';
import { memoryOf } from '../site/page-memory.ts';
import { watchLongTasks } from '../site/watch-long-tasks.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '10000' },
    megabytes: { type: 'string', default: '3' },
    edge: { type: 'string', default: '1600' },
    short: { type: 'boolean', default: false },
  },
});
const photos = values.short ? 400 : Number(values.photos);
const photoBytes = Number(values.megabytes) * 1_000_000;
const ANSWERS = ['Pets', 'Food', 'Vehicles', 'Beach & Sea', 'Buildings & Architecture'].map((category) => ({
  category,
  description: `A photo of ${category.toLowerCase()}.`,
}));
/** The interval for polling progress and memory. */
const PAUSE_MS = 500;

const camera = await drawCamera(photos, { photoBytes, longEdgePx: Number(values.edge) });
const chat = await startFakeChatServer();
let asked = 0;
chat.respond = async () => {
  chat.requests.length = 0;
  asked += 1;
  const answer = { ...ANSWERS[asked % ANSWERS.length], name: `photo ${asked}` };
  return Promise.resolve(completion(JSON.stringify(answer)));
};
const site = await startSite({});
chat.allowedOrigin = site.origin;
const browser = await launchMeasuredBrowser();
try {
  const visitor = await Visitor.arrive(browser, site.origin);
  const { page } = visitor;
  const devtools = await browser.target().createCDPSession();
  const browserContextId = page.browserContext().id ?? '';
  // Writing a ZIP of gigabytes to disk is not part of the measurement.
  await devtools.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
  await visitor.open('/upload');
  await pressButton(page, 'Use a model of your own');
  await visitor.fill('#own-model-address', chat.baseUrl);
  await visitor.fill('#own-model-name', 'llava');
  await pressButton(page, 'Save and test');
  await visitor.sees('A photo of');
  const { mebibytes: idle } = await memoryOf(page);
  let most = idle;
  const until = async (isThere: () => Promise<boolean>) => {
    const startedMs = performance.now();
    while (!(await isThere())) {
      most = Math.max(most, (await memoryOf(page)).mebibytes);
      await wait(PAUSE_MS);
    }
    return ((performance.now() - startedMs) / 1000).toFixed(1);
  };
  const says = (words: string) => () =>
    page.evaluate((wanted) => document.body.innerText.includes(wanted), words);
  const chosenMs = performance.now();
  await visitor.choose(camera.paths);
  // Not earlier: DevTools makes the browser query the disk for all files in one task, which a file dialog does
  // beforehand.
  const longest = await watchLongTasks(page);
  await until(says(`${photos.toLocaleString('en')} files selected`));
  const chosenS = ((performance.now() - chosenMs) / 1000).toFixed(1);
  const listFrames = await framesWhile(page, '.workbench-list > ul');
  await pressButton(page, 'Organize Photos');
  const firstS = await until(async () => (await page.$('.tray-slides li')) !== null);
  const allS = await until(says('Download ZIP'));
  const boardFrames = await framesWhile(page, undefined);
  printTable(
    ['A very large batch, in Chromium', `${photos} photos of ${(photoBytes / 1e6).toFixed(0)} MB`],
    [
      ['until the chosen photos are on the table', `${chosenS} s`],
      ['until the first is placed, after the click', `${firstS} s`],
      ['from there until all are placed, and the ZIP made', `${allS} s`],
      ['memory above the idle page, at most', `${(most - idle).toFixed(0)} MiB`],
      ['longest task of the page', `${(await longest()).toFixed(0)} ms`],
      ['late frames while the list scrolls', listFrames],
      ['… while the board scrolls', boardFrames],
      ['elements on the board', String(await page.evaluate(() => document.querySelectorAll('*').length))],
    ],
  );
} finally {
  await browser.close();
  await Promise.all([site.stop(), chat.close(), camera.remove()]);
}

/** Scrolls a list, or the page, by 300 pixels per frame. Returns how many frames took more than two frames' time. */
async function framesWhile(page: Page, selector: string | undefined): Promise<string> {
  const [late, all] = await page.evaluate(async (wanted) => {
    const scroller = wanted === undefined ? document.documentElement : document.querySelector(wanted);
    let before = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    let [lateFrames, frames] = [0, 0];
    for (; frames < 300; frames += 1) {
      scroller?.scrollBy({ top: 300, behavior: 'instant' });
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (now - before > 1000 / 30) lateFrames += 1;
      before = now;
    }
    return [lateFrames, frames] as const;
  }, selector);
  return `${late} of ${all}`;
}
