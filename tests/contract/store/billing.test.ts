import { describe, expect, it } from 'vitest';
import type { PlanId } from '#core/accounts/plan.ts';
import type { Profile } from '#server/store/account-store.ts';
import type { BillingChange, BillingEvent } from '#server/store/billing-store.ts';
import { openDatabase } from '#server/store/open-database.ts';
import type { Store } from '#server/store/store.ts';
import { createDatabase, openTestStore } from '../../fakes/servers/test-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;
const profileOf = (email: string): Profile => ({ email, emailVerified: true, name: null });

type Checkout = Extract<BillingChange, { kind: 'checkout' }>;
type Subscription = Extract<BillingChange, { kind: 'subscription' }>;
const CHECKOUT: Checkout = Object.freeze({
  kind: 'checkout',
  customerId: 'cus_1',
  accountId: null,
  email: 'sam@example.com',
});
const ACTIVE: Subscription = Object.freeze({
  kind: 'subscription',
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  plan: 'pro',
  price: 'price_pro',
  status: 'active',
});

let made = 0;
const event = (change: BillingChange | undefined, createdMs = NOW): BillingEvent => ({
  id: `evt_${(made += 1)}`,
  type: 'a.type',
  createdMs,
  change,
});

const makeAccount = async ({ accounts }: Store, email = 'sam@example.com') =>
  (await accounts.save(email, profileOf(email), NOW)).id;
const planOf = async ({ accounts }: Store, email = 'sam@example.com') => (await accounts.find(email))?.plan;
const applyAll = async ({ billing }: Store, events: readonly BillingEvent[]) => {
  for (const next of events) await billing.apply(next, NOW);
};

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((others) => [item].concat(others)),
  );
}

