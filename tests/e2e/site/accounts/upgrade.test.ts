import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { PLANS } from '#core/accounts/plan.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';

const SECRET = 'whsec_of_the_tests';
const { photosPerBatch, photosPerMonth } = PLANS.free;

const fixture = siteFixture({
  DEFAULT_PLAN: 'free',
  FOUNDING_MEMBERS: '0',
  CHECKOUT_PRO_URL: 'https://pay.example/pro',
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_PRO_PRICES: 'price_pro',
});

/** Delivers an event as the payment provider does, signed over its bytes. */
async function deliver(type: string, object: object): Promise<number> {
  const created = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify({ id: `evt_${type}`, object: 'event', type, created, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  const answer = await fetch(`${fixture.site.origin}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'Stripe-Signature': signature },
    body: payload,
  });
  return answer.status;
}

describe('a person who reaches the month’s limit', () => {
  it(
    'buys a plan, and the refused batch goes through',
    { tags: ['signed-webhook-sets-plan-so'] },
    async () => {
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.open('/signup');
      await visitor.press('Sign up with Google');
      await visitor.nameThemselves('buyer@example.org');
      await visitor.isAt('/upload');
      await visitor.seesToast('Welcome!');

      const drawn = await fixture.photos.drawMany(photosPerBatch);
      await visitor.choose(drawn.map(({ path }) => path));
      await visitor.sees(`${photosPerBatch} files selected`);
      await visitor.press('Organize Photos');
      expect((await openedArchive((await downloads.next()).bytes)).size).toBe(photosPerBatch);
      await visitor.pick('More actions', 'Organize more photos');

      const more = photosPerMonth - photosPerBatch + 1;
      await visitor.choose(drawn.slice(0, more).map(({ path }) => path));
      await visitor.sees(`${more} files selected`);
      await visitor.press('Organize Photos');
      await visitor.seesToast(
        `Only ${more - 1} of ${more} fit this month. Upgrade your plan to process more images.`,
      );
      await visitor.sees(`${more} files selected`);

      await visitor.click('::-p-aria([name="Upgrade Plan"])');
      await visitor.isAt('/pricing');
      const link = await visitor.find('a[href^="https://pay.example/pro"]');
      const address = new URL(await link.evaluate((a) => a.href));
      const accountId = address.searchParams.get('client_reference_id');
      // The purchase arrives before the customer: events are not ordered.
      const items = { data: [{ price: { id: 'price_pro' } }] };
      const bought = { id: 'sub_1', customer: 'cus_1', status: 'active', items };
      expect(await deliver('customer.subscription.created', bought)).toBe(200);
      const paid = { customer: 'cus_1', client_reference_id: accountId, customer_details: { email: null } };
      expect(await deliver('checkout.session.completed', paid)).toBe(200);

      await visitor.click('header ::-p-text(Organize photos)');
      await visitor.waitFor(() => localStorage.getItem('image-processing-usage')?.includes('"pro"'));
      await visitor.sees(`${more} files selected`);
      await visitor.press('Organize Photos');
      expect((await openedArchive((await downloads.next()).bytes)).size).toBe(more);

      await visitor.click('header ::-p-text(Usage)');
      await visitor.sees('PRO');
      await visitor.sees(
        `${photosPerBatch + more} / ${PLANS.pro.photosPerMonth.toLocaleString('en-US')} images`,
      );
      await visitor.press('Logout');
      await visitor.isAt('/');
      await visitor.sees('Log In');
    },
  );
});
