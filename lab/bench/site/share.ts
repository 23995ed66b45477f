/**
 * The memory of Chromium while photos are shared with the installed app: `npm run bench -- share`, or `--short` with
 * fewer photos. They are posted as a system does, through the built site's service worker, which needs `npm run build`.
 */
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'puppeteer';
import { launchBrowser } from '../../../scripts/visitor/launch-browser.ts';
import { DRAWN_SCENES, drawScene } from '../../../scripts/visitor/drawn-scenes.ts';
import { find, waitFor } from '../../../scripts/visitor/patient-page.ts';
import { startSite, WITHOUT_ENGINE } from '../../../scripts/visitor/start-site.ts';
import { printTable } from '../markdown.ts';
import { processMebibytes } from './page-memory.ts';

const PHOTO_BYTES = 5 * 1024 * 1024;
const SAMPLE_MS = 50;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const rows: string[][] = [];
for (const count of values.short ? [10] : [10, 50, 200]) rows.push(await measured(count));
printTable(['Photos of 5 MB', 'Took', 'Page and worker more, most', 'Browser more, most'], rows);

async function measured(count: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'share-bench-'));
  const site = await startSite(WITHOUT_ENGINE);
  const browser = await launchBrowser();
  try {
    const paths = await photosIn(folder, count);
    const page = await browser.newPage();
    await page.goto(`${site.origin}/upload`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await waitFor(page, () => navigator.serviceWorker.controller !== null);
    const before = await memoryOfBrowser(browser);
    const watched = watchMemory(browser);
    const begun = performance.now();
    await share(page, paths);
    await waitFor(page, (text) => document.body.innerText.includes(text), `${count} files selected`);
    const took = performance.now() - begun;
    const most = await watched.stop();
    return [
      String(count),
      `${(took / 1000).toFixed(1)} s`,
      `${(most.pages - before.pages).toFixed(0)} MiB`,
      `${(most.browser - before.browser).toFixed(0)} MiB`,
    ];
  } finally {
    await browser.close();
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

/** A photo with bytes behind its end, which viewers ignore, under many names. */
async function photosIn(folder: string, count: number): Promise<readonly string[]> {
  const first = join(folder, '0.jpg');
  const drawn = await drawScene(DRAWN_SCENES[0]!);
  await writeFile(first, Buffer.concat([drawn, Buffer.alloc(PHOTO_BYTES - drawn.length, 7)]));
  const paths = [first];
  for (let at = 1; at < count; at += 1) {
    const path = join(folder, `${at}.jpg`);
    await copyFile(first, path);
    paths.push(path);
  }
  return paths;
}

async function share(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { id: 'share', method: 'POST', action: '/share', enctype: 'multipart/form-data' });
    form.innerHTML = '<input type="file" name="photos" multiple>';
    document.body.append(form);
  });
  const field = (await find(page, '#share input')) as Awaited<ReturnType<typeof page.$<'input'>>>;
  await field?.uploadFile(...paths);
  await page.$eval('#share', (form) => (form as HTMLFormElement).submit());
}

interface BrowserMemory {
  /** Of all page processes, which service workers share. */
  readonly pages: number;
  readonly browser: number;
}

async function memoryOfBrowser(browser: Browser): Promise<BrowserMemory> {
  const devtools = await browser.target().createCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const of = async (kind: string) => {
    const own = processInfo.filter(({ type }) => type === kind);
    const sizes = await Promise.all(own.map(({ id }) => processMebibytes(id)));
    return sizes.filter((size) => !Number.isNaN(size)).reduce((sum, size) => sum + size, 0);
  };
  return { pages: await of('renderer'), browser: await of('browser') };
}

function watchMemory(browser: Browser): { readonly stop: () => Promise<BrowserMemory> } {
  let most: BrowserMemory = { pages: 0, browser: 0 };
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const now = await memoryOfBrowser(browser);
      most = { pages: Math.max(most.pages, now.pages), browser: Math.max(most.browser, now.browser) };
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await watching;
      return most;
    },
  };
}
