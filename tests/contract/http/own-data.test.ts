import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#core/limits.ts';
import type { OwnData } from '#protocol/own-data.ts';
import { createMailchimpList } from '#server/mail/mailchimp-list.ts';
import { passOnAll } from '#server/mail/outbox.ts';
import type { BillingChange } from '#server/store/billing-store.ts';
import { startFakeListServer } from '../../fakes/servers/fake-list-server.ts';
import { fakeEngine, json, type TestApp, testApp } from '../../fakes/servers/test-app.ts';

const EMAIL = 'sam@example.com';
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const DELETE = { method: 'DELETE' };
const CUSTOMER = 'cus_1';
const checkout: Extract<BillingChange, { kind: 'checkout' }> = {
  kind: 'checkout',
  customerId: CUSTOMER,
  accountId: null,
  email: EMAIL,
};
const subscription = (status: string): Extract<BillingChange, { kind: 'subscription' }> => ({
  kind: 'subscription',
  subscriptionId: 'sub_1',
  customerId: CUSTOMER,
  plan: 'pro',
  price: 'price_pro',
  status,
});

type Call = Awaited<ReturnType<TestApp['as']>>;

const analyze = (call: Call, leaseId: string, photoId: string) =>
  call('/functions/v1/analyze-image', {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', 'X-Batch-Lease': leaseId, 'X-Photo-Id': photoId },
    body: JPEG,
  });
const reserve = async (call: Call, photos: number) =>
  ((await (await call('/api/batches', json({ photos }))).json()) as { leaseId: string }).leaseId;
const exported = async (call: Call) => (await (await call('/api/account/export')).json()) as OwnData;
const codeOf = async (answer: Response) => {
  const { failure } = (await answer.json()) as { failure: { code: string } };
  return `${answer.status} ${failure.code}`;
};
const write = ({ app }: TestApp, email: string) =>
  app.request('/api/contact', json({ kind: 'support', name: 'Sam', email, message: 'Hello' }));
const subscribe = ({ app }: TestApp, email: string) =>
  app.request('/api/subscribe', json({ email_address: email, listId: 'newsletter' }));
let events = 0;
const pay = ({ deps }: TestApp, change: BillingChange, createdMs = 1) =>
  deps.store.billing.apply({ id: `evt_${(events += 1)}`, type: 'a', createdMs, change }, 1);

/** Advances the clock, so that new tokens are issued after everything so far. */
const later = ({ clock }: TestApp) => {
  clock.nowMs += 2000;
};

/** Returns the ids of the accounts with the address. */
const accountsOf = async ({ deps }: TestApp) =>
  (await deps.store.accounts.search(EMAIL, deps.now())).found.map(({ account }) => account.id);

/** A user with data in every table. */
const busy = async (test: TestApp) => {
  const sam = await test.as(EMAIL);
  await sam('/api/account');
  const leaseId = await reserve(sam, 3);
  await analyze(sam, leaseId, 'photo-1');
  await write(test, ' Sam@Example.com');
  await subscribe(test, 'SAM@example.com');
  const [accountId = ''] = await accountsOf(test);
  await pay(test, { ...checkout, accountId });
  await pay(test, subscription('canceled'), 2);
  later(test);
  return { sam, leaseId };
};

describe('GET /api/account/export', () => {
  it(
    'returns everything that the server stores about the account',
    { tags: ['server-side-entities-shown'] },
    async () => {
      const test = await testApp();
      const { sam, leaseId } = await busy(test);
      const data = await exported(sam);
      expect(data).toMatchObject({
        account: {
          email: EMAIL,
          emailVerified: true,
          name: 'Sam Sample',
          plan: 'free',
          foundingMember: false,
        },
        usage: [{ photosDescribed: 3 }],
        openBatches: [{ leaseId, photosReserved: 3, photos: [{ photoId: 'photo-1', described: true }] }],
        payments: [
          {
            customerId: CUSTOMER,
            email: EMAIL,
            subscriptions: [{ subscriptionId: 'sub_1', status: 'canceled' }],
          },
        ],
        attempts: [{ what: 'own-data', count: 1 }],
        messages: [
          { kind: 'support', name: 'Sam', email: 'Sam@Example.com', message: 'Hello', mailedAt: null },
        ],
        newsletter: [{ listId: 'newsletter', email: 'SAM@example.com', passedOnAt: null }],
      });
      expect(data.exportedAt).toBe(new Date(test.clock.nowMs).toISOString());
    },
  );

  it('returns nothing for an address that the identity provider has not verified', async () => {
    const test = await testApp({
      profileOf: async () => ({ email: EMAIL, emailVerified: false, name: null }),
    });
    await write(test, EMAIL);
    await subscribe(test, EMAIL);
    expect(await exported(await test.as(EMAIL))).toMatchObject({
      account: { email: EMAIL, emailVerified: false },
      messages: [],
      newsletter: [],
    });
  });

  it('returns nothing of anybody else', async () => {
    const test = await testApp();
    await busy(test);
    expect(await exported(await test.as('kim@example.com'))).toMatchObject({
      account: { email: 'kim@example.com' },
      usage: [],
      openBatches: [],
      payments: [],
      messages: [],
      newsletter: [],
    });
  });
});

