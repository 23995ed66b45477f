import { join } from 'node:path';
import { type Browser, TargetType } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../launch-browser.ts';

const BUILT = join(import.meta.dirname, '../../../dist/extension');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser({ enableExtensions: true, pipe: true });
});
afterAll(() => browser.close());

it('opens the upload page from the toolbar', async () => {
  const id = await browser.installExtension(BUILT);
  const extension = (await browser.extensions()).get(id);
  if (!extension) throw new Error('The extension did not load.');
  const target = await browser.waitForTarget((candidate) => candidate.type() === TargetType.SERVICE_WORKER);
  const worker = await target.worker();
  await expect.poll(() => worker?.evaluate(() => chrome.action.onClicked.hasListeners())).toBe(true);
  const page = await browser.newPage();
  await page.goto('data:text/html,<title>A page</title>');
  const opened = browser.waitForTarget((target) => target.url().endsWith('/upload'));
  await page.triggerExtensionAction(extension);
  expect((await opened).type()).toBe('page');
});
