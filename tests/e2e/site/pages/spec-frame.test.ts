import { describe, expect, it } from 'vitest';
import { TOASTS_VISIBLE } from '#ui/limits.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('the theme', () => {
  it(
    'follows the system until one is chosen',
    {
      tags: [
        'theme-preference-light-dark-system',
        'theme-defaults-system-then-follows',
        'theme-default-system-light',
        'ui-theme-default-system',
      ],
    },
    async () => {
      const visitor = await fixture.arrive({ theme: 'light' });
      await visitor.open('/');
      const colour = () =>
        visitor.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const light = await colour();
      await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      const dark = await colour();
      expect(dark).not.toBe(light);
      await visitor.page.select('header select', 'light');
      expect(await colour()).toBe(light);
      await visitor.page.select('header select', 'system');
      expect(await colour()).toBe(dark);
    },
  );
});

describe('the root element', () => {
  it(
    'has the class light or dark from the start, by the theme, and follows the system',
    { tags: ['nightly', 'theme-defaults-system-then-follows'] },
    async () => {
      const visitor = await fixture.arrive({ theme: 'dark' });
      const classes = () => visitor.page.$eval('html', ({ classList }) => [...classList]);
      await visitor.page.evaluateOnNewDocument(() => {
        document.addEventListener('readystatechange', () => {
          document.documentElement.dataset['classAtFirst'] ??= document.documentElement.className;
        });
      });
      await visitor.open('/');
      expect(await visitor.page.$eval('html', ({ dataset }) => dataset['classAtFirst'])).toBe('dark');
      await visitor.prefers('light');
      await expect.poll(classes).toEqual(['light']);
      await visitor.page.select('header select', 'dark');
      await expect.poll(classes).toEqual(['dark']);
      await visitor.prefers('dark');
      await visitor.page.select('header select', 'light');
      await expect.poll(classes).toEqual(['light']);
      await visitor.page.select('header select', 'system');
      await expect.poll(classes).toEqual(['dark']);
    },
  );
});

describe('toasts', () => {
  it(
    `appear ${TOASTS_VISIBLE} at once, and the others wait for space`,
    { tags: ['nightly', 'r-3-toasts-visible-once'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.page.evaluateOnNewDocument(() => {
        const page = window as Window & { mostToasts?: number };
        new MutationObserver(() => {
          page.mostToasts = Math.max(page.mostToasts ?? 0, document.querySelectorAll('li.toast').length);
        }).observe(document, { childList: true, subtree: true });
      });
      await visitor.openService();
      await visitor.sees('Sign up to organize your photos with our AI-powered service.');
      const [photo] = await fixture.photos.drawMany(1);
      for (let dropped = 1; dropped <= TOASTS_VISIBLE + 2; dropped += 1) {
        await visitor.drop([photo?.path ?? '']);
        await visitor.waitFor(
          (toasts) => (window as Window & { toastsSeen?: string[] }).toastsSeen?.length === toasts,
          dropped,
        );
      }
      const most = await visitor.page.evaluate(() => (window as Window & { mostToasts?: number }).mostToasts);
      expect(most).toBe(TOASTS_VISIBLE);
    },
  );
});
