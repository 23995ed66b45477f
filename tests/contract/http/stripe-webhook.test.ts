import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import type { BillingSettings } from '#server/deps.ts';
import { MAX_WEBHOOK_BODY_BYTES, WEBHOOK_TOLERANCE_SECONDS } from '#server/limits.ts';
import { type TestApp, testApp } from '../../fakes/servers/test-app.ts';

const SECRET = 'whsec_of_the_tests';
const billing: BillingSettings = Object.freeze<BillingSettings>({
  webhookSecret: SECRET,
  plans: { price_pro: 'pro', price_pro_yearly: 'pro', price_enterprise: 'enterprise' },
});

let made = 0;
const event = (type: string, object: unknown, { created = 1_790_000_000 } = {}) => ({
  id: `evt_${(made += 1)}`,
  object: 'event',
  api_version: '2026-01-28',
  created,
  type,
  data: { object },
});
const checkout = (session: object = {}) =>
  event('checkout.session.completed', {
    object: 'checkout.session',
    customer: 'cus_1',
    client_reference_id: null,
    customer_details: { email: 'Sam@Example.com', name: 'Sam Sample' },
    ...session,
  });
interface Said {
  readonly prices: readonly string[];
  readonly customer: unknown;
  readonly status: string;
  readonly created: number;
}
const subscription = (
  type: 'created' | 'updated' | 'deleted' | 'paused' | 'resumed',
  {
    prices = ['price_pro'],
    customer = 'cus_1',
    status = 'active',
    created = 1_790_000_000,
  }: Partial<Said> = {},
) => {
  const items = { data: prices.map((id) => ({ id: `si_${id}`, price: { id, object: 'price' } })) };
  const object = { id: 'sub_1', object: 'subscription', customer, status, items };
  return event(`customer.subscription.${type}`, object, { created });
};

interface Delivery {
  readonly secret?: string;
  /** Seconds since it was signed. */
  readonly ageSeconds?: number;
}

const deliver = async (
  { app, clock }: TestApp,
  sent: unknown,
  { secret = SECRET, ageSeconds = 0 }: Delivery = {},
) => {
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent, undefined, 2);
  const timestamp = Math.floor(clock.nowMs / 1000) - ageSeconds;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return post(app, body, { 'Stripe-Signature': signature });
};
const post = (app: TestApp['app'], body: string, headers: Record<string, string> = {}) =>
  app.request('/api/webhooks/stripe', { method: 'POST', body, headers });

/** An app with plans for sale, and Sam's account. */
const shop = async () => {
  const test = await testApp({ billing });
  const sam = await test.as('sam@example.com');
  const account = async () => (await (await sam('/api/account')).json()) as { id: string; plan: string };
  return { ...test, account };
};

