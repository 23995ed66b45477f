import type { Browser, Page } from 'puppeteer';
import { launchBrowser } from '../../../scripts/visitor/launch-browser.ts';

/**
 * A browser to measure in. By default puppeteer reports every request, for which Chromium keeps the answers in the
 * page's process: with a thousand photos, a tenth of the memory.
 */
export function launchMeasuredBrowser(): Promise<Browser> {
  return launchBrowser({ networkEnabled: false });
}

/**
 * Clicks a button as soon as it exists and is enabled, through the page's DOM. Puppeteer would query the
 * accessibility tree by name, which Chromium then builds and updates with every change, although hardly any user's
 * page has it.
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
