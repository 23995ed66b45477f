import { describe, expect, it } from 'vitest';
import { PLANS } from '#core/accounts/plan.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { waitFor } from '../../../../scripts/visitor/patient-page.ts';

const USAGE_KEY = 'image-processing-usage';
const { photosPerBatch, photosPerMonth } = PLANS.free;

const fixture = siteFixture(FREE);

function remembered({ page }: Visitor): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), USAGE_KEY);
}

async function remembersInstead({ page }: Visitor, change: (record: string) => string): Promise<void> {
  const record = await waitFor(page, (key) => localStorage.getItem(key), USAGE_KEY);
  const text = change(record);
  await page.evaluate((key, text) => localStorage.setItem(key, text), USAGE_KEY, text);
}

async function levelOf({ page }: Visitor): Promise<string | null> {
  return page.$eval('.usage-meter', (meter) => meter.getAttribute('data-level'));
}

/** This month, such as November 2026. */
function monthInWords(): string {
  return new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.now(),
  );
}

describe('the usage page', () => {
  it(
    'requires a login and returns to it afterwards',
    {
      tags: [
        'usage-login-gated-login-once',
        'login-public-login-google',
        'upload-usage-require-sign',
        'separate-login-only-guard-leads',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/usage');
      await visitor.isAt('/login');
      await visitor.press('Login with Google');
      await visitor.nameThemselves('ann@example.org');
      await visitor.isAt('/usage');
      await visitor.sees('Current Plan');
      expect(await visitor.page.title()).toBe('Usage · Where My Pix');
    },
  );

  it(
    'shows plan, count, percent and period, and warns from 80 percent on',
    {
      tags: [
        'current-plan-plan-uppercase',
        'usage-bar',
        'count-limit-images-percent',
        'usage-resets-monthly-current-period',
        'upgrade-plan-button-pricing',
        'usage-history-total-images-processed',
        'r-80-more-amber-warning-youre',
        'monthly-limit-usage-page',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn('bo@example.org');
      await visitor.click('header ::-p-text(Usage)');
      await visitor.isAt('/usage');
      await visitor.sees(`0 / ${photosPerMonth} images`);
      for (const text of [
        'Usage Statistics',
        'Current Plan',
        'FREE',
        '0%',
        `Usage resets monthly. Current period: ${monthInWords()}`,
        'Usage History',
      ]) {
        expect((await visitor.text()).replace(/\s+/g, ' ')).toContain(text);
      }
      expect(await visitor.text()).not.toContain("You're approaching your monthly usage limit.");
      expect(await levelOf(visitor)).toBe('normal');

      await visitor.click('header ::-p-text(Organize photos)');
      const drawn = await fixture.photos.drawMany(photosPerBatch);
      await visitor.choose(drawn.map(({ path }) => path));
      await visitor.sees(`${photosPerBatch} files selected`);
      await visitor.press('Organize Photos');
      await visitor.sees('Download ZIP');
      await visitor.click('header ::-p-text(Usage)');
      await visitor.sees("You're approaching your monthly usage limit.");
      await visitor.sees(`${photosPerBatch} / ${photosPerMonth} images`);
      await visitor.sees('80%');
      expect(await levelOf(visitor)).toBe('warning');
      const table = await visitor.page.$$eval('table tr', (rows) => rows.map((row) => row.innerText));
      expect(table.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
        `Total images processed ${photosPerBatch}`,
        `Monthly limit ${photosPerMonth}`,
        `Remaining ${photosPerMonth - photosPerBatch}`,
      ]);

      await visitor.click('section a[href="/pricing"]');
      await visitor.isAt('/pricing');
      await visitor.sees('Pricing');
    },
  );
});

describe('the usage page of a month that is used up', () => {
  it('leads to the table with this device’s engine, which counts nothing', async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('used-up@example.org');
    await visitor.waitFor(() => document.querySelector<HTMLInputElement>('#engine-service')?.checked);
    await remembersInstead(visitor, (record) => record.replace('"count":0', `"count":${photosPerMonth}`));
    await visitor.cannotReach('/api/account');
    await visitor.open('/usage');
    await visitor.sees(`You've reached your monthly limit of ${photosPerMonth} images.`);
    await visitor.press('Organize on this device, free');
    await visitor.isAt('/upload');
    await visitor.waitFor(() => document.querySelector<HTMLInputElement>('#engine-device')?.checked);
  });
});

