import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer';
import { afterAll, describe, expect, it } from 'vitest';
import { PLANS } from '#core/accounts/plan.ts';
import { PAGES } from '../../../../site/app/pages.ts';
import { MARKETING_PATHS, PUBLIC_PATHS } from '../support/public-paths.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();
const SITE = fileURLToPath(new URL('../../../../dist/site', import.meta.url));

/** Maximum compressed size of the first page of a visit, in bytes. */
const BUDGET = { scripts: 95_000, styles: 15_300 } as const;

function builtPage(path: string): string {
  return readFileSync(join(SITE, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
}

const compressedBytes = (path: string) => statSync(join(SITE, `${path}.br`)).size;

let stillPage: Page | undefined;
/** A page with scripts disabled, reused for all paths. */
async function withoutScripts(): Promise<Page> {
  stillPage ??= await fixture.browser.newPage();
  await stillPage.setJavaScriptEnabled(false);
  return stillPage;
}

// The browser is shared with other test files.
afterAll(() => stillPage?.close());

describe.each(PUBLIC_PATHS)('%s', (path) => {
  it(
    'can be read with scripts switched off',
    { tags: ['nightly', 'public-home', 'visitor-public-pages-pricing'] },
    async () => {
      const page = await withoutScripts();
      await page.goto(fixture.site.origin + path);
      expect(await page.$$eval('h1', (all) => all.map((heading) => heading.innerText.trim()))).toEqual([
        expect.stringMatching(/\w/),
      ]);
      expect(await page.$$eval('footer a', (all) => all.length)).toBeGreaterThan(10);
    },
  );

  it(
    'is hydrated without an error, and without anything moving',
    { tags: ['nightly', 'companion-react-site'] },
    async () => {
      const visitor = await fixture.arrive({ usesServiceWorker: true });
      const said: string[] = [];
      visitor.page.on('console', (message) => said.push(message.text()));
      visitor.page.on('pageerror', (error) => said.push(String(error)));
      await visitor.page.evaluateOnNewDocument(() => {
        const shifted = window as Window & { shifted?: number };
        shifted.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            shifted.shifted = (shifted.shifted ?? 0) + entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visitor.open(path);
      await visitor.page.waitForNetworkIdle();
      expect(said).toEqual([]);
      const shifted = await visitor.page.evaluate(() => (window as Window & { shifted?: number }).shifted);
      // The font replaces its fallback, which has nearly the same metrics.
      expect(shifted).toBeLessThan(0.001);
    },
  );

  it(
    'gives crawlers its title, address and preview',
    { tags: ['social-share-metadata-url-defaults'] },
    async () => {
      const html = await (await fetch(fixture.site.origin + path)).text();
      expect(html).toContain(`<link rel="canonical" href="${fixture.site.origin}${path}" />`);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,170}" \/>/);
      expect(html).toMatch(/<meta property="og:image" content="http[^"]+" \/>/);
    },
  );
});

it('every page has a separate title and description', () => {
  const pages = PUBLIC_PATHS.map(builtPage);
  const all = (pattern: RegExp) => new Set(pages.map((html) => pattern.exec(html)?.[1]));
  expect(all(/<title>([^<]+)/).size).toBe(pages.length);
  expect(all(/name="description" content="([^"]+)/).size).toBe(pages.length);
});

describe('the first load of a product page', () => {
  it.each(MARKETING_PATHS)('%s stays within its budget', (path) => {
    const html = builtPage(path);
    const [, entry = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
    const [, later = ''] = /<div id="root"[^>]* data-scripts="([^"]+)"/.exec(html) ?? [];
    const scripts = [entry, ...later.split(' ')];
    const bytes = scripts.map(compressedBytes).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(BUDGET.scripts);
    const sheet = /<link rel="stylesheet" disabled href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(compressedBytes(sheet)).toBeLessThanOrEqual(BUDGET.styles);
  });
});

describe('crawlers', () => {
  it('find every public page in the sitemap, and the sitemap in robots.txt', async () => {
    const { origin } = fixture.site;
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    for (const path of PUBLIC_PATHS) expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
    expect(sitemap).not.toContain(PAGES.admin.path);
    expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('get status 404 for a missing page', async () => {
    const answer = await fetch(`${fixture.site.origin}/nowhere`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('noindex');
  });

  it.each([PAGES.home.path, PAGES.pricing.path])('read each plan’s price in %s', async (path) => {
    const html = await (await fetch(fixture.site.origin + path)).text();
    const data: unknown = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'SoftwareApplication',
      offers: Object.values(PLANS).map(({ priceUsd }) => ({ price: String(priceUsd) })),
    });
  });

  it('read the questions and their answers', async () => {
    const html = await (await fetch(`${fixture.site.origin}${PAGES.faq.path}`)).text();
    const data: unknown = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
    );
    expect(data).toMatchObject({ '@type': 'FAQPage', mainEntity: expect.any(Array) });
  });
});

describe('the pages’ content security policy', () => {
  it('allows inline scripts only by their hash, and none made from text', async () => {
    const { headers } = await fetch(fixture.site.origin);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/'sha256-[\w+/]+=*'/);
    expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*/);
  });

  it('stops an injected script', async () => {
    const { page } = await fixture.arrive();
    await page.goto(fixture.site.origin);
    const didRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true;';
      document.body.append(script);
      return 'injected' in window;
    });
    expect(didRun).toBe(false);
  });
});
