import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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
  readonly photos: number;
}

type WithFigures = Window & { figuresSeen?: number[][] };

/** Records every visible change of the first two numbers, frame by frame. */
function recordFigures(): void {
  const seen: number[][] = [[], []];
  (window as WithFigures).figuresSeen = seen;
  const look = () => {
    document.querySelectorAll<HTMLElement>('dl dd').forEach((figure, at) => {
      const value = Number(figure.textContent.replaceAll(',', ''));
      if (seen[at] && seen[at].at(-1) !== value) seen[at].push(value);
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const figuresSeen = ({ page }: Visitor) => page.evaluate(() => (window as WithFigures).figuresSeen ?? []);

describe('Home', () => {
  it(
    'shows no numbers while the service has hardly any photos',
    { tags: ['stats-band-counters', 'counters-run-servers-totals-never'] },
    async () => {
      const visitor = await fixture.arrive({ hasMotion: true });
      const answered = visitor.page.waitForResponse((response) => response.url().endsWith('/api/totals'));
      await visitor.open('/');
      expect((await (await answered).json()) as Totals).toMatchObject({ photos: 0 });
      await visitor.page.waitForNetworkIdle();
      expect(await visitor.page.$('dl')).toBeNull();
      expect(await visitor.text()).not.toContain('active users');
    },
  );

  it(
    'counts up to the server’s totals in steps of one or two, and no further',
    { tags: ['active-users-15-1-2', 'counters-run-servers-totals-never'] },
    async () => {
      seedTotals(database, TOTALS);
      const visitor = await fixture.arrive({ hasMotion: true });
      await visitor.page.evaluateOnNewDocument(recordFigures);
      await visitor.open('/');
      const { accounts } = (await (await fetch(`${fixture.site.origin}/api/totals`)).json()) as Totals;
      expect(accounts).toBeGreaterThanOrEqual(TOTALS.accounts);
      await visitor.waitFor((wanted) => (window as WithFigures).figuresSeen?.[0]?.includes(wanted), accounts);
      const [users = [], photos = []] = await figuresSeen(visitor);
      expect(users[0]).toBe(HOME_COUNTERS.users.from);
      expect(photos[0]).toBe(HOME_COUNTERS.photos.from);
      expect(Math.max(...users)).toBe(accounts);
      const rises = users.slice(1).map((value, at) => value - (users[at] ?? 0));
      expect(rises.filter((rise) => rise !== 1 && rise !== 2)).toEqual([]);
      expect(await figure(visitor, 'average rating')).toBeUndefined();
    },
  );

  it(
    'shows the totals at once to a person who wants no motion, and none while the server does not answer',
    { tags: ['nightly', 'counters-run-servers-totals-never'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.cannotReach('/api/totals');
      await visitor.open('/');
      await visitor.page.waitForNetworkIdle();
      expect(await visitor.page.$('dl')).toBeNull();
      await visitor.canReachAll();
      await visitor.open('/');
      await visitor.find('dl');
      expect(Number(await figure(visitor, 'active users'))).toBeGreaterThanOrEqual(TOTALS.accounts);
    },
  );

  it('has its trays filled in the first frame, without scripts', async () => {
    const visitor = await fixture.arrive();
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.page.goto(fixture.site.origin);
    expect(await visitor.page.$$eval('.home-demo-trays .tray-slides img', (all) => all.length)).toBe(8);
    expect(await visitor.page.$('.home-demo .skeleton')).toBeNull();
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
  const ratedDatabase = join(dirname(database), 'rated.sqlite');
  const rated = siteFixture({ RATING: '4.9', RATING_SOURCE_URL: source, DATABASE_FILE: ratedDatabase });

  it('appears if its source is configured, and links there', { tags: ['average-rating-4-9-5'] }, async () => {
    seedTotals(ratedDatabase, TOTALS);
    const visitor = await rated.arrive();
    await visitor.open('/');
    await visitor.find(`dl a[href="${source}"]`);
    expect(await figure(visitor, 'average rating')).toBe('4.9/5');
  });
});
