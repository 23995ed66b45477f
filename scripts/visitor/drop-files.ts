import type { Page } from 'puppeteer';
import { until } from './patient-page.ts';

/** Timeout of one attempt to drop; failed attempts are retried. */
const DROP_MS = 3000;

/** Records whether a drop happened. */
function noteDrag(): void {
  const page = window as Window & { isDropped?: boolean };
  page.isDropped = false;
  window.addEventListener('drop', () => (page.isDropped = true), { capture: true, once: true });
}

function isDropped(): boolean | undefined {
  return (window as Window & { isDropped?: boolean }).isDropped;
}

/**
 * Drops files and folders from the desktop onto the center of a page, which gets real handles for them.
 *
 * If Chromium does not know yet that the page accepts the drag, it cancels the drag instead of dropping, with
 * `dragleave` or without an event, and may open the files in tabs of their own. The drag is therefore repeated, and
 * those tabs are closed, because they would hide the page.
 */
export async function dropFiles(page: Page, paths: readonly string[]): Promise<void> {
  const devtools = await page.createCDPSession();
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  const tabs = new Set(await page.browserContext().pages());
  await until(page, async () => {
    await page.evaluate(noteDrag);
    const [x, y] = await page.evaluate(() => [window.innerWidth / 2, window.innerHeight / 2] as const);
    for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const) {
      await devtools.send('Input.dispatchDragEvent', { type, x, y, data });
      // A task on the page's main thread runs after all earlier events.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    }
    const endsMs = Date.now() + DROP_MS;
    while (!(await page.evaluate(isDropped))) {
      if (Date.now() > endsMs) throw new Error('The drag was canceled.');
    }
  });
  const opened = (await page.browserContext().pages()).filter((tab) => !tabs.has(tab));
  await Promise.all(opened.map((tab) => tab.close()));
  await devtools.detach();
}
