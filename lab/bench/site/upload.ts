/**
 * The built upload page with very many photos: `npm run bench -- upload [--photos 250 --megabytes 15]`, with
 * `--short` in seconds. Reports the longest task of the page's main thread for each step, in elapsed time and
 * in CPU time, which other load on the machine does not affect; then the page process's memory above that of
 * the idle page (Linux).
 */
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer';
import { completion, startFakeChatServer } from '../../../scripts/visitor/fake-chat-server.ts';
import { launchBrowser } from '../../../scripts/visitor/launch-browser.ts';
import { startToldSite } from '../start-told-site.ts';
import { Visitor } from '../../../scripts/visitor/visitor.ts';
import { drawCamera } from '../pipeline/draw-camera.ts';
import { longestTask } from './longest-task.ts';
import { memoryOf, memoryText } from './page-memory.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '250' },
    megabytes: { type: 'string', default: '15' },
    short: { type: 'boolean', default: false },
  },
});
const photos = values.short ? 30 : Number(values.photos);
const photoBytes = (values.short ? 1 : Number(values.megabytes)) * 1_000_000;
const SUBJECTS = ['A golden retriever on grass. It is a dog.', 'A plate of pasta. It is food.', 'A red car.'];

const engine = await startFakeChatServer();
let asked = 0;
engine.respond = async () =>
  completion(JSON.stringify({ description: SUBJECTS[(asked += 1) % SUBJECTS.length] }));
const site = await startToldSite(engine);
const browser = await launchBrowser();
const camera = await drawCamera(photos, { photoBytes, longEdgePx: values.short ? 1600 : 4000 });
try {
  const visitor = await Visitor.arrive(browser, site.origin);
  const { page } = visitor;
  page.setDefaultTimeout(0);
  // Writing a ZIP of gigabytes to disk is not part of the measurement.
  const devtools = await browser.target().createCDPSession();
  const browserContextId = page.browserContext().id ?? '';
  await devtools.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
  await visitor.signIn('bench@example.org');
  const idle = await memoryOf(page);
  console.log(`${photos} photos of ${(photoBytes / 1e6).toFixed(0)} MB\n
| step | longest task | CPU time |
| --- | --- | --- |`);
  const measure = async (step: string, act: () => Promise<unknown>) => {
    const { clockMs, processorMs } = await longestTask(page, act);
    console.log(`| ${step} | ${clockMs.toFixed(0)} ms | ${processorMs.toFixed(0)} ms |`);
  };
  await measure('chosen', async () => {
    await visitor.choose(camera.paths);
    await visitor.sees(`${photos} files selected`);
  });
  await measure('thumbnails made', () =>
    page.waitForFunction(() => document.querySelectorAll('.heap .skeleton').length === 0),
  );
  await measure('names scrolled', () => scrollThrough(page, 'ul[tabindex="0"]'));
  await measure('organized', async () => {
    await visitor.press('Organize Photos');
    await page.waitForFunction(
      (end) => document.body.innerText.includes(end),
      { polling: 500 },
      `${photos} photos placed in`,
    );
  });
  await measure('folders scrolled', () => scrollThrough(page, 'html'));
  const busy = await memoryOf(page);
  console.log(
    `\nMemory of the page's process: ${memoryText(idle)} idle, ${memoryText(busy)} with the folders`,
  );
} finally {
  await browser.close();
  await Promise.all([site.stop(), engine.close(), camera.remove()]);
}

/** Scrolls an element from its top to its end, a screen at a time. */
async function scrollThrough(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, async (element) => {
    for (let top = 0; top < element.scrollHeight; top += element.clientHeight) {
      element.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
