import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { watchDownloads } from '../support/downloads.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();
const FORM = 'form:not(:has([name=message]))';
const KEPT_KEY = 'captured-emails';

async function subscribe(visitor: Visitor, email: string): Promise<void> {
  await visitor.fill(`${FORM} input`, email);
  await visitor.click(`${FORM} button`);
}

async function keptBy({ page }: Visitor): Promise<unknown> {
  return JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEPT_KEY)) ?? 'null');
}

describe('the newsletter’s form', () => {
  it.each([
    ['nothing', '', 'Please enter your email address'],
    ['no address', 'ann@nowhere', 'Please enter a valid email address'],
  ])(
    'says what is wrong with %s',
    {
      tags: [
        'nightly',
        'newsletter-please-enter-your-email',
        'newsletter-please-enter-valid-email',
        'field-type-email-required',
      ],
    },
    async (_what, typed, text) => {
      const visitor = await fixture.arrive();
      await visitor.open('/contact');
      await subscribe(visitor, typed);
      await visitor.sees(text);
      expect(await visitor.read(':focus', (field) => field.getAttribute('type'))).toBe('email');
    },
  );

  it(
    'subscribes an address once, whatever the case',
    {
      tags: [
        'newsletter-signup',
        'captured-email-record-email',
        'newsletter-form-idle-submitting',
        'already-subscribed-check-case',
        'already-subscribed-email-already',
        'post-api-subscribe-email-address',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/contact');
      await subscribe(visitor, 'ann@example.org');
      await visitor.sees('You are subscribed.');
      expect(await keptBy(visitor)).toMatchObject([
        { email: 'ann@example.org', listId: 'newsletter', isSent: true },
      ]);

      await visitor.reload();
      const asked: string[] = [];
      visitor.page.on('request', (request) => asked.push(request.url()));
      await visitor.find(FORM);
      await subscribe(visitor, 'ANN@Example.org');
      await visitor.seesToast('Already Subscribed This email is already subscribed to our newsletter.');
      await visitor.sees('This email is already subscribed to our newsletter.');
      expect(asked.filter((url) => url.endsWith('/api/subscribe'))).toEqual([]);
    },
  );

  it(
    'treats an address stored with only the specified fields as subscribed',
    { tags: ['nightly', 'captured-email-record-email'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.page.evaluateOnNewDocument((key) => {
        const record = { email: 'fay@example.org', timestamp: '2026-11-21T10:00:00.000Z', listId: 'news' };
        localStorage.setItem(key, JSON.stringify([record]));
      }, KEPT_KEY);
      await visitor.open('/contact');
      await subscribe(visitor, 'Fay@example.org');
      await visitor.seesToast('Already Subscribed This email is already subscribed to our newsletter.');
    },
  );

  it(
    'shows that an address is on its way, and that it has arrived',
    { tags: ['nightly', 'bar-15-toward-90-40', 'bar-then-100'] },
    async () => {
      const visitor = await fixture.arrive({ hasMotion: true });
      await visitor.open('/contact');
      await visitor.page.evaluate(() => {
        const page = window as Window & { percentSeen?: number[] };
        const seen: number[] = [];
        page.percentSeen = seen;
        new MutationObserver(() => {
          const bar = document.querySelector('progress');
          if (bar) seen.push(bar.value);
        }).observe(document, { childList: true, subtree: true, attributes: true });
      });
      await subscribe(visitor, 'bo@example.org');
      await visitor.sees('You are subscribed.');
      const seen = await visitor.page.evaluate(
        () => (window as Window & { percentSeen?: number[] }).percentSeen ?? [],
      );
      expect(seen[0]).toBe(15);
      expect(seen.at(-1)).toBe(100);
      expect(Math.max(...seen.filter((percent) => percent < 100))).toBeLessThanOrEqual(90);
      expect(seen.findLast((percent) => percent < 100)).toBe(40);
    },
  );

  it(
    'keeps an address that can’t be sent, says so, and sends it on the next visit',
    {
      tags: [
        'nightly',
        'newsletter-form-idle-submitting',
        'empty-html-unparseable-body-ok',
        'error-there-was-problem-your',
        'newsletter-address-always-kept',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/contact');
      await visitor.cannotReach('/api/subscribe');
      await subscribe(visitor, 'cleo@example.org');
      await visitor.seesToast('Error There was a problem with your subscription. Please try again.');
      await visitor.sees('cleo@example.org is not subscribed yet. It is kept on this device');
      expect(await keptBy(visitor)).toMatchObject([
        { email: 'cleo@example.org', listId: 'newsletter', isSent: false },
      ]);

      await visitor.canReachAll();
      const sent = visitor.page.waitForResponse((response) => response.url().endsWith('/api/subscribe'));
      await visitor.open('/pricing');
      expect((await sent).status()).toBe(200);
      await visitor.waitFor((key) => localStorage.getItem(key)?.includes('"isSent":true'), KEPT_KEY);
    },
  );

  it(
    'sends it as soon as the connection is back, and then confirms the subscription',
    { tags: ['nightly', 'empty-html-unparseable-body-ok', 'newsletter-address-always-kept'] },
    async () => {
      const visitor = await fixture.arrive({ usesServiceWorker: true });
      await visitor.open('/contact');
      await visitor.waitFor(() => navigator.serviceWorker.controller !== null);
      await visitor.page.setOfflineMode(true);
      await subscribe(visitor, 'dan@example.org');
      await visitor.sees('is kept on this device');
      await visitor.page.setOfflineMode(false);
      await visitor.sees('You are subscribed.');
      expect(await keptBy(visitor)).toMatchObject([{ email: 'dan@example.org', isSent: true }]);
    },
  );

  it('retries if the connection is back but not working yet', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/contact');
    await visitor.cannotReach('/api/subscribe');
    await subscribe(visitor, 'eli@example.org');
    await visitor.sees('is kept on this device');
    let failed = 0;
    visitor.page.on('requestfailed', () => (failed += 1));
    await visitor.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => failed).toBe(1);
    await visitor.canReachAll();
    await visitor.sees('You are subscribed.');
  });

  it(
    'downloads this browser’s addresses with Ctrl+Shift+E',
    { tags: ['nightly', 'ctrl-shift-e-downloads-captured'] },
    async () => {
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.open('/contact');
      await subscribe(visitor, 'eve@example.org');
      await visitor.sees('You are subscribed.');
      await visitor.page.keyboard.down('Control');
      await visitor.page.keyboard.down('Shift');
      await visitor.page.keyboard.press('KeyE');
      const { name, bytes } = await downloads.next();
      expect(name).toMatch(/^captured_emails_\d{4}-\d{2}-\d{2}\.txt$/);
      expect(bytes.toString()).toMatch(/^eve@example\.org,\d{4}-\d{2}-\d{2}T[\d:.]+Z\n$/);
    },
  );
});
