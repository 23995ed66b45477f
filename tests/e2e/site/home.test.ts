import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { HOME_COUNTERS } from '../../../site/limits.ts';
import { siteFixture } from './site-fixture.ts';
import type { Visitor } from './visitor.ts';

const CONCIERGE = 'https://checkout.example/concierge';
const fixture = siteFixture({ CHECKOUT_CONCIERGE_URL: CONCIERGE });

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

/** Records every visible change of the first two figures, frame by frame. */
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
  it('counts up to what the server says, and no further', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('counted@example.org');
    // The server has met them.
    await visitor.sees('Your Free plan');
    await visitor.open('/');
    await scrollsToFigures(visitor);
    await visitor.waitFor(() => document.querySelector('dl dd')?.textContent === '1');
    expect(await figure(visitor, 'images processed')).toBe('0');
    expect(await figure(visitor, 'average rating')).toBe('4.9/5');
  });

  it('never counts down, nor shows where it would begin before it knows where it goes', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ hasMotion: true });
    await visitor.signIn('downwards@example.org');
    await visitor.page.evaluateOnNewDocument(recordFigures);
    await visitor.open('/');
    await scrollsToFigures(visitor);
    const { accounts } = (await (await fetch(`${fixture.site.origin}/api/totals`)).json()) as Totals;
    await visitor.waitFor((wanted) => {
      const [first, second] = (window as WithFigures).figuresSeen ?? [];
      return first?.includes(wanted) && second && second.length > 0;
    }, accounts);
    const [users, photos] = await figuresSeen(visitor);
    expect(Math.max(...(users ?? []))).toBe(accounts);
    expect(photos).toEqual([0]);
  });

  it('does not count down either where the server says late that it is less', NIGHTLY, async () => {
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
  });

  it('counts as if, from where it begins, while the server does not answer', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ hasMotion: true });
    await visitor.cannotReach('/api/totals');
    await visitor.open('/');
    await scrollsToFigures(visitor);
    await visitor.waitFor(
      (from) => Number(document.querySelector('dl dd')?.textContent) > from,
      HOME_COUNTERS.users.from,
    );
  });

  it(
    'counts from the start, also for somebody who does not stir and has not seen the figures yet',
    NIGHTLY,
    async () => {
      const visitor = await fixture.arrive({ hasMotion: true });
      await visitor.cannotReach('/api/totals');
      await visitor.page.goto(fixture.site.origin);
      const countingMs = await visitor.waitFor(
        (from) => Number(document.querySelector('dl dd')?.textContent) > from && performance.now(),
        HOME_COUNTERS.users.from,
      );
      expect(countingMs).toBeLessThan(10_000);
      expect(await visitor.page.evaluate(() => scrollY)).toBe(0);
    },
  );

  it('offers to have it done, with a button to the checkout in another tab', async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/');
    await visitor.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await visitor.sees('Or hand us the whole box');
    const book = await visitor.find(`a[href="${CONCIERGE}"]`);
    expect(await book.evaluate((anchor) => anchor.getAttribute('target'))).toBe('_blank');
  });

  it('circles a word of its headline after three clicks within two seconds, and wipes it off after three more', async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/');
    const pencil = 'h1 svg.pencil';
    await visitor.page.click('h1', { count: 2 });
    expect(await visitor.page.$(pencil)).toBeNull();
    await visitor.page.click('h1');
    await visitor.find(pencil);
    await visitor.page.click('h1', { count: 3 });
    await visitor.waitUntilGone(pencil);
  });
});
