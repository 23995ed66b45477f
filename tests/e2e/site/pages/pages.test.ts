import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('accessibility', () => {
  // The other pages are covered by their own tests (readable.ts).
  it.each(['/', '/upload', '/login', '/signup', '/pricing', '/contact', '/success', '/nowhere'])(
    'has no axe violation on %s, in either theme',
    NIGHTLY,
    async (path) => {
      const visitor = await fixture.arrive();
      await visitor.open(path);
      await visitor.sees('Log In');
      expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    },
  );

  it(
    'has no axe violation on the table with photos, at work, and with results, in either theme, on a narrow phone',
    NIGHTLY,
    async () => {
      const visitor = await fixture.arrive({ widthPx: 320 });
      await visitor.signIn();
      const drawn = await fixture.photos.drawMany(3);
      const { empty } = await fixture.photos.drawFaulty();
      await visitor.choose([...drawn.map(({ path }) => path), empty]);
      await visitor.sees('4 files selected');
      expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
      fixture.engine.hold();
      await visitor.press('Organize Photos');
      await visitor.sees('0 of 3 photos done');
      expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
      expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
      fixture.engine.release();
      await visitor.sees('Your folders');
      expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
      expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
    },
  );
});

describe('the site', () => {
  it(
    'keeps the chosen theme, and shows it from the first paint',
    { tags: ['nightly', 'theme-key-ui-theme-against', 'ui-theme-default-system'] },
    async () => {
      const visitor = await fixture.arrive({ theme: 'light' });
      await visitor.open('/');
      const tableColour = () =>
        visitor.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const light = await tableColour();
      await visitor.page.select('header select', 'dark');
      const dark = await tableColour();
      expect(dark).not.toBe(light);
      expect(await visitor.page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark');
      // Without its modules the page stays as at the first paint.
      await visitor.page.setRequestInterception(true);
      visitor.page.on('request', (request) => {
        void (request.url().endsWith('.js') && request.url().includes('/assets/')
          ? request.abort()
          : request.continue());
      });
      await visitor.page.reload({ waitUntil: 'load' });
      expect(await tableColour()).toBe(dark);
    },
  );

  it(
    'reports a missing page, and logs the unknown route to the console',
    { tags: ['found-page', 'r-404-oops-page-found', 'unknown-route-logged-console'] },
    async () => {
      const visitor = await fixture.arrive();
      const said: string[] = [];
      visitor.page.on('console', (message) => said.push(message.text()));
      await visitor.open('/nowhere/at/all');
      await visitor.sees('Oops! Page not found');
      await visitor.sees('404');
      expect(said.join('\n')).toContain('/nowhere/at/all');
      expect(await visitor.page.title()).toBe('Page not found · Where My Pix');
    },
  );

  it(
    'has a separate title for every route, and no sideways scrolling on a narrow phone',
    { tags: ['nightly', 'product-called-where-my-pix'] },
    async () => {
      const visitor = await fixture.arrive({ widthPx: 320 });
      const titles = new Set<string>();
      const paths = [...PUBLIC_PATHS, '/success', '/pop'];
      for (const path of paths) {
        await visitor.open(path);
        titles.add(await visitor.page.title());
        expect(await sidewaysPx(visitor), path).toBeLessThanOrEqual(0);
      }
      expect(titles.size).toBe(paths.length);
    },
  );
});
