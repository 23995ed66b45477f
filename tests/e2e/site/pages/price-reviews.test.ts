/** @module-tag nightly */
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/admin/password-hash.ts';
import { signInAt } from '../../../../scripts/visitor/sign-in.ts';
import { axeViolationsInBothThemes } from '../support/axe-violations.ts';
import { siteFixture } from '../support/site-fixture.ts';

const ADMIN_EMAIL = 'boss@example.org';
const PASSWORD = 'open sesame';
const SECRET = 'whsec_of_the_tests';

const fixture = siteFixture({
  ADMIN_EMAIL,
  ADMIN_PASSWORD_HASH: await hashPassword(PASSWORD, { rounds: 1024, blockSize: 8, parallelism: 1 }),
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_PRO_PRICES: 'price_pro',
  FOUNDING_MEMBERS: '0',
});

/** Ann has bought Pro by our checkout link, and switches to a price that is not in the settings. */
async function annSwitchesHerPrice(): Promise<void> {
  const send = (path: string, init: RequestInit) => fetch(fixture.site.origin + path, init);
  const { access_token: token } = await signInAt(send, 'ann@example.org');
  const account = await send('/api/account', { headers: { Authorization: `Bearer ${token}` } });
  const { id } = (await account.json()) as { id: string };
  const subscription = (price: string) => ({
    id: 'sub_1',
    object: 'subscription',
    customer: 'cus_1',
    status: 'active',
    items: { data: [{ price: { id: price } }] },
  });
  const events = [
    ['checkout.session.completed', { customer: 'cus_1', client_reference_id: id }],
    ['customer.subscription.created', subscription('price_pro')],
    ['customer.subscription.updated', subscription('price_of_last_year')],
  ] as const;
  for (const [at, [type, object]] of events.entries()) {
    const body = JSON.stringify({
      id: `evt_${at}`,
      object: 'event',
      created: 1000 + at,
      type,
      data: { object },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET });
    const headers = { 'Stripe-Signature': signature };
    expect((await send('/api/webhooks/stripe', { method: 'POST', body, headers })).status).toBe(200);
  }
}

describe('the administrator', () => {
  it('sees who moved to a price that buys no plan here, until they choose the plan', async () => {
    await annSwitchesHerPrice();
    const visitor = await fixture.arrive();
    await visitor.signIn(ADMIN_EMAIL);
    await visitor.open('/admin');
    await visitor.fill('#admin-password', PASSWORD);
    await visitor.press('Unlock');
    await visitor.sees('Prices to review');
    await visitor.sees('ann@example.org');
    await visitor.sees('Pro plan, pays price_of_last_year');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);

    await visitor.click('details:not([open]) > summary ::-p-text(ann@example.org)');
    await visitor.click('details[open] ::-p-text(Enterprise)');
    await visitor.seesToast('Your plan has been updated to ENTERPRISE The plan of ann@example.org.');
    await visitor.waitFor(() => !document.body.innerText.includes('Prices to review'));
  });
});
