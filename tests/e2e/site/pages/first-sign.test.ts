/** @module-tag nightly */
import type { HTTPRequest, Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { READING_MS } from '../../../../site/app/page-metadata.ts';
import { PAGE_NAMES, pageRecord, PAGES } from '../../../../site/app/pages.ts';
import { USAGE_KEY } from '../../../../site/account/usage-key.ts';
import { PRO } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

/** The full browser, because the headless shell sends each page a pointer event. */
const fixture = siteFixture(PRO, 'full');

/** Opens a page without any input. */
async function comesTo(path: string, widthPx = 1280): Promise<Visitor> {
  const visitor = await fixture.arrive({ widthPx });
  await visitor.page.goto(fixture.site.origin + path);
  await visitor.page.waitForNetworkIdle();
  return visitor;
}

const isAlive = ({ page }: Visitor) => page.evaluate(() => history.scrollRestoration === 'manual');
async function becomesAlive(visitor: Visitor): Promise<void> {
  await expect.poll(() => isAlive(visitor)).toBe(true);
}

/** Blocks the script that hydrates pages, until it is let through. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = [];
  let isOpen = false;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!isOpen && request.url().includes('hydrate-page')) held.push(request);
    else void request.continue();
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((request) => request.continue()));
  };
}

describe('a reading page', () => {
  it('preloads its scripts, and runs them only on a sign of a person', async () => {
    const visitor = await comesTo('/pricing');
    const fetched = await visitor.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(fetched.some((name) => name.includes('hydrate-page'))).toBe(true);
    expect(await isAlive(visitor)).toBe(false);
    await visitor.page.mouse.move(10, 10);
    await becomesAlive(visitor);
  });

  it('hydrates under the scrolling finger, and stays in place', async () => {
    const visitor = await comesTo('/privacy', 390);
    await visitor.page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await becomesAlive(visitor);
    expect(await visitor.page.evaluate(() => scrollY)).toBe(900);
  });

  it('hydrates for a person who reads on without moving', async () => {
    const visitor = await comesTo('/about');
    expect(await isAlive(visitor)).toBe(false);
    await becomesAlive(visitor);
  });

  it('finally performs the click that came too early', async () => {
    const visitor = await fixture.arrive({ widthPx: 390 });
    const letThrough = await holdScript(visitor.page);
    await visitor.page.goto(fixture.site.origin, { waitUntil: 'load' });
    await visitor.page.click('button[aria-label="Open the menu"]');
    expect(await isAlive(visitor)).toBe(false);
    await letThrough();
    await visitor.find('[role=dialog] a[href="/help"]');
  });
});

describe('an interactive page', () => {
  const acting = PAGE_NAMES.filter((name) => pageRecord(name).hydratesAtOnce);

  it.each(acting)('hydrates for an idle person long before ten seconds: %s', async (name) => {
    const visitor = await fixture.arrive();
    const path = PAGES[name].path === '*' ? '/nowhere' : PAGES[name].path;
    await visitor.page.goto(fixture.site.origin + path);
    const aliveMs = await visitor.waitFor(() => history.scrollRestoration === 'manual' && performance.now());
    expect(aliveMs).toBeLessThan(READING_MS);
  });

  it.each([
    ['/login', 'Login with Google'],
    ['/signup', 'Sign up with Google'],
  ])('%s offers its button to a person who only looks', async (path, button) => {
    const visitor = await fixture.arrive();
    await visitor.page.goto(fixture.site.origin + path);
    const offeredMs = await visitor.waitFor(
      (name) => document.querySelector('main button:enabled')?.textContent === name && performance.now(),
      button,
    );
    expect(offeredMs).toBeLessThan(READING_MS);
  });

  it('hydrates as soon as it is loaded if a timed part is in sight', async () => {
    const visitor = await fixture.arrive();
    await visitor.page.setViewport({ width: 1280, height: 3000 });
    // The page's own timer would fire in a day, so it can't be what wakes the page.
    await visitor.page.evaluateOnNewDocument((dayMs) => {
      document.addEventListener('readystatechange', () => {
        const root = document.querySelector<HTMLElement>('[data-wakes-after]');
        if (root) root.dataset['wakesAfter'] = String(dayMs);
      });
    }, 24 * 3_600_000);
    await visitor.page.goto(fixture.site.origin);
    await visitor.waitFor(() => history.scrollRestoration === 'manual');
    expect(
      await visitor.page.evaluate(
        () => document.querySelector<HTMLElement>('[data-wakes-after]')?.dataset['wakesAfter'],
      ),
    ).toBe(String(24 * 3_600_000));
  });
});

describe('a page that needs data', () => {
  it('hydrates by itself for a signed-in person', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('first-sign@example.org');
    await visitor.page.goto(`${fixture.site.origin}/pricing`);
    await becomesAlive(visitor);
    await visitor.find('header a[href="/usage"]');
  });

  it('hydrates by itself after a logout, to delete what was stored', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('leaving@example.org');
    await visitor.press('Logout');
    await visitor.isAt('/');
    const kept = () => visitor.page.evaluate((key) => localStorage.getItem(key), USAGE_KEY);
    await becomesAlive(visitor);
    await expect.poll(kept).toBeNull();
  });

  it('hydrates by itself at an address with a fragment', async () => {
    const id = 'kept';
    const visitor = await fixture.arrive();
    await visitor.page.goto(`${fixture.site.origin}/privacy#${id}`);
    await becomesAlive(visitor);
    await expect.poll(() => visitor.page.evaluate(() => document.activeElement?.id)).toBe(id);
  });
});
