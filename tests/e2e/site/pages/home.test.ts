import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { HOME_COUNTERS } from '../../../../site/limits.ts';
import { seedTotals } from '../support/seed-totals.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const CONCIERGE = 'https://checkout.example/concierge';
const database = join(mkdtempSync(join(tmpdir(), 'where-my-pix-home-')), 'data.sqlite');
const fixture = siteFixture({ CHECKOUT_CONCIERGE_URL: CONCIERGE, DATABASE_FILE: database });
const TOTALS = { accounts: 21, photos: 130 };
afterAll(() => rm(dirname(database), { recursive: true, force: true }));

const figure = ({ page }: Visitor, label: string) =>
  page.$$eval(
    'dl > div',
    (all, wanted) =>
      all.find((item) => item.querySelector('dt')?.innerText === wanted)?.querySelector('dd')?.innerText,
    label,
  );
interface Totals {
  readonly accounts: number;
}

type WithFigures = Window & { figuresSeen?: number[][] };

/** Records every visible change of the first two numbers, frame by frame. */
function recordFigures(): void {
  const seen: number[][] = [[], []];
  (window as WithFigures).figuresSeen = seen;
  const look = () => {
    document.querySelectorAll<HTMLElement>('dl dd').forEach((figure, at) => {
      const value = Number(figure.textContent.replaceAll(',', ''));
      const isSeen = figure.checkVisibility({ visibilityProperty: true });
      if (isSeen && seen[at] && seen[at].at(-1) !== value) seen[at].push(value);
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const figuresSeen = ({ page }: Visitor) => page.evaluate(() => (window as WithFigures).figuresSeen ?? []);
const scrollsToFigures = ({ page }: Visitor) => page.$eval('dl', (list) => list.scrollIntoView());

describe('Home', () => {
  it(
    'shows start values while the service has hardly any users, and no rating that nobody gave',
    { tags: ['stats-band-counters', 'counters-run-servers-totals-never'] },
    async () => {
      const visitor = await fixture.arrive({ hasMotion: true });
      await visitor.signIn('first@example.org');
      // The server has reached them.
      await visitor.sees('Your Free plan');
      await visitor.page.evaluateOnNewDocument(recordFigures);
      await visitor.open('/');
      await scrollsToFigures(visitor);
      const [users, photos] = await visitor.waitFor(() => {
        const seen = (window as WithFigures).figuresSeen;
        return seen?.every((values) => values.length > 1) ? seen : undefined;
      });
      expect(users?.[0]).toBe(HOME_COUNTERS.users.from);
      expect(photos?.[0]).toBe(HOME_COUNTERS.photos.from);
      expect(await figure(visitor, 'average rating')).toBeUndefined();
    },
  );

  it(
    'counts up to the server’s number if that exceeds the start value, and no further',
    { tags: ['active-users-15-1-2', 'counters-run-servers-totals-never'] },
    async () => {
      seedTotals(database, TOTALS);
      const visitor = await fixture.arrive({ hasMotion: true });
      await visitor.page.evaluateOnNewDocument(recordFigures);
      await visitor.open('/');
      await scrollsToFigures(visitor);
      const { accounts } = (await (await fetch(`${fixture.site.origin}/api/totals`)).json()) as Totals;
      expect(accounts).toBeGreaterThanOrEqual(TOTALS.accounts);
      await visitor.waitFor((wanted) => (window as WithFigures).figuresSeen?.[0]?.includes(wanted), accounts);
      const [users] = await figuresSeen(visitor);
      expect(users).toEqual(users?.toSorted((a, b) => a - b));
      expect(Math.max(...(users ?? []))).toBe(accounts);
    },
  );

  it(
    'does not count down if the server’s late answer is lower',
    { tags: ['nightly', 'counters-run-servers-totals-never'] },
    async () => {
      const visitor = await fixture.arrive({ hasMotion: true });
      await visitor.page.evaluateOnNewDocument(recordFigures);
      await visitor.cannotReach('/api/totals');
      await visitor.open('/');
      await scrollsToFigures(visitor);
      await visitor.waitFor(
        (from) => Number(document.querySelector('dl dd')?.textContent) > from,
        HOME_COUNTERS.users.from,
      );
      const answered = visitor.page.waitForResponse((response) => response.url().endsWith('/api/totals'));
      await visitor.canReachAll();
      expect((await answered).ok()).toBe(true);
      await visitor.waitFor(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))));
      for (const seen of await figuresSeen(visitor)) expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    },
  );

  it(
    'counts on from the start value while the server does not answer',
    { tags: ['nightly', 'counters-run-servers-totals-never'] },
    async () => {
      const visitor = await fixture.arrive({ hasMotion: true });
      await visitor.cannotReach('/api/totals');
      await visitor.open('/');
      await scrollsToFigures(visitor);
      await visitor.waitFor(
        (from) => Number(document.querySelector('dl dd')?.textContent) > from,
        HOME_COUNTERS.users.from,
      );
    },
  );

  it('starts counting even for an idle person who has not seen the numbers yet', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ hasMotion: true });
    await visitor.cannotReach('/api/totals');
    await visitor.page.goto(fixture.site.origin);
    await visitor.waitFor(
      (from) => Number(document.querySelector('dl dd')?.textContent) > from,
      HOME_COUNTERS.users.from,
    );
    expect(await visitor.page.evaluate(() => scrollY)).toBe(0);
  });

  it(
    'offers the concierge, with a button to the checkout in another tab',
    { tags: ['paid-concierge-service-done-you'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/');
      await visitor.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await visitor.sees('Or hand us the whole box');
      const book = await visitor.find(`a[href="${CONCIERGE}"]`);
      expect(await book.evaluate((anchor) => anchor.getAttribute('target'))).toBe('_blank');
    },
  );

  it(
    'circles a word of its headline after three clicks within two seconds, and erases it after three more',
    { tags: ['three-quick-clicks-headline-within', 'flags-effect', 'title-triple-click-window-2'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/');
      const pencil = 'h1 svg.pencil';
      await visitor.page.click('h1', { count: 2 });
      expect(await visitor.page.$(pencil)).toBeNull();
      await visitor.page.click('h1');
      await visitor.find(pencil);
      await visitor.page.click('h1', { count: 3 });
      await visitor.waitUntilGone(pencil);
    },
  );
});

describe('the rating on Home', () => {
  const source = 'https://reviews.example/where-my-pix';
  const rated = siteFixture({ RATING: '4.9', RATING_SOURCE_URL: source });

  it('appears if its source is configured, and links there', { tags: ['average-rating-4-9-5'] }, async () => {
    const visitor = await rated.arrive();
    await visitor.open('/');
    await scrollsToFigures(visitor);
    await visitor.find(`dl a[href="${source}"]`);
    expect(await figure(visitor, 'average rating')).toBe('4.9/5');
  });
});
