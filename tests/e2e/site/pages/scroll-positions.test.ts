/** @module-tag nightly */
import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { waitFor } from '../../../../scripts/visitor/patient-page.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();
/** Far from the end of each page. */
const LEFT_AT_PX = 400;

/**
 * A new tab without the tests' own scripts. It loads no fonts: the browser returns to the same line, which moves if
 * fonts were late before.
 */
async function newTab(): Promise<Page> {
  const { page } = await fixture.arrive();
  const devtools = await page.createCDPSession();
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  await page.goto('about:blank');
  return page;
}

/** Opens a URL as if typed, and waits until the page is hydrated. */
async function types(page: Page, path: string): Promise<void> {
  await page.goto(fixture.site.origin + path);
  await isAlive(page);
}

async function isAlive(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await waitFor(page, () => history.scrollRestoration === 'manual');
}

async function scrollsDown(page: Page): Promise<void> {
  await page.evaluate(async (top) => {
    const ended = new Promise((resolve) => window.addEventListener('scrollend', resolve, { once: true }));
    window.scrollTo({ top, behavior: 'instant' });
    await ended;
  }, LEFT_AT_PX);
}

const top = (page: Page) => page.evaluate(() => window.scrollY);
/** Waits until work after hydration is done. */
const rests = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });

describe('a page opened by its address', () => {
  it('starts at the top, whatever the previous page’s scroll position', async () => {
    const page = await newTab();
    await types(page, '/faq');
    await scrollsDown(page);
    await types(page, '/pricing');
    await rests(page);
    expect(await top(page)).toBe(0);
  });

  it('starts at the top even if it is the same page again', async () => {
    const page = await newTab();
    await types(page, '/faq');
    await scrollsDown(page);
    await page.goto('about:blank');
    await types(page, '/faq');
    await rests(page);
    expect(await top(page)).toBe(0);
  });
});

describe('a page that was left', () => {
  it('keeps its scroll position after a reload', async () => {
    const page = await newTab();
    await types(page, '/faq');
    await scrollsDown(page);
    await page.reload();
    await expect.poll(() => top(page)).toBe(LEFT_AT_PX);
  });

  it('keeps its scroll position on return from another page of the site, as does that page', async () => {
    const page = await newTab();
    await types(page, '/faq');
    await scrollsDown(page);
    await types(page, '/terms');
    await page.goBack();
    await expect.poll(() => top(page)).toBe(LEFT_AT_PX);
    await page.goForward();
    await expect.poll(() => top(page)).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/terms');
  });

  it('keeps its scroll position on return from another site', async () => {
    const page = await newTab();
    await types(page, '/faq');
    await scrollsDown(page);
    await page.goto('data:text/html,<h1>Elsewhere</h1>');
    await page.goBack();
    await expect.poll(() => top(page)).toBe(LEFT_AT_PX);
  });

  it('keeps its scroll position even after following a link within it', async () => {
    const page = await newTab();
    await types(page, '/faq');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waitFor(page, () => location.hash === '#content');
    await scrollsDown(page);
    await types(page, '/terms');
    await rests(page);
    expect(await top(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(LEFT_AT_PX);
  });
});
