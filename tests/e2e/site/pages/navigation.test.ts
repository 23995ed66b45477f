import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolations, sidewaysPx } from '../support/axe-violations.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { watchDelay } from '../support/watch-delay.ts';

const fixture = siteFixture();
const PHONE_PX = 390;

const link = (name: string) => `::-p-aria([name="${name}"][role="link"])`;
const scrollTop = ({ page }: Visitor) => page.evaluate(() => window.scrollY);
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.textContent);

async function scrollsTo({ page }: Visitor, topPx: number): Promise<void> {
  await page.evaluate(async (top) => {
    const ended = new Promise((resolve) => window.addEventListener('scrollend', resolve, { once: true }));
    window.scrollTo({ top, behavior: 'instant' });
    await ended;
  }, topPx);
}

describe('the menu on a wide screen', () => {
  it(
    'opens a list under a resting pointer, and its links work',
    { tags: ['nightly', 'desktop-menu-features-pricing', 'menu-hover-delay-200-ms'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/');
      const trigger = await visitor.find('nav[aria-label="Main"] button[aria-expanded]');
      await trigger.hover();
      await visitor.sees('Six ways to use it');
      expect(await axeViolations(visitor)).toEqual([]);
      await visitor.click('nav a[href="/faq"]');
      await visitor.isAt('/faq');
    },
  );

  it('waits 200 ms before it opens under a pointer, and 150 ms before it closes', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/');
    const trigger = 'nav[aria-label="Main"] button[aria-expanded]';
    await visitor.find(trigger);
    const watched = await watchDelay(visitor, trigger, `${trigger}[aria-expanded=true]`);
    await visitor.page.hover(trigger);
    await visitor.find(`${trigger}[aria-expanded=true]`);
    await visitor.page.mouse.move(20, 880);
    await visitor.waitUntilGone(`${trigger}[aria-expanded=true]`);
    const { openedAfterMs, closedAfterMs } = await watched();
    expect(openedAfterMs).toBeGreaterThanOrEqual(195);
    expect(closedAfterMs).toBeGreaterThanOrEqual(145);
  });

  it('opens by keyboard', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/');
    const triggers = '::-p-aria([name="Company"][role="button"])';
    await visitor.find(triggers);
    await visitor.page.focus(triggers);
    await visitor.page.keyboard.press('Enter');
    await visitor.sees('What you and we agree to');
    await visitor.page.keyboard.press('Escape');
    await visitor.waitFor(() => !document.body.innerText.includes('What you and we agree to'));
  });

  it('opens with scripts switched off', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.page.goto(fixture.site.origin);
    await visitor.page.click('nav[aria-label="Main"] summary');
    expect(await visitor.read('nav[aria-label="Main"] a[href="/examples"]', (a) => a.checkVisibility())).toBe(
      true,
    );
  });
});

describe('the menu on a phone', () => {
  it(
    'shows every page in its sections, stops the page from scrolling, and closes when a link is followed',
    {
      tags: [
        'mobile-toggle-menu-main-resources',
        'page-scrolling-locked-while-mobile',
        'mobile-menu-open-closed',
      ],
    },
    async () => {
      const visitor = await fixture.arrive({ widthPx: PHONE_PX });
      await visitor.open('/');
      await visitor.press('Open the menu');
      for (const section of ['MAIN', 'RESOURCES', 'COMPANY', 'ACTIONS']) await visitor.sees(section);
      expect(await axeViolations(visitor)).toEqual([]);
      await expect
        .poll(() => visitor.page.evaluate(() => getComputedStyle(document.body).overflow))
        .toBe('hidden');
      await visitor.click('[role=dialog] a[href="/help"]');
      await visitor.isAt('/help');
      await visitor.waitUntilGone('[role=dialog]');
      await expect
        .poll(() => visitor.page.evaluate(() => getComputedStyle(document.body).overflow))
        .not.toBe('hidden');
    },
  );

  it(
    'leads to the table, and has Logout for a signed-in person',
    {
      tags: [
        'actions-upload-photos-when-logged',
        'logout-when-logged-otherwise-log',
        'signed-user-sees-upload-usage',
      ],
    },
    async () => {
      const visitor = await fixture.arrive({ widthPx: PHONE_PX });
      await visitor.signIn();
      await visitor.open('/usage');
      await visitor.click('header a[href="/upload"]');
      await visitor.isAt('/upload');
      await visitor.press('Open the menu');
      await visitor.find('[role=dialog] a[href="/upload"]');
      await visitor.press('Logout');
      await visitor.press('Open the menu');
      await visitor.sees("Sign Up - It's Free");
    },
  );

  it(
    'closes with Escape and returns the focus',
    { tags: ['nightly', 'mobile-menu-open-closed'] },
    async () => {
      const visitor = await fixture.arrive({ widthPx: PHONE_PX });
      await visitor.open('/');
      await visitor.press('Open the menu');
      await visitor.sees('RESOURCES');
      await visitor.page.keyboard.press('Escape');
      await visitor.waitFor(() => document.activeElement?.getAttribute('aria-label') === 'Open the menu');
    },
  );
});

