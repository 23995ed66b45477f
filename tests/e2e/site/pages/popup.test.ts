import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { POPUP } from '../../../../site/limits.ts';
import { until, waitFor } from '../../../../scripts/visitor/patient-page.ts';
import { axeViolationsInBothThemes } from '../support/axe-violations.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();
const TITLE = 'Subscribe for Exclusive Benefits';
const CLOSED_KEY = 'subscription-popup-closed';

/** The age of the document in milliseconds when the popup appeared, without any input. */
async function popupCameMs({ page }: Visitor): Promise<number> {
  await page.goto(`${fixture.site.origin}/pop`);
  return waitFor(page, () => (window as Window & { popupCameMs?: number }).popupCameMs);
}

/** Records when a dialog first appears. */
function noteDialog(): void {
  const page = window as Window & { popupCameMs?: number };
  new MutationObserver(() => {
    if (document.querySelector('[role=dialog]')) page.popupCameMs ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
}

describe('the subscription popup on its page', () => {
  it(
    'appears after its delay, stays closed for its cooldown, and then appears again',
    {
      tags: [
        'popup-props-form-action-list',
        'subscription-popup-hidden-shown',
        'popup-after-2500-ms-dismissal',
      ],
    },
    async () => {
      const visitor = await fixture.arrive({ meetsPopup: true });
      await visitor.page.evaluateOnNewDocument(noteDialog);
      expect(await popupCameMs(visitor)).toBeGreaterThanOrEqual(POPUP.afterMs);
      await visitor.sees(TITLE);
      await visitor.page.keyboard.press('Escape');
      await visitor.waitUntilGone('[role=dialog]');

      await visitor.open('/pop');
      await visitor.waitFor((ms) => performance.now() > ms, POPUP.afterMs * 1.5);
      await visitor.page.waitForNetworkIdle();
      expect(await visitor.page.$('[role=dialog]')).toBeNull();

      await visitor.page.evaluate(
        (key, ms) => localStorage.setItem(key, String(Date.now() - ms)),
        CLOSED_KEY,
        POPUP.cooldownMs,
      );
      expect(await popupCameMs(visitor)).toBeGreaterThanOrEqual(POPUP.afterMs);
    },
  );

  it('appears on no other page', { tags: ['nightly', 'popup-appears-pop-alone-neither'] }, async () => {
    const visitor = await fixture.arrive({ meetsPopup: true });
    await visitor.open('/');
    await visitor.waitFor((ms) => performance.now() > ms, POPUP.afterMs * 1.5);
    await visitor.page.waitForNetworkIdle();
    expect(await visitor.page.$('[role=dialog]')).toBeNull();
  });
});

describe('the subscription popup', () => {
  it(
    'opens by its button during the cooldown, closes in three ways, and opens again',
    { tags: ['pop-public-test-page-subscription', 'closed-x-overlay'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/pop');
      await visitor.press('Subscribe by email');
      await visitor.sees(TITLE);
      await visitor.press('Close');
      await visitor.waitUntilGone('[role=dialog]');
      await visitor.press('Subscribe by email');
      await visitor.sees(TITLE);
      // A dialog accepts clicks outside it a moment after it is drawn.
      await until(visitor.page, async () => {
        await visitor.page.mouse.click(5, 400);
        expect(await visitor.page.$('[role=dialog]')).toBeNull();
      });
      await visitor.press('Subscribe by email');
      await visitor.sees(TITLE);
      await visitor.page.keyboard.press('Escape');
      await visitor.waitUntilGone('[role=dialog]');
      const focused = await visitor.find('button:focus');
      expect(await focused.evaluate((element) => element.textContent)).toBe('Subscribe by email');
    },
  );

  it(
    'traps the focus, and stops the page behind it from scrolling',
    { tags: ['page-scroll-locked-while-open'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/pop');
      await visitor.press('Subscribe by email');
      await visitor.sees(TITLE);
      for (let press = 0; press < 6; press += 1) {
        await visitor.page.keyboard.press('Tab');
        expect(
          await visitor.page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
        ).toBe(true);
      }
      await expect
        .poll(() => visitor.page.evaluate(() => getComputedStyle(document.body).overflow))
        .toBe('hidden');
    },
  );

  it(
    'says what is missing, and posts name and address to the list in a new tab',
    {
      tags: [
        'modal-subscribe-exclusive-benefits',
        'posts-external-mailing-list-form',
        'hidden-honeypot-field',
        'popup-name-email-required-form',
        'mailing-list-popup-form-post',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/pop');
      await visitor.press('Subscribe by email');
      await visitor.sees(TITLE);
      await visitor.click('[role=dialog] button[type=submit]');
      await visitor.sees('Please enter your name');
      await visitor.sees('Please enter your email address');
      expect(await visitor.read(':focus', (field) => field.getAttribute('name'))).toBe('FNAME');

      await visitor.fill('[name=FNAME]', 'Ann');
      await visitor.fill('[name=EMAIL]', 'ann@example.org');
      const form = await visitor.read('[role=dialog] form', (form) => ({
        fields: [...new FormData(form)],
        method: form.method,
        target: form.target,
        rel: form.rel,
      }));
      expect(form).toEqual({
        fields: [
          ['FNAME', 'Ann'],
          ['EMAIL', 'ann@example.org'],
          ['website', ''],
        ],
        method: 'post',
        target: '_blank',
        rel: 'noopener',
      });
      const opened = fixture.browser.waitForTarget((target) => target.url().endsWith('/api/subscribe/form'));
      await visitor.click('[role=dialog] button[type=submit]');
      expect((await opened).type()).toBe('page');
      await visitor.waitUntilGone('[role=dialog]');
      expect(new URL(visitor.page.url()).pathname).toBe('/pop');
    },
  );

  it('passes axe, in either theme', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ widthPx: 320 });
    await visitor.open('/pop');
    await visitor.press('Subscribe by email');
    await visitor.sees(TITLE);
    await visitor.click('[role=dialog] button[type=submit]');
    await visitor.sees('Please enter your name');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
  });
});

describe('Home', () => {
  it('is complete if optional scripts can’t be loaded', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ meetsPopup: true });
    await visitor.cannotReach('/assets/live-stats');
    const failed = visitor.page.waitForRequest((request) => request.url().includes('live-stats'));
    await visitor.open('/');
    await failed;
    await visitor.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await visitor.text()).not.toContain('Unexpected Application Error!');
    await visitor.sees('A heap of photos in.');
  });
});
