import type { Page } from 'puppeteer';

/** The last lines of a page for its report; earlier ones seldom explain a failure. */
const LINES = 40;

const heard = new WeakMap<Page, string[]>();

/** Records a page's console and its failed requests, for the report on a failed test. */
export function listenTo(page: Page): void {
  const lines: string[] = [];
  heard.set(page, lines);
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`error: ${String(error)}`));
  page.on('requestfailed', (request) =>
    lines.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/'))
      lines.push(`${response.request().method()} ${pathname}: ${response.status()}`);
  });
}

/** Returns a page's text and its record. Never fails, although the page may be gone or not answer. */
export async function reportOn(page: Page): Promise<string> {
  const shown = await page
    .evaluate(() => document.body.innerText)
    .catch((error: unknown) => `It cannot be read: ${String(error)}`);
  return [page.url(), shown, ...(heard.get(page) ?? []).slice(-LINES)].join('\n');
}
