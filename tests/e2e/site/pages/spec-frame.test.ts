import { describe, expect, it } from 'vitest';
import { TOASTS_VISIBLE } from '#ui/limits.ts';
import { HOME_COUNTERS } from '../../../../site/limits.ts';
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

describe('the counters on Home', () => {
  it(
    'rise in steps of one or two, no faster than allowed',
    { tags: ['nightly', 'active-users-15-1-2'] },
    async () => {
      const visitor = await fixture.arrive({ hasMotion: true });
      await visitor.cannotReach('/api/totals');
      await visitor.page.evaluateOnNewDocument(() => {
        const page = window as Window & { steps?: { value: number; atMs: number }[] };
        const steps: { value: number; atMs: number }[] = [];
        page.steps = steps;
        new MutationObserver(() => {
          const value = Number(document.querySelector('dl dd')?.textContent);
          if (value > 0 && value !== steps.at(-1)?.value) steps.push({ value, atMs: performance.now() });
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      await visitor.open('/');
      await visitor.read('dl', (list) => list.scrollIntoView());
      await visitor.waitFor(() => ((window as Window & { steps?: unknown[] }).steps?.length ?? 0) > 4);
      const steps = await visitor.page.evaluate(
        () => (window as Window & { steps?: { value: number; atMs: number }[] }).steps ?? [],
      );
      const rises = steps.slice(1).map(({ value }, at) => value - (steps[at]?.value ?? 0));
      expect(steps[0]?.value).toBe(HOME_COUNTERS.users.from);
      expect(rises.filter((rise) => rise !== 1 && rise !== 2)).toEqual([]);
      const pauses = steps.slice(2).map(({ atMs }, at) => atMs - (steps[at + 1]?.atMs ?? 0));
      expect(Math.min(...pauses)).toBeGreaterThan(HOME_COUNTERS.users.stepMs[0] - 50);
    },
  );
});
