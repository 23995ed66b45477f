import { describe, expect, it } from 'vitest';
import { HOME_COUNTERS } from '#core/limits.ts';
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
const scrollsToFigures = ({ page }: Visitor) => page.$eval('dl', (list) => list.scrollIntoView());

describe('Home', () => {
  it('counts up to what the server says, and no further', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('counted@example.org');
    await visitor.open('/');
    await scrollsToFigures(visitor);
    await visitor.waitFor(() => document.querySelector('dl dd')?.textContent === '1');
    expect(await figure(visitor, 'images processed')).toBe('0');
    expect(await figure(visitor, 'average rating')).toBe('4.9/5');
  });

  it('counts as if, from where it begins, while the server does not answer', async () => {
    const visitor = await fixture.arrive({ hasMotion: true });
    await visitor.cannotReach('/api/totals');
    await visitor.open('/');
    await scrollsToFigures(visitor);
    await visitor.waitFor(
      (from) => Number(document.querySelector('dl dd')?.textContent) > from,
      HOME_COUNTERS.users.from,
    );
  });

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

  it('scrolls on to its end at the first scroll down, until something is pressed', async () => {
    const visitor = await fixture.arrive({ hasMotion: true });
    await visitor.open('/');
    // The frame is at work before its page is.
    await visitor.waitFor(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    await visitor.page.mouse.move(600, 400);
    await visitor.page.mouse.wheel({ deltaY: 60 });
    await visitor.waitFor(() => window.scrollY > 200);
    await visitor.page.keyboard.press('Shift');
    const stoppedAt = await visitor.page.evaluate(() => window.scrollY);
    const endPx = await visitor.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(stoppedAt).toBeLessThan(endPx);
    await visitor.waitFor((top) => Math.abs(window.scrollY - top) < 40, stoppedAt);
  });

  it('does not scroll by itself where nothing shall move', async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/');
    await visitor.page.mouse.move(600, 400);
    const ended = visitor.page.evaluate(
      () =>
        new Promise((resolve) =>
          window.addEventListener('scrollend', () => resolve(window.scrollY), { once: true }),
        ),
    );
    await visitor.page.mouse.wheel({ deltaY: 60 });
    expect(await ended).toBe(60);
  });
});
