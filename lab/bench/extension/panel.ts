/**
 * How long the side panel takes to become usable on a page with 2,000 images: `npm run bench -- panel [--times 5]`,
 * with the extension built; once with `--short`. Measured from the panel's navigation, including collecting, to the
 * button that counts all images; with the panel's JavaScript heap then, and after scrolling to the end.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../../scripts/visitor/launch-browser.ts';
import { LARGE_PAGE, LARGE_PAGE_IMAGES } from '../../../tests/e2e/extension/pages/large-page.ts';
import { startPageServer } from '../../../tests/e2e/extension/pages/page-server.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    short: { type: 'boolean', default: false },
    folder: { type: 'string', default: join(import.meta.dirname, '../../../dist/extension') },
  },
});

const server = await startPageServer([LARGE_PAGE]);
const browser = await launchBrowser({ enableExtensions: true, pipe: true });
const id = await browser.installExtension(values.folder);
const extension = (await browser.extensions()).get(id);
if (!extension) throw new Error('The extension did not load.');
const desk = await browser.newPage();
await desk.goto(`chrome-extension://${id}/manifest.json`);
const page = await browser.newPage();
await page.goto(`${server.origin}/${LARGE_PAGE.name}`, { waitUntil: 'load' });
// A click on the toolbar button grants access to the tab (activeTab).
await page.triggerExtensionAction(extension);

const usable: number[] = [];
const heaps: string[] = [];
for (let time = 0; time < (values.short ? 1 : Number(values.times)); time += 1) {
  await desk.evaluate(async (pageUrl) => {
    const tab = (await chrome.tabs.query({})).find(({ title }) => title === 'A page');
    const job = { kind: 'page', tabId: tab?.id, windowId: tab?.windowId, pageUrl, at: Date.now() };
    await chrome.storage.session.set({ 'pending-job': job });
  }, page.url());
  const panel = await browser.newPage();
  await panel.goto(`chrome-extension://${id}/sidepanel/index.html`);
  const shown = await panel.waitForFunction(
    (count) => document.body.innerText.includes(count) && performance.now(),
    { polling: 'raf', timeout: 60_000 },
    `(${LARGE_PAGE_IMAGES.toLocaleString('en-US')})`,
  );
  usable.push(Number(await shown.jsonValue()));
  const mebibytes = async () => Math.round(((await panel.metrics()).JSHeapUsedSize ?? 0) / 2 ** 20);
  const before = await mebibytes();
  await panel.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  heaps.push(`${before} and ${await mebibytes()} MiB`);
  await panel.close();
}
const sorted = usable.toSorted((one, other) => one - other).map(Math.round);
console.log(
  `${LARGE_PAGE_IMAGES} images: the panel is usable after ${sorted[Math.floor(sorted.length / 2)]} ms (median of ${sorted.length}; ${sorted[0]} to ${sorted.at(-1)} ms); heap ${heaps.at(-1)}, at first and at the end of the grid`,
);
await browser.close();
await server.stop();