describe('POST /api/webhooks/stripe', () => {
  it(
    'gives the purchased plan to the account in the checkout link',
    { tags: ['plan-priceinfo-payment-price-id', 'signed-webhook-sets-plan-so'] },
    async () => {
      const test = await shop();
      const { id } = await test.account();
      const answer = await deliver(test, checkout({ client_reference_id: id, customer_details: null }));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ received: true });
      await deliver(test, subscription('created', { prices: ['price_enterprise'] }));
      expect(await test.account()).toMatchObject({ id, plan: 'enterprise' });
    },
  );

  it('gives the plan by e-mail address to those who came without the link', async () => {
    const test = await shop();
    await test.account();
    await deliver(test, subscription('created', { prices: ['price_pro_yearly'] }));
    await deliver(test, checkout());
    expect(await test.account()).toMatchObject({ plan: 'pro' });
  });

  it('gives the plan to those who sign up after paying', async () => {
    const test = await shop();
    await deliver(test, checkout());
    await deliver(test, subscription('created'));
    expect(await test.account()).toMatchObject({ plan: 'pro' });
  });

  it('follows the subscription: another plan, a failed card, the end', async () => {
    const test = await shop();
    await test.account();
    await deliver(test, checkout());
    const said = [
      [subscription('created', { status: 'incomplete', created: 1 }), 'free'],
      [subscription('updated', { created: 1 }), 'pro'],
      [subscription('updated', { prices: ['price_enterprise'], created: 2 }), 'enterprise'],
      [
        subscription('updated', { prices: ['price_enterprise'], status: 'past_due', created: 3 }),
        'enterprise',
      ],
      [subscription('paused', { prices: ['price_enterprise'], status: 'paused', created: 4 }), 'free'],
      [subscription('resumed', { created: 5 }), 'pro'],
      // Stripe sends the subscription unchanged; only the event's type says that it ended.
      [subscription('deleted', { created: 6 }), 'free'],
    ] as const;
    for (const [sent, plan] of said) {
      await deliver(test, sent);
      expect(await test.account()).toMatchObject({ plan });
    }
  });

  it('picks the better of two prices, and accepts an expanded customer object', async () => {
    const test = await shop();
    await test.account();
    await deliver(test, checkout());
    const customer = { id: 'cus_1', object: 'customer' };
    await deliver(test, subscription('created', { prices: ['price_pro', 'price_enterprise'], customer }));
    expect(await test.account()).toMatchObject({ plan: 'enterprise' });
  });

  it('keeps the plan at a price that buys no plan here, logs it, and asks the administrator to check', async () => {
    const test = await shop();
    await test.account();
    await deliver(test, checkout());
    await deliver(test, subscription('created', { created: 1 }));
    const answer = await deliver(test, subscription('updated', { prices: ['price_other'], created: 2 }));
    expect(answer.status).toBe(200);
    expect(await test.account()).toMatchObject({ plan: 'pro' });
    expect(test.log.join()).toContain('price_other');
    const { id: accountId } = await test.account();
    expect(await test.deps.store.billing.toReview()).toEqual([
      { accountId, email: 'sam@example.com', plan: 'pro', price: 'price_other' },
    ]);
    // Once the price is known again, the plan is set, even in the same second.
    await deliver(test, subscription('updated', { prices: ['price_pro'], created: 2 }));
    expect(await test.deps.store.billing.toReview()).toEqual([]);
  });

  it('asks nobody to check subscriptions that never bought a plan of ours, or that have ended', async () => {
    const test = await shop();
    await test.account();
    await deliver(test, checkout());
    await deliver(test, subscription('created', { prices: ['price_of_a_mug'], created: 1 }));
    expect(await test.deps.store.billing.toReview()).toEqual([]);
    await deliver(test, subscription('updated', { created: 2 }));
    await deliver(test, subscription('updated', { prices: ['price_other'], created: 3 }));
    await deliver(test, subscription('deleted', { prices: ['price_other'], created: 4 }));
    expect(await test.deps.store.billing.toReview()).toEqual([]);
    expect(await test.account()).toMatchObject({ plan: 'free' });
  });

  it('ends a subscription whose price is no longer in the settings', async () => {
    const test = await shop();
    await test.account();
    await deliver(test, checkout());
    await deliver(test, subscription('created', { created: 1 }));
    await deliver(test, subscription('deleted', { prices: ['price_other'], created: 2 }));
    expect(await test.account()).toMatchObject({ plan: 'free' });
  });

  it('accepts a replayed event without effect', async () => {
    const test = await shop();
    const { id } = await test.account();
    const bought = subscription('created');
    await deliver(test, checkout());
    await deliver(test, bought);
    await test.deps.store.accounts.setPlan(id, 'free');
    expect((await deliver(test, bought)).status).toBe(200);
    expect(await test.account()).toMatchObject({ plan: 'free' });
  });

  it('applies an event once if it is delivered 10 times at once', async () => {
    const test = await shop();
    await test.account();
    await deliver(test, checkout());
    const bought = subscription('created');
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(test, bought)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(test.log.filter((line) => line.includes('"isNew":true') && line.includes(bought.id))).toHaveLength(
      1,
    );
    expect(await test.account()).toMatchObject({ plan: 'pro' });
  });

  it.each([
    ['of no interest', event('invoice.paid', { id: 'in_1', object: 'invoice' })],
    ['that is not known yet', event('something.else', {})],
    ['for a checkout without a customer', checkout({ customer: null })],
  ])('accepts an event %s, and changes nothing', async (_what, sent) => {
    const test = await shop();
    expect((await deliver(test, sent)).status).toBe(200);
    expect(await test.account()).toMatchObject({ plan: 'free' });
  });
});

