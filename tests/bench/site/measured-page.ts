import type { Browser, Page } from 'puppeteer';
import { launchBrowser } from '../../../scripts/visitor/launch-browser.ts';

/**
 * A browser to measure in. Puppeteer otherwise has it report every request, for which Chromium keeps the answers in the
 * page's process: with a thousand photos, that is a tenth of the memory.
 */
export function launchMeasuredBrowser(): Promise<Browser> {
  return launchBrowser({ networkEnabled: false });
}

/**
 * Presses a button as soon as it is there and enabled. By the page's own DOM: puppeteer asks the accessibility tree for a
 * name, which Chromium then builds and keeps up with every change, though hardly a user of the page has it.
 */
export async function pressButton(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const buttons = [...document.querySelectorAll('button')];
      const button = buttons.find((one) => one.textContent.trim() === wanted && !one.disabled);
      button?.click();
      return button !== undefined;
    },
    { polling: 100 },
    name,
  );
}
