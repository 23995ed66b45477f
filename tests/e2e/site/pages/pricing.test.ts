import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture({
  CHECKOUT_PRO_URL: 'https://pay.example/pro?locale=en',
  CHECKOUT_CONCIERGE_URL: 'https://pay.example/concierge',
});

type ShiftWindow = Window & { shifts?: number };

function recordShifts(): void {
  const page = window as ShiftWindow;
  page.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shifts! += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns whether this browser stores the account's plan for the next page. */
function isRemembered(plan: string): boolean | undefined {
  return localStorage.getItem('image-processing-usage')?.includes(`"userPlan":"${plan}"`);
}

/** Returns what is visible in place of each card's button, and whether it can be clicked. */
function actionsOf({ page }: Visitor): Promise<(readonly [string, boolean])[]> {
  return page.$$eval('li[aria-labelledby^="plan-"] > :last-child', (places) =>
    places.map((place) => {
      const seen = [...place.querySelectorAll<HTMLElement>('a, button, p')].filter((one) =>
        one.checkVisibility(),
      );
      const [only] = seen;
      const isReady = only?.matches('a[href], button:not(:disabled)') ?? false;
      return [seen.map(({ innerText }) => innerText).join(), isReady] as const;
    }),
  );
}

/** Returns the positions of the cards and their buttons. */
function placesOf({ page }: Visitor): Promise<readonly number[]> {
  return page.$$eval('li[aria-labelledby^="plan-"], li[aria-labelledby^="plan-"] > :last-child', (parts) =>
    parts.flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y + scrollY, width, height];
    }),
  );
}

function cardText({ page }: Visitor, plan: string): Promise<string> {
  return page.$eval(`li[aria-labelledby="plan-${plan}"]`, (card) => card.innerText);
}

