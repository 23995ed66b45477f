import type { Page } from 'puppeteer';

/** The last lines of a page that its report has; earlier ones seldom say why a test failed. */
const LINES = 40;

const heard = new WeakMap<Page, string[]>();

/** Notes what a page says and what it does not get, for the report on a failed test. */
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

/** What a page shows, and what was heard from it. Never fails: the page may be gone, or not answer. */
export async function reportOn(page: Page): Promise<string> {
  const shown = await page
    .evaluate(() => document.body.innerText)
    .catch((error: unknown) => `It cannot be read: ${String(error)}`);
  return [page.url(), shown, ...(heard.get(page) ?? []).slice(-LINES)].join('\n');
}