describe('navigation between pages', () => {
  it('starts at the top, with the focus on the heading and the page’s own title', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/');
    await scrollsTo(visitor, 600);
    await visitor.click('footer a[href="/pricing"]');
    await visitor.isAt('/pricing');
    await visitor.waitFor(() => document.activeElement?.tagName === 'H1');
    expect(await focused(visitor)).toBe('Pricing');
    expect(await scrollTop(visitor)).toBe(0);
    expect(await visitor.page.title()).toBe('Pricing · Where My Pix');
  });

  it('restores the scroll position on return', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/');
    await scrollsTo(visitor, 700);
    await visitor.click('footer a[href="/terms"]');
    await visitor.isAt('/terms');
    await visitor.waitFor(() => window.scrollY === 0);
    await visitor.page.goBack();
    await visitor.isAt('/');
    await visitor.waitFor(() => window.scrollY > 0);
    expect(await scrollTop(visitor)).toBeGreaterThan(500);
  });

  it('offers to skip the header with the first Tab', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/');
    await visitor.page.keyboard.press('Tab');
    expect(await focused(visitor)).toBe('Skip to content');
    await visitor.page.keyboard.press('Enter');
    await visitor.waitFor(() => document.activeElement?.id === 'content');
  });

  it('preloads a page when the pointer reaches its link', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/');
    await visitor.page.waitForNetworkIdle();
    const loading = visitor.page.waitForRequest((request) => /assets\/upload-page-/.test(request.url()));
    await visitor.page.hover('main a[href="/upload"]');
    await loading;
  });
});

describe('the footer of every page', () => {
  it(
    'links everywhere, and offers to share the site until that is dismissed',
    {
      tags: [
        'social-share-bar-facebook-x',
        'social-share-metadata-url-defaults',
        'social-share-panel-default',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/about');
      const facebook = await visitor.find(link('Facebook (opens in a new tab)'));
      const href = await facebook.evaluate((anchor) => (anchor as HTMLAnchorElement).href);
      expect(href).toContain(encodeURIComponent(fixture.site.origin));
      for (const place of ['X', 'Instagram', 'LinkedIn', 'Pinterest']) {
        await visitor.find(link(`${place} (opens in a new tab)`));
      }
      await visitor.press('Hide the share links');
      await visitor.waitUntilGone(link('Facebook (opens in a new tab)'));
      await visitor.press('Show the share links');
      await visitor.find(link('Facebook (opens in a new tab)'));
    },
  );

  it(
    'offers a way back to the top after 300 pixels',
    { tags: ['scroll-top-button-after-300', 'tooltip-open-700-ms-skip', 'scroll-top-300-px'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/');
      const button = '::-p-aria([name="Back to the top"][role="button"])';
      await scrollsTo(visitor, 300);
      expect(await visitor.page.$(button)).toBeNull();
      await scrollsTo(visitor, 301);
      await visitor.page.locator(button).hover();
      await visitor.find('[role=tooltip]');
      await visitor.click(button);
      await visitor.waitFor(() => window.scrollY === 0);
    },
  );

  it.each([320, PHONE_PX, 768, 1440])('fits a window of %i pixels', NIGHTLY, async (widthPx) => {
    const visitor = await fixture.arrive({ widthPx });
    await visitor.open('/');
    expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
  });
});
