import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { SCROLL_TO_END_PX_PER_S } from '../../../../site/kit/scroll-to-end.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const CONCIERGE = 'https://checkout.example/concierge';
const fixture = siteFixture({ CHECKOUT_CONCIERGE_URL: CONCIERGE });

const scrollTop = ({ page }: Visitor) => page.evaluate(() => window.scrollY);
const isAtEnd = () => Math.ceil(window.scrollY + innerHeight) >= document.documentElement.scrollHeight;

/** Records the scroll position in every frame. */
function noteScrolling(): void {
  const page = window as Window & { seen?: { atMs: number; top: number }[] };
  const seen: { atMs: number; top: number }[] = [];
  page.seen = seen;
  const look = (atMs: number) => {
    if (document.documentElement) seen.push({ atMs, top: window.scrollY });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens the home page without any input, and then turns the wheel by one notch. */
async function turnsTheWheel(options: { hasMotion: boolean }): Promise<Visitor> {
  const visitor = await fixture.arrive(options);
  await visitor.page.evaluateOnNewDocument(noteScrolling);
  await visitor.page.goto(fixture.site.origin);
  await visitor.page.mouse.wheel({ deltaY: 100 });
  return visitor;
}

describe('the first scroll down on Home', () => {
  it(
    'continues by itself to the end of the page, including content that appears later',
    { tags: ['auto-scroll-page-bottom-first', 'auto-scroll-home-only-smooth'] },
    async () => {
      const visitor = await turnsTheWheel({ hasMotion: true });
      await visitor.sees('Or hand us the whole box');
      await visitor.waitFor(isAtEnd);
      const end = await visitor.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(await scrollTop(visitor)).toBeGreaterThan(end - 2);
    },
  );

  it('moves slowly enough to read headlines', NIGHTLY, async () => {
    const visitor = await turnsTheWheel({ hasMotion: true });
    await visitor.waitFor(isAtEnd);
    const seen = await visitor.page.evaluate(
      () => (window as Window & { seen?: { atMs: number; top: number }[] }).seen ?? [],
    );
    const end = Math.max(...seen.map(({ top }) => top));
    // Between the user's scroll and the end of the page.
    const first = seen.find(({ top }) => top > 200);
    const last = seen.find(({ top }) => top > end - 200);
    if (!first || !last) throw new Error('The page did not scroll');
    const pace = (last.top - first.top) / ((last.atMs - first.atMs) / 1000);
    expect(pace).toBeGreaterThan(SCROLL_TO_END_PX_PER_S * 0.5);
    expect(pace).toBeLessThan(SCROLL_TO_END_PX_PER_S * 1.1);
  });

  it('continues even if the page moves long after the wheel was turned', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ hasMotion: true });
    await visitor.page.goto(fixture.site.origin);
    await visitor.page.evaluate(() => {
      dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }));
      setTimeout(() => window.scrollTo({ top: 100, behavior: 'instant' }), 500);
    });
    await visitor.waitFor(() => window.scrollY > 300);
  });

  it('continues if the end of the page moves away after it was reached', NIGHTLY, async () => {
    const visitor = await turnsTheWheel({ hasMotion: true });
    await visitor.sees('Or hand us the whole box');
    await visitor.waitFor(isAtEnd);
    await visitor.page.evaluate(() => {
      const late = document.createElement('div');
      late.style.height = '700px';
      document.querySelector('main')?.append(late);
    });
    await visitor.waitFor(isAtEnd);
  });

  it.each([
    ['a key', ({ page }: Visitor) => page.keyboard.press('Shift')],
    ['the wheel', ({ page }: Visitor) => page.mouse.wheel({ deltaY: 1 })],
    ['a press', ({ page }: Visitor) => page.mouse.click(5, 500)],
    ['the mouse', ({ page }: Visitor) => page.mouse.move(300, 300)],
    ['a finger', ({ page }: Visitor) => page.touchscreen.tap(5, 500)],
  ])(
    'stops at the next input: %s',
    { tags: ['nightly', 'auto-scroll-page-bottom-first', 'auto-scroll-home-only-smooth'] },
    async (_, act) => {
      const visitor = await turnsTheWheel({ hasMotion: true });
      await visitor.waitFor(() => window.scrollY > 300);
      await act(visitor);
      // It would have moved by now, if it had not been stopped.
      const [stoppedAt, later] = await visitor.page.evaluate(async () => {
        const frames = async (count: number): Promise<number> => {
          for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
          return window.scrollY;
        };
        return [await frames(20), await frames(40)];
      });
      expect(later).toBe(stoppedAt);
      expect(await visitor.page.evaluate(isAtEnd)).toBe(false);
    },
  );

  it(
    'does not start with reduced motion',
    { tags: ['nightly', 'auto-scroll-page-bottom-first', 'auto-scroll-home-only-smooth'] },
    async () => {
      const visitor = await turnsTheWheel({ hasMotion: false });
      await visitor.waitFor(() => window.scrollY === 100);
      await visitor.page.evaluate(async () => {
        for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect(await scrollTop(visitor)).toBe(100);
    },
  );

  it('is not started by scrolling up, but also by the keyboard', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ hasMotion: true });
    await visitor.open('/');
    await visitor.page.mouse.wheel({ deltaY: -100 });
    await visitor.page.keyboard.press('PageDown');
    await visitor.waitFor(isAtEnd);
  });
});