describe('the pricing page', () => {
  it('leads visitors from Start Free to the table', { tags: ['free-shows-success-toast-only'] }, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/pricing');
    await visitor.click('::-p-aria([name="Start Free"][role="link"])');
    await visitor.isAt('/upload');
    expect(await visitor.toasts()).toEqual([]);
  });

  it(
    'marks the Free plan as theirs without asking anything',
    { tags: ['nightly', 'free-shows-success-toast-only', 'free-plan-only-toast-you'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn('free@example.org');
      await visitor.open('/pricing');
      await visitor.sees('Your plan');
      // Account and products are loaded.
      await visitor.waitFor(() => document.querySelector('a[href^="https://pay.example/pro"]') !== null);
      const asked: string[] = [];
      visitor.page.on('request', (request) => asked.push(request.url()));
      await visitor.press('Start Free');
      await visitor.seesToast('You have successfully subscribed to the Free plan');
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
      expect(new URL(visitor.page.url()).pathname).toBe('/pricing');
    },
  );

  it(
    'sends visitors to sign up first, and returns them',
    { tags: ['pro-enterprise-go-separate-external', 'pro-enterprise-concierge-separate'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/pricing');
      await visitor.click('::-p-aria([name="Choose Pro"][role="link"])');
      await visitor.isAt('/signup');
      await visitor.press('Sign up with Google');
      await visitor.nameThemselves('ann@example.org');
      await visitor.isAt('/pricing');
      await visitor.seesToast('Welcome!');

      const link = await visitor.find('a[href^="https://pay.example/pro"]');
      const address = new URL(await link.evaluate((a) => a.href));
      expect(address.searchParams.get('locale')).toBe('en');
      expect(address.searchParams.get('prefilled_email')).toBe('ann@example.org');
      expect(address.searchParams.get('client_reference_id')).toMatch(/^[\w-]{20,}$/);
    },
  );

  it(
    'marks the current plan, and offers none that is not on sale',
    { tags: ['nightly', 'pro-enterprise-concierge-separate', 'checkout-links-configuration'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn('bo@example.org');
      await visitor.open('/pricing');
      await visitor.sees('Your plan');
      expect(await cardText(visitor, 'free')).toContain('Your plan');
      expect(await cardText(visitor, 'pro')).not.toContain('Your plan');
      expect(await cardText(visitor, 'enterprise')).toContain('Not on sale yet');
    },
  );

  it(
    'says if nothing can be bought, and what is on sale otherwise',
    { tags: ['nightly', 'checkout-links-configuration'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.cannotReach('/api/config');
      await visitor.open('/pricing');
      await visitor.sees('nothing can be bought right now');
      expect(await cardText(visitor, 'pro')).toContain('Choose Pro');
      expect(await cardText(visitor, 'enterprise')).toContain('Not on sale yet');
      visitor.getsNoAnswer();
      await visitor.press('Try again');
      await visitor.canReachAll();
      await visitor.waitFor(() => !document.body.innerText.includes('nothing can be bought right now'));
    },
  );

  it('has its buttons in the HTML, for what is on sale, before any script', async () => {
    const visitor = await fixture.arrive();
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.page.goto(`${fixture.site.origin}/pricing`);
    expect(await actionsOf(visitor)).toEqual([
      ['Start Free', true],
      ['Choose Pro', true],
      ['Not on sale yet', false],
    ]);
    expect(await cardText(visitor, 'pro')).toContain('Most popular');
    expect(await visitor.text()).not.toContain('Nothing can be bought');
  });

  it('shows plan and buttons from the first paint on, and moves nothing once the account is known', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('paints@example.org');
    await visitor.waitFor(isRemembered, 'free');
    await visitor.page.evaluateOnNewDocument(recordShifts);
    await visitor.cannotReach('/api/');
    visitor.getsNoAnswer();
    await visitor.page.goto(`${fixture.site.origin}/pricing`);
    const actions = await actionsOf(visitor);
    const places = await placesOf(visitor);
    expect(actions).toEqual([
      ['Start Free', true],
      ['Choose Pro', true],
      ['Not on sale yet', false],
    ]);
    expect(await cardText(visitor, 'free')).toContain('Your plan');
    expect(await cardText(visitor, 'pro')).not.toContain('Your plan');
    await visitor.canReachAll();
    await visitor.find('a[href^="https://pay.example/pro"]');
    expect(await actionsOf(visitor)).toEqual(actions);
    expect(await placesOf(visitor)).toEqual(places);
    expect(await cardText(visitor, 'free')).toContain('Your plan');
    // The font replaces its fallback, which has nearly the same metrics.
    expect(await visitor.page.evaluate(() => (window as ShiftWindow).shifts)).toBeLessThan(0.005);
  });
});

describe('the pricing page of a service that sells nothing', () => {
  const free = siteFixture(FREE);

  it(
    'says so in its first line, with what is free, and calls no plan the most popular',
    { tags: ['pro-most-popular-9-month'] },
    async () => {
      const visitor = await free.arrive();
      await visitor.open('/pricing');
      const first = () =>
        visitor.read('h1', (heading) => (heading.nextElementSibling as HTMLElement).innerText);
      expect(await first()).toMatch(/^Nothing can be bought here yet\. .*unlimited.*25 a month/);
      expect(await visitor.text()).not.toContain('Most popular');
      await visitor.signIn('buys-nothing@example.org');
      await visitor.open('/pricing');
      await visitor.sees('Your plan');
      expect(await first()).toContain('Nothing can be bought here yet.');
      expect(await visitor.text()).not.toContain('Most popular');
    },
  );
});

describe('the pricing page, for a paying person', () => {
  const paying = siteFixture({
    DEFAULT_PLAN: 'pro',
    CHECKOUT_PRO_URL: 'https://pay.example/pro',
    CHECKOUT_ENTERPRISE_URL: 'https://pay.example/enterprise',
  });

  it(
    'does not offer Free with one click: the card says how to switch, and what changes',
    { tags: ['nightly', 'free-shows-success-toast-only'] },
    async () => {
      const visitor = await paying.arrive();
      await visitor.signIn('payer@example.org');
      await visitor.open('/pricing');
      await visitor.sees('Your account changes to Free when your Pro plan ends.');
      await visitor.click('li[aria-labelledby="plan-free"] summary');
      const card = await cardText(visitor, 'free');
      expect(card).toContain('You then have 25 photos a month and 20 at once');
      expect(card).not.toContain('Start Free');
    },
  );

  it('shows their plan without a button from the first paint on, and moves nothing', NIGHTLY, async () => {
    const visitor = await paying.arrive();
    await visitor.signIn('pays@example.org');
    await visitor.waitFor(isRemembered, 'pro');
    await visitor.cannotReach('/api/');
    visitor.getsNoAnswer();
    await visitor.page.goto(`${paying.site.origin}/pricing`);
    const places = await placesOf(visitor);
    const [free, ...others] = await actionsOf(visitor);
    const known = [
      ['Your plan', false],
      ['Choose Enterprise', true],
    ];
    expect(others).toEqual(known);
    expect(free?.[0]).not.toContain('Start Free');
    await visitor.canReachAll();
    await visitor.sees('Your account changes to Free when your Pro plan ends.');
    await visitor.find('a[href^="https://pay.example/enterprise"]');
    expect((await actionsOf(visitor)).slice(1)).toEqual(known);
    expect(await placesOf(visitor)).toEqual(places);
  });

  it('leads from the other plan on sale to its own checkout, with the account', NIGHTLY, async () => {
    const visitor = await paying.arrive();
    await visitor.signIn('grows@example.org');
    await visitor.open('/pricing');
    const link = await visitor.find('li[aria-labelledby="plan-enterprise"] a');
    const address = new URL(await link.evaluate((a) => a.href));
    expect(address.origin + address.pathname).toBe('https://pay.example/enterprise');
    expect(address.searchParams.get('prefilled_email')).toBe('grows@example.org');
    expect(address.searchParams.get('client_reference_id')).toMatch(/^[\w-]{20,}$/);
  });
});

describe('the concierge', () => {
  it(
    'is booked on a separate page, in a new tab',
    {
      tags: [
        'concierge-promo-book-now-opens',
        'concierge-book-now-goes-checkout',
        'pro-enterprise-concierge-separate',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/');
      await visitor.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const link = await visitor.find('a[href="https://pay.example/concierge"]');
      expect(await link.evaluate((a) => [a.innerText.split('(')[0]?.trim(), a.target, a.rel])).toEqual([
        'Book Now',
        '_blank',
        'noopener noreferrer',
      ]);
    },
  );
});

describe('the page after a checkout', () => {
  it(
    'reloads the account and leads to the uploads',
    { tags: ['success-public', 'success-your-action-was-completed', 'link-upload-labelled-go-uploads'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn('cleo@example.org');
      const asked = visitor.page.waitForRequest((request) => request.url().endsWith('/api/account'));
      await visitor.open('/success');
      await visitor.sees('Success!');
      await visitor.sees('Your action was completed successfully.');
      expect((await asked).method()).toBe('GET');
      await visitor.click('::-p-text(Go to Uploads)');
      await visitor.isAt('/upload');
    },
  );
});