describe('a forged delivery', () => {
  const codeOf = async (answer: Response) => {
    const { failure } = (await answer.json()) as { failure: { code: string } };
    return `${answer.status} ${failure.code}`;
  };
  const REFUSED = '400 signature-invalid';

  it(
    'is refused without a signature, and with a malformed one',
    { tags: ['signed-webhook-sets-plan-so'] },
    async () => {
      const { app } = await shop();
      const body = JSON.stringify(checkout());
      expect(await codeOf(await post(app, body))).toBe(REFUSED);
      expect(await codeOf(await post(app, body, { 'Stripe-Signature': 't=1,v1=' }))).toBe(REFUSED);
      expect(await codeOf(await post(app, body, { 'Stripe-Signature': 'hello' }))).toBe(REFUSED);
      expect(await codeOf(await post(app, '', { 'Stripe-Signature': 't=1,v1=00' }))).toBe(REFUSED);
    },
  );

  it('is refused with a signature by another secret', async () => {
    expect(await codeOf(await deliver(await shop(), checkout(), { secret: 'whsec_of_another' }))).toBe(
      REFUSED,
    );
  });

  it('is refused if a single space of the body was changed', async () => {
    const { app, clock } = await shop();
    const body = JSON.stringify(checkout());
    const timestamp = Math.floor(clock.nowMs / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET, timestamp });
    expect(await codeOf(await post(app, `${body} `, { 'Stripe-Signature': signature }))).toBe(REFUSED);
  });

  it('is refused if it was signed too long ago, by the server’s clock', async () => {
    const test = await shop();
    test.clock.nowMs += 365 * 24 * 60 * 60 * 1000;
    const ageSeconds = WEBHOOK_TOLERANCE_SECONDS;
    expect((await deliver(test, checkout(), { ageSeconds })).status).toBe(200);
    expect(await codeOf(await deliver(test, checkout(), { ageSeconds: ageSeconds + 1 }))).toBe(REFUSED);
  });

  it('is refused if it was signed further in the future than clocks differ', async () => {
    const test = await shop();
    const ageSeconds = -WEBHOOK_TOLERANCE_SECONDS;
    expect((await deliver(test, checkout(), { ageSeconds })).status).toBe(200);
    expect(await codeOf(await deliver(test, checkout(), { ageSeconds: ageSeconds - 2 }))).toBe(REFUSED);
    expect(await codeOf(await deliver(test, checkout(), { ageSeconds: -1_000_000_000 }))).toBe(REFUSED);
  });

  it('leaves no trace of its body or of the secret in the log', async () => {
    const test = await shop();
    await deliver(test, checkout({ note: 'tell-nobody' }), { secret: 'whsec_of_another' });
    await deliver(test, checkout({ note: 'tell-nobody' }));
    await deliver(test, { ...checkout(), data: { object: 'tell-nobody' } });
    for (const word of ['tell-nobody', 'Sam@Example.com', SECRET, 'whsec_of_another']) {
      expect(test.log.join()).not.toContain(word);
    }
  });
});

describe('a signed body that isn’t an event', () => {
  it.each([
    ['not JSON', 'hello'],
    ['not an event', { id: 'evt_x' }],
    ['a checkout with another shape', checkout({ client_reference_id: false })],
    ['a subscription with another shape', subscription('created', { customer: 7 })],
    ['a newer kind of notification', { id: 'evt_x', object: 'v2.core.event', type: 'a' }],
  ])('%s is refused', async (_what, sent) => {
    const answer = await deliver(await shop(), sent);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ failure: { code: 'request-invalid' } });
  });

  it('is not read beyond the size limit', async () => {
    const answer = await deliver(await shop(), 'x'.repeat(MAX_WEBHOOK_BODY_BYTES + 1));
    expect(answer.status).toBe(413);
  });

  it('is refused if no payments are set up', async () => {
    const answer = await deliver(await testApp(), checkout());
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ failure: { code: 'not-configured' } });
  });
});