describe('DELETE /api/account', () => {
  it('deletes the account with all its data, and changes nothing the second time', async () => {
    const test = await testApp();
    const { sam } = await busy(test);
    const answer = await sam('/api/account', DELETE);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ deleted: true, newsletter: 'removed' });
    expect(await (await sam('/api/account', DELETE)).json()).toEqual({ deleted: true, newsletter: 'none' });

    later(test);
    const again = await exported(await test.as(EMAIL));
    expect(again).toMatchObject({
      // The month's count is kept, so that deletion cannot circumvent the quota; of the open batch only
      // described photos count.
      usage: [{ photosDescribed: 1 }],
      openBatches: [],
      payments: [],
      messages: [],
      newsletter: [],
      attempts: [{ count: 1 }],
    });
  });

  it('leaves everybody else unchanged', async () => {
    const test = await testApp();
    const kim = await test.as('kim@example.com');
    await reserve(kim, 2);
    await write(test, 'kim@example.com');
    const before = await exported(kim);
    const { sam } = await busy(test);
    await sam('/api/account', DELETE);
    expect(await exported(kim)).toEqual({
      ...before,
      exportedAt: expect.any(String),
      attempts: [{ what: 'own-data', count: 2, resetsAt: expect.any(String) }],
    });
  });

  it('creates no account if there is none', async () => {
    const test = await testApp();
    const sam = await test.as(EMAIL);
    expect(await (await sam('/api/account', DELETE)).json()).toEqual({ deleted: true, newsletter: 'none' });
    expect(await accountsOf(test)).toEqual([]);
  });

  it('rejects earlier tokens everywhere, and lets a new sign-in open a new, empty account', async () => {
    const test = await testApp({}, { foundingMembers: 5 });
    const { sam } = await busy(test);
    const before = (await (await sam('/api/account')).json()) as { id: string; usage: object };
    await sam('/api/account', DELETE);
    for (const path of ['/api/account', '/api/account/export']) {
      expect(await codeOf(await sam(path))).toBe('401 session-over');
    }
    expect(await accountsOf(test)).toEqual([]);

    later(test);
    const back = await test.as(EMAIL);
    const account = (await (await back('/api/account')).json()) as { id: string };
    expect(account).toMatchObject({ plan: 'free', usage: { ...before.usage, count: 1 } });
    expect(account.id).not.toBe(before.id);
    // The old token does not delete the new account.
    await sam('/api/account', DELETE);
    expect(await accountsOf(test)).toEqual([account.id]);
  });

  it('neither frees a founding member’s seat nor gives the returning person another', async () => {
    const test = await testApp({}, { foundingMembers: 2 });
    const sam = await test.as(EMAIL);
    expect(await (await sam('/api/account')).json()).toMatchObject({ foundingMember: true });
    later(test);
    await sam('/api/account', DELETE);
    later(test);
    const isFounding = async (email: string) =>
      ((await (await (await test.as(email))('/api/account')).json()) as { foundingMember: boolean })
        .foundingMember;
    expect(await isFounding(EMAIL)).toBe(false);
    expect(await isFounding('kim@example.com')).toBe(true);
    expect(await isFounding('lou@example.com')).toBe(false);
  });

  it('ends a running batch: its lease is gone and its calls fail with a clear reason', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const engine = { ...fakeEngine(), describe: () => held.then(() => ({ description: 'A dog.' })) };
    const test = await testApp({ engine });
    const sam = await test.as(EMAIL);
    const leaseId = await reserve(sam, 3);
    later(test);
    const running = analyze(sam, leaseId, 'photo-1');
    await expect.poll(async () => (await exported(sam)).openBatches[0]?.photos).toHaveLength(1);
    await sam('/api/account', DELETE);
    release();
    expect(await codeOf(await running)).toBe('409 lease-unknown');
    expect(await codeOf(await analyze(sam, leaseId, 'photo-2'))).toBe('401 session-over');
    expect(await codeOf(await sam(`/api/batches/${leaseId}/settle`, json({})))).toBe('401 session-over');
  });

  it.each(['active', 'trialing', 'past_due', 'paused', 'unpaid', 'incomplete'])(
    'refuses while a subscription is %s, and deletes nothing',
    async (status) => {
      const test = await testApp();
      const { sam } = await busy(test);
      await pay(test, { ...subscription(status), subscriptionId: 'sub_2' }, 3);
      const before = await exported(sam);
      expect(await codeOf(await sam('/api/account', DELETE))).toBe('409 subscription-running');
      const { messages, usage, newsletter } = await exported(sam);
      expect({ messages, usage, newsletter }).toEqual({
        messages: before.messages,
        usage: before.usage,
        newsletter: before.newsletter,
      });
    },
  );

  it('is not undone by late payment events', async () => {
    const test = await testApp();
    const { sam } = await busy(test);
    const { account } = await exported(sam);
    await sam('/api/account', DELETE);
    await pay(test, { ...checkout, accountId: account.id, email: null }, 1);
    await pay(test, subscription('active'), 1);
    await expect(test.deps.store.accounts.get(account.id)).rejects.toThrow('account-unknown');
    expect(await accountsOf(test)).toEqual([]);
    later(test);
    const back = await test.as(EMAIL);
    expect(await (await back('/api/account')).json()).toMatchObject({ plan: 'free' });
    expect((await exported(back)).payments).toEqual([]);
  });

  it(`is limited to ${RATE_LIMITS['own-data'].calls} calls per window, together with the export`, async () => {
    const test = await testApp();
    const sam = await test.as(EMAIL);
    await sam('/api/account');
    for (let call = 0; call < RATE_LIMITS['own-data'].calls; call += 1) {
      expect((await sam('/api/account/export')).status).toBe(200);
    }
    expect(await codeOf(await sam('/api/account/export'))).toBe('429 too-many-requests');
    expect(await codeOf(await sam('/api/account', DELETE))).toBe('429 too-many-requests');
  });
});

