import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { EXAMPLES } from '../../../../site/examples/examples-copy.ts';
import { isReadable } from '../support/readable.ts';
import { siteFixture } from '../support/site-fixture.ts';
import { watchDelay } from '../support/watch-delay.ts';

const fixture = siteFixture();
const [family, travel] = EXAMPLES;
const POPUP = '[data-radix-popper-content-wrapper]';

describe('the examples page', () => {
  it(
    'shows more about a card under the pointer, and leads from there to the table',
    { tags: ['examples-public-example-use-cases', 'hover-focus-shows-popup-longer', 'try-now-link-upload'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/examples');
      await visitor.sees('Log In');
      expect(await visitor.page.$(POPUP)).toBeNull();
      await visitor.page.hover('main article a');
      const popup = await visitor.find(POPUP);
      expect(await popup.evaluate((card) => card.textContent)).toBe(`${family?.hoverDescription}Try it now`);
      // The pointer can move to the popup without closing it.
      await visitor.click(`${POPUP} a`);
      await visitor.isAt('/upload');
    },
  );

  it('waits 700 ms before it opens, and 300 ms before it closes', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/examples');
    await visitor.sees('Log In');
    const watched = await watchDelay(visitor, 'main article a', POPUP);
    await visitor.page.hover('main article a');
    await visitor.find(POPUP);
    await visitor.page.mouse.move(1270, 880);
    await visitor.waitUntilGone(POPUP);
    const { openedAfterMs, closedAfterMs } = await watched();
    expect(openedAfterMs).toBeGreaterThanOrEqual(695);
    expect(closedAfterMs).toBeGreaterThanOrEqual(295);
  });

  it(
    'shows more about a focused card, until Escape',
    { tags: ['nightly', 'hover-focus-shows-popup-longer'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/examples');
      await visitor.sees('Log In');
      await visitor.page.focus('main li:nth-child(2) article > a');
      await visitor.sees(travel?.hoverDescription ?? '');
      await visitor.page.keyboard.press('Escape');
      await visitor.waitUntilGone(POPUP);
      await visitor.page.keyboard.press('Enter');
      await visitor.isAt('/upload');
    },
  );

  it('closes when the pointer goes elsewhere', { tags: ['nightly', 'hover-card-opens-700-ms'] }, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/examples');
    await visitor.sees('Log In');
    await visitor.page.hover('main article a');
    await visitor.find(POPUP);
    // The margin of the page, since the popup may cover any other element.
    await visitor.page.mouse.move(1270, 880);
    await visitor.waitUntilGone(POPUP);
  });

  it('unfolds the text by touch', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.page.emulate({
      viewport: { width: 390, height: 844, isMobile: true, hasTouch: true },
      userAgent: await visitor.page.browser().userAgent(),
    });
    await visitor.open('/examples');
    await visitor.page.tap('main li:nth-child(2) summary');
    await visitor.sees(travel?.hoverDescription ?? '');
    await visitor.page.tap('main li:nth-child(2) details a');
    await visitor.isAt('/upload');
  });

  it(
    'reads the longer text out with the card',
    { tags: ['audience-people-scattered-photos', 'use-case-card-title-shortdesc'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/examples');
      const described = await visitor.page.$$eval('main article > a', (all) =>
        all.map((card) => document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent),
      );
      expect(described).toEqual(EXAMPLES.map(({ hoverDescription }) => hoverDescription));
    },
  );

  isReadable(fixture, '/examples', NIGHTLY);
});