describe('a payment event', () => {
  it('takes effect once', async () => {
    const store = await openTestStore();
    const accountId = await makeAccount(store);
    await applyAll(store, [event({ ...CHECKOUT, accountId })]);
    const bought = event(ACTIVE);
    expect(await store.billing.apply(bought, NOW)).toBe(true);
    await store.accounts.setPlan(accountId, 'free');
    expect(await store.billing.apply(bought, NOW)).toBe(false);
    expect(await planOf(store)).toBe('free');
  });

  it('takes effect once if it is delivered 20 times at the same moment', async () => {
    const store = await openTestStore();
    const bought = event(ACTIVE);
    const taken = await Promise.all(Array.from({ length: 20 }, () => store.billing.apply(bought, NOW)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('is remembered even if it isn’t about plans', async () => {
    const store = await openTestStore();
    const other = event(undefined);
    expect(await store.billing.apply(other, NOW)).toBe(true);
    expect(await store.billing.apply(other, NOW)).toBe(false);
  });
});

/** The events of one customer, with their times in seconds. */
const LIVES: readonly [what: string, plan: PlanId, told: readonly [Partial<Subscription>, number][]][] = [
  [
    'buying pro',
    'pro',
    [
      [{ status: 'incomplete' }, 0],
      [{ status: 'active' }, 0],
    ],
  ],
  [
    'a trial that turns into a paid plan',
    'pro',
    [
      [{ status: 'trialing' }, 0],
      [{ status: 'active' }, 0],
    ],
  ],
  [
    'an upgrade from pro to enterprise within a second',
    'enterprise',
    [
      [{}, 1],
      [{ plan: 'enterprise' }, 1],
      [{ status: 'incomplete' }, 1],
    ],
  ],
  [
    'a downgrade from enterprise to pro',
    'pro',
    [
      [{ plan: 'enterprise' }, 1],
      [{}, 2],
    ],
  ],
  [
    'a card that fails and is retried',
    'pro',
    [
      [{}, 1],
      [{ status: 'past_due' }, 2],
    ],
  ],
  [
    'a card that fails for good',
    'free',
    [
      [{}, 1],
      [{ status: 'past_due' }, 2],
      [{ status: 'unpaid' }, 3],
    ],
  ],
  [
    'a pause and a return',
    'pro',
    [
      [{}, 1],
      [{ status: 'paused' }, 2],
      [{}, 3],
    ],
  ],
  [
    'a cancellation in the same second as a change',
    'free',
    [
      [{}, 1],
      [{ plan: 'enterprise' }, 2],
      [{ status: 'canceled' }, 2],
    ],
  ],
  [
    'a first payment that never arrives',
    'free',
    [
      [{ status: 'incomplete' }, 0],
      [{ status: 'incomplete_expired' }, 9],
    ],
  ],
  [
    'one subscription canceled and another bought',
    'enterprise',
    [
      [{}, 1],
      [{ status: 'canceled' }, 2],
      [{ subscriptionId: 'second', plan: 'enterprise' }, 3],
    ],
  ],
  [
    'two subscriptions of which the better one is canceled',
    'pro',
    [
      [{}, 1],
      [{ subscriptionId: 'second', plan: 'enterprise' }, 2],
      [{ subscriptionId: 'second', plan: 'enterprise', status: 'canceled' }, 3],
    ],
  ],
];

describe('events in any order', () => {
  it.each(LIVES)(
    '%s lead to %s',
    async (_what, plan, told) => {
      const store = await openTestStore();
      // The checkout's own event may arrive at any time too; 'account' stands for signing up.
      const orders = permutations<(typeof told)[number] | 'checkout' | 'account'>([
        'checkout',
        'account',
        ...told,
      ]);
      const wrong: unknown[] = [];
      for (const [at, order] of orders.entries()) {
        const email = `payer-${at}@example.com`;
        const customerId = `cus_${at}`;
        for (const step of order) {
          if (step === 'account') await makeAccount(store, email);
          else if (step === 'checkout') {
            await applyAll(store, [event({ ...CHECKOUT, customerId, email: email.toUpperCase() })]);
          } else {
            const [change, second] = step;
            const subscriptionId = `${change.subscriptionId ?? 'first'}_${at}`;
            const subscription = { ...ACTIVE, ...change, customerId, subscriptionId };
            await applyAll(store, [event(subscription, NOW + second * 1000)]);
          }
        }
        const came = await planOf(store, email);
        if (came !== plan) wrong.push({ order, came });
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it('lead to the same result if all arrive at once', async () => {
    const store = await openTestStore();
    const ids = Array.from({ length: 10 }, (_, at) => at);
    await Promise.all(
      ids.flatMap((at) => {
        const [email, customerId, subscriptionId] = [`at-${at}@example.com`, `cus_${at}`, `sub_${at}`];
        const own = { ...ACTIVE, customerId, subscriptionId };
        return [
          makeAccount(store, email),
          store.billing.apply(event({ ...CHECKOUT, customerId, email }), NOW),
          store.billing.apply(event({ ...own, status: 'incomplete' }), NOW),
          store.billing.apply(event(own), NOW),
          store.billing.apply(event({ ...own, plan: 'enterprise' }, NOW + MINUTE_MS), NOW),
        ];
      }),
    );
    const plans = await Promise.all(ids.map((at) => planOf(store, `at-${at}@example.com`)));
    expect(plans).toEqual(ids.map(() => 'enterprise'));
  }, 30_000);
});

describe('the account that a customer pays for', () => {
  it('is the account in the checkout link, whatever address was typed', async () => {
    const store = await openTestStore();
    const accountId = await makeAccount(store);
    await makeAccount(store, 'kim@example.com');
    await applyAll(store, [event({ ...CHECKOUT, accountId, email: 'kim@example.com' }), event(ACTIVE)]);
    expect(await planOf(store)).toBe('pro');
    expect(await planOf(store, 'kim@example.com')).toBe('free');
  });

  it('is the account of the typed address if the link has none or an unknown one', async () => {
    const store = await openTestStore();
    await makeAccount(store);
    await applyAll(store, [event({ ...CHECKOUT, accountId: 'made-up' }), event(ACTIVE)]);
    expect(await planOf(store)).toBe('pro');
  });

  it('is never found by an unverified address', async () => {
    const store = await openTestStore();
    const unverified = { ...profileOf('sam@example.com'), emailVerified: false };
    await store.accounts.save('sam@example.com', unverified, NOW);
    await applyAll(store, [event(CHECKOUT), event(ACTIVE)]);
    expect(await planOf(store)).toBe('free');
    await store.accounts.save('sam@example.com', profileOf('sam@example.com'), NOW);
    expect(await planOf(store)).toBe('pro');
  });

  it('stays the same if the customer pays again under another address', async () => {
    const store = await openTestStore();
    const accountId = await makeAccount(store);
    await makeAccount(store, 'kim@example.com');
    await applyAll(store, [
      event({ ...CHECKOUT, accountId }),
      event(ACTIVE),
      event({ ...CHECKOUT, email: 'kim@example.com' }),
      event({ ...CHECKOUT, email: null }),
    ]);
    expect(await planOf(store)).toBe('pro');
    expect(await planOf(store, 'kim@example.com')).toBe('free');
  });

  it('changes with another account’s link, and the plan follows', async () => {
    const store = await openTestStore();
    const [sam, kim] = [await makeAccount(store), await makeAccount(store, 'kim@example.com')];
    await applyAll(store, [
      event({ ...CHECKOUT, accountId: sam }),
      event(ACTIVE),
      event({ ...CHECKOUT, accountId: kim }),
    ]);
    expect(await planOf(store)).toBe('free');
    expect(await planOf(store, 'kim@example.com')).toBe('pro');
  });

  it('is the oldest of several accounts with one address', async () => {
    const store = await openTestStore();
    await store.accounts.save('later', profileOf('sam@example.com'), NOW + 1);
    await store.accounts.save('first', profileOf('sam@example.com'), NOW);
    await applyAll(store, [event(CHECKOUT), event(ACTIVE)]);
    expect((await store.accounts.find('first'))?.plan).toBe('pro');
    expect((await store.accounts.find('later'))?.plan).toBe('free');
  });

  it('is an account that is created at that very moment', async () => {
    const store = await openTestStore();
    const people = Array.from({ length: 20 }, (_, at) => `at-${at}@example.com`);
    const customer = (email: string) => ({ customerId: `cus_${email}`, subscriptionId: `sub_${email}` });
    for (const email of people) await store.billing.apply(event({ ...ACTIVE, ...customer(email) }), NOW);
    await Promise.all(
      people.flatMap((email) => [
        makeAccount(store, email),
        store.billing.apply(event({ ...CHECKOUT, ...customer(email), email }), NOW),
      ]),
    );
    const plans = await Promise.all(people.map((email) => planOf(store, email)));
    expect(plans).toEqual(people.map(() => 'pro'));
  }, 30_000);

  it('is none once the account is deleted, or for a new account with the address', async () => {
    const location = await createDatabase();
    const store = await openTestStore(location);
    const accountId = await makeAccount(store);
    await applyAll(store, [event({ ...CHECKOUT, accountId }), event(ACTIVE)]);
    const db = openDatabase(location);
    await db.deleteFrom('accounts').where('id', '=', accountId).execute();
    await db.destroy();
    await applyAll(store, [event({ ...ACTIVE, plan: 'enterprise' }, NOW + 1000)]);
    await store.accounts.save('again', profileOf('sam@example.com'), NOW);
    expect((await store.accounts.find('again'))?.plan).toBe('enterprise');
  });
});

describe('the plan', () => {
  it('is the best of what two customers of one account buy at the same moment', async () => {
    const store = await openTestStore();
    const people = Array.from({ length: 10 }, (_, at) => `at-${at}@example.com`);
    for (const email of people) {
      await makeAccount(store, email);
      for (const customerId of [`one_${email}`, `two_${email}`]) {
        await applyAll(store, [event({ ...CHECKOUT, customerId, email })]);
      }
    }
    const buy = (name: string, email: string, plan: PlanId) => {
      const [customerId, subscriptionId] = [`${name}_${email}`, `sub_${name}_${email}`];
      return store.billing.apply(event({ ...ACTIVE, customerId, subscriptionId, plan }), NOW);
    };
    await Promise.all(people.flatMap((email) => [buy('one', email, 'enterprise'), buy('two', email, 'pro')]));
    const plans = await Promise.all(people.map((email) => planOf(store, email)));
    expect(plans).toEqual(people.map(() => 'enterprise'));
  }, 30_000);

  it('that the administrator set survives a renewal, and ends with the subscription', async () => {
    const store = await openTestStore();
    const accountId = await makeAccount(store);
    await applyAll(store, [event({ ...CHECKOUT, accountId }), event(ACTIVE)]);
    await store.accounts.setPlan(accountId, 'enterprise');
    await applyAll(store, [event(ACTIVE, NOW + MINUTE_MS)]);
    expect(await planOf(store)).toBe('enterprise');
    await applyAll(store, [event({ ...ACTIVE, status: 'canceled' }, NOW + 2 * MINUTE_MS)]);
    expect(await planOf(store)).toBe('free');
  });

  it('that the administrator set survives a payment that was begun and never made', async () => {
    const store = await openTestStore();
    const accountId = await makeAccount(store);
    await store.accounts.setPlan(accountId, 'pro');
    await applyAll(store, [
      event({ ...CHECKOUT, accountId }),
      event({ ...ACTIVE, plan: 'enterprise', status: 'incomplete' }),
      event({ ...ACTIVE, plan: 'enterprise', status: 'incomplete_expired' }, NOW + MINUTE_MS),
    ]);
    expect(await planOf(store)).toBe('pro');
  });

  it('is updated without deadlocks while people keep signing in', async () => {
    const store = await openTestStore();
    await makeAccount(store);
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => [
        makeAccount(store),
        store.billing.apply(event({ ...CHECKOUT, customerId: `cus_${at}` }), NOW),
        store.billing.apply(
          event({ ...ACTIVE, customerId: `cus_${at}`, subscriptionId: `sub_${at}` }, NOW + at),
          NOW,
        ),
      ]).flat(),
    );
    expect(await planOf(store)).toBe('pro');
  }, 30_000);
});