describe('the newsletter’s own provider', () => {
  const subscribed = async () => {
    const provider = await startFakeListServer();
    const mailingList = createMailchimpList({ apiKey: 'key', baseUrl: provider.baseUrl, retryBaseMs: 0 });
    const test = { ...(await testApp({ mailingList })), provider };
    await subscribe(test, EMAIL);
    const sam = await test.as(EMAIL);
    await sam('/api/account');
    return { test, sam };
  };

  it('receives a request to remove a deleted account’s address', async () => {
    const { test, sam } = await subscribed();
    expect(test.provider.members).toEqual(new Set([EMAIL]));
    const answer = await sam('/api/account', DELETE);
    expect(await answer.json()).toEqual({ deleted: true, newsletter: 'being-removed' });
    await expect.poll(() => [...test.provider.members]).toEqual([]);
  });

  it('is asked again until it answers', async () => {
    const { test, sam } = await subscribed();
    test.provider.isDown = true;
    await sam('/api/account', DELETE);
    await expect.poll(() => test.log.join()).toContain('an address to be forgotten could not be delivered');
    test.provider.isDown = false;
    test.clock.nowMs += 60 * 60 * 1000;
    await passOnAll(test.deps);
    expect(test.provider.members).toEqual(new Set());
  });

  it('is not asked again if the person has subscribed again', async () => {
    const { test, sam } = await subscribed();
    test.provider.isDown = true;
    await sam('/api/account', DELETE);
    await expect.poll(() => test.log.join()).toContain('an address to be forgotten');
    test.provider.isDown = false;
    await subscribe(test, EMAIL);
    test.clock.nowMs += 60 * 60 * 1000;
    await passOnAll(test.deps);
    expect(test.provider.members).toEqual(new Set([EMAIL]));
  });
});