describe('percent and bar of the usage', () => {
  it.each([
    [22, '88%', 'not yet'],
    [23, '92%', 'by now'],
  ])('at %i of 25, which is %s, are in the destructive color %s', NIGHTLY, async (count, percent, since) => {
    const visitor = await fixture.arrive();
    await visitor.signIn(`ida${count}@example.org`);
    await remembersInstead(visitor, (record) => record.replace('"count":0', `"count":${count}`));
    await visitor.cannotReach('/api/account');
    await visitor.open('/usage');
    await visitor.sees(percent);
    const [destructive, said, bar] = await visitor.page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--accent)';
      const meter = document.querySelector('.usage-meter');
      const text = meter?.querySelector('p span:last-child') ?? probe;
      const used = meter?.querySelector('.usage-bar-used') ?? probe;
      const colours = [probe, text].map((element) => getComputedStyle(element).color);
      return [...colours, getComputedStyle(used).backgroundColor];
    });
    const isDestructive = since === 'by now';
    expect([said === destructive, bar === destructive]).toEqual([isDestructive, isDestructive]);
  });
});

describe('the usage page, in either theme', () => {
  it('passes axe with every warning, and does not scroll sideways', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ widthPx: 320 });
    await visitor.signIn('hal@example.org');
    await remembersInstead(visitor, (record) => record.replace('"count":0', '"count":24'));
    await visitor.cannotReach('/api/account');
    await visitor.open('/usage');
    await visitor.sees('The server can’t be reached.');
    await visitor.sees("You're approaching your monthly usage limit.");
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
  });
});

describe('the usage that a browser remembers', () => {
  it(
    'is shown as such while the server is silent, until the server answers',
    {
      tags: [
        'percent-text-bar-turn-destructive',
        'percent-capped-100',
        'usage-plan-data-make-network',
        'browsers-record-cache-shows-once',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn('cleo@example.org');
      await remembersInstead(visitor, (record) => record.replace('"count":0', '"count":31'));
      await visitor.cannotReach('/api/');
      await visitor.open('/usage');
      await visitor.sees(`31 / ${photosPerMonth} images`);
      await visitor.sees('100%');
      expect(await levelOf(visitor)).toBe('destructive');
      await visitor.sees('The server can’t be reached. These are the latest numbers that this browser has.');
      await visitor.open('/upload');
      await visitor.sees(`Your Free plan takes up to ${photosPerBatch} photos at once.`);

      await visitor.open('/usage');
      await visitor.sees('Try again');
      visitor.getsNoAnswer();
      await visitor.press('Try again');
      await visitor.canReachAll();
      await visitor.sees(`0 / ${photosPerMonth} images`);
      expect(await visitor.text()).not.toContain('can’t be reached');
      expect(JSON.parse((await remembered(visitor)) ?? '')).toMatchObject({ count: 0, userPlan: 'free' });
    },
  );

  it('counts from zero in a new month', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.signIn('dan@example.org');
    await remembersInstead(visitor, (record) =>
      record.replace(/"currentPeriod":"[^"]+","count":0/, '"currentPeriod":"2025-01","count":20'),
    );
    await visitor.cannotReach('/api/account');
    await visitor.open('/usage');
    await visitor.sees(`\n0 / ${photosPerMonth} images`);
    expect(await levelOf(visitor)).toBe('normal');
  });

  it(
    'is replaced if it can’t be read, with a note on the console',
    { tags: ['nightly', 'unreadable-usage-data-logged-console'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn('eve@example.org');
      const said: string[] = [];
      visitor.page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      await remembersInstead(visitor, () => '{"count":');
      await visitor.cannotReach('/api/account');
      await visitor.open('/usage');
      await visitor.sees(`0 / ${photosPerMonth} images`);
      expect(said.join('\n')).toMatch(/^warn: The stored usage could not be read/m);
      expect(JSON.parse((await remembered(visitor)) ?? '')).toMatchObject({ count: 0, userPlan: 'free' });
    },
  );

  it(
    'is removed at sign-out, and when another account signs in',
    { tags: ['logout-clears-user-caches'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn('fay@example.org');
      await remembersInstead(visitor, (record) => record.replace('"count":0', '"count":7'));
      const fays = (await remembered(visitor)) ?? '';
      await visitor.press('Logout');
      await visitor.isAt('/');
      await visitor.sees('Log In');
      await expect.poll(() => remembered(visitor)).toBeNull();

      await visitor.signIn('gus@example.org');
      await remembersInstead(visitor, () => fays);
      await visitor.cannotReach('/api/account');
      await visitor.open('/usage');
      await visitor.sees('this browser has no saved usage yet');
      expect(await remembered(visitor)).toBeNull();
    },
  );
});
