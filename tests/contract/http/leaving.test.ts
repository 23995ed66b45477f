import { describe, expect, it } from 'vitest';
import type { BillingChange } from '#server/store/billing-store.ts';
import { type TestApp, testApp } from '../../fakes/servers/test-app.ts';

const EMAIL = 'sam@example.com';
const DELETE = { method: 'DELETE' };

let events = 0;
const pay = ({ deps }: TestApp, change: BillingChange) =>
  deps.store.billing.apply({ id: `evt_${(events += 1)}`, type: 'a', createdMs: 1000 * events, change }, 1);
const checkout = (customerId: string, accountId: string | null, email: string | null = EMAIL) =>
  ({ kind: 'checkout', customerId, accountId, email }) as const;
const subscription = (customerId: string, status = 'active') =>
  ({
    kind: 'subscription',
    subscriptionId: `sub_${customerId}`,
    customerId,
    plan: 'pro',
    price: 'p',
    status,
  }) as const;

async function signedIn() {
  const test = await testApp();
  const sam = await test.as(EMAIL);
  const { id } = (await (await sam('/api/account')).json()) as { id: string };
  test.clock.nowMs += 2000;
  return { test, sam, id };
}

describe('an account whose address a stranger typed at the checkout', () => {
  it('can be deleted while the stranger goes on paying', async () => {
    const { test, sam } = await signedIn();
    await pay(test, checkout('stranger', null));
    await pay(test, subscription('stranger'));
    expect((await sam('/api/account', DELETE)).status).toBe(200);
  });

  it('can be deleted if the stranger paid before it was made, and isn’t found by that payment again', async () => {
    const test = await testApp();
    await pay(test, subscription('stranger'));
    await pay(test, checkout('stranger', null));
    const sam = await test.as(EMAIL);
    expect(await (await sam('/api/account')).json()).toMatchObject({ plan: 'pro' });
    test.clock.nowMs += 2000;
    expect((await sam('/api/account', DELETE)).status).toBe(200);
    await pay(test, subscription('stranger', 'past_due'));
    test.clock.nowMs += 2000;
    const again = await test.as(EMAIL);
    expect(await (await again('/api/account')).json()).toMatchObject({ plan: 'free' });
  });

  it('can’t be deleted while a purchase by its own link is active, whoever pays', async () => {
    const { test, sam, id } = await signedIn();
    await pay(test, checkout('stranger', null));
    await pay(test, subscription('stranger'));
    await pay(test, checkout('own', id));
    await pay(test, subscription('own'));
    expect((await sam('/api/account', DELETE)).status).toBe(409);
    await pay(test, subscription('own', 'canceled'));
    expect((await sam('/api/account', DELETE)).status).toBe(200);
  });

  it('can’t be deleted while a customer pays who used the link first and the address later', async () => {
    const { test, sam, id } = await signedIn();
    await pay(test, checkout('own', id));
    await pay(test, subscription('own'));
    await pay(test, checkout('own', null));
    expect((await sam('/api/account', DELETE)).status).toBe(409);
  });
});
