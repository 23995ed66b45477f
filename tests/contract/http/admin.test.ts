import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_UNLOCK_MS } from '#core/limits.ts';
import { ADMIN_ACCOUNTS, ADMIN_ATTEMPTS } from '#server/limits.ts';
import type { AccountReply } from '#protocol/account.ts';
import { searchAccountsEndpoint } from '#protocol/admin.ts';
import { UNLOCK_HEADER } from '#protocol/endpoint.ts';
import { hashPassword } from '#server/admin/password-hash.ts';
import { createUnlockToken } from '#server/admin/unlock-token.ts';
import { createApp } from '#server/app.ts';
import type { AdminSettings, ServerDeps } from '#server/deps.ts';
import { json, testApp } from '../../fakes/servers/test-app.ts';

const ADMIN = 'admin@example.com';
const PASSWORD = 'correct horse battery';
const COST = { rounds: 2 ** 10, blockSize: 8, parallelism: 1 };

let admin: AdminSettings;
beforeAll(async () => {
  admin = { email: 'Admin@Example.com', passwordHash: await hashPassword(PASSWORD, COST) };
});

const adminApp = (overrides: Partial<ServerDeps> = {}) => testApp({ admin, ...overrides });
type Call = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['as']>>;

const withHeader = (init: RequestInit, name: string, value: string): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set(name, value);
  return { ...init, headers };
};
const guess = (password: string, address = '203.0.113.1') =>
  ['/api/admin/unlock', withHeader(json({ password }), 'X-Forwarded-For', address)] as const;
const unlockOf = async (as: Call) => {
  const { unlockToken } = (await (await as(...guess(PASSWORD))).json()) as { unlockToken: string };
  return (path: string, init: RequestInit = {}) => as(path, withHeader(init, UNLOCK_HEADER, unlockToken));
};
const searchFor = async (unlocked: Awaited<ReturnType<typeof unlockOf>>, text: string) =>
  searchAccountsEndpoint.reply.parse(
    await (await unlocked('/api/admin/accounts/search', json({ text }))).json(),
  );
const accountIn = async (answer: Response) => ((await answer.json()) as { account: AccountReply }).account;

describe('GET /api/admin', () => {
  it(
    'answers the administrator, whatever the case of the address',
    { tags: ['admin-exactly-configured-email'] },
    async () => {
      const as = await (await adminApp()).as(ADMIN);
      expect(await (await as('/api/admin')).json()).toEqual({ isAdmin: true });
    },
  );

  it('refuses everyone else', { tags: ['admin-exactly-configured-email'] }, async () => {
    const test = await adminApp();
    const answer = await (await test.as('sam@example.com'))('/api/admin');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ failure: { code: 'admin-only' } });
    expect((await test.app.request('/api/admin')).status).toBe(401);
  });

  it(
    'refuses the right address until the provider has verified it',
    { tags: ['session-user-sub-email-email'] },
    async () => {
      const profileOf = async () => ({ email: ADMIN, emailVerified: false, name: null });
      const as = await (await adminApp({ profileOf })).as(ADMIN);
      expect((await as('/api/admin')).status).toBe(403);
      expect((await as(...guess(PASSWORD))).status).toBe(403);
    },
  );

  it('has no administrator if none is configured', async () => {
    const as = await (await testApp()).as(ADMIN);
    expect((await as('/api/admin')).status).toBe(403);
    expect((await as(...guess(PASSWORD))).status).toBe(403);
  });
});

describe('POST /api/admin/unlock', () => {
  it('returns a token and its expiry', async () => {
    const { as, clock } = await adminApp();
    const answer = await (await as(ADMIN))(...guess(PASSWORD));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      unlockToken: expect.any(String),
      expiresMs: clock.nowMs + ADMIN_UNLOCK_MS,
    });
  });

  it(
    'reports a wrong password and the number of attempts left',
    { tags: ['wrong-admin-password-alert-incorrect'] },
    async () => {
      const as = await (await adminApp()).as(ADMIN);
      for (const attemptsLeft of [4, 3]) {
        const answer = await as(...guess('Correct horse battery'));
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({
          error: 'Incorrect password',
          failure: { code: 'admin-password-wrong', details: { attemptsLeft } },
        });
      }
    },
  );

  it(
    'checks no sixth password, not even the right one, until the window has ended',
    { tags: ['admin-login-compares-fixed-client'] },
    async () => {
      const { as, clock } = await adminApp();
      const call = await as(ADMIN);
      for (let tried = 0; tried < ADMIN_ATTEMPTS.calls; tried += 1) await call(...guess('wrong'));
      clock.nowMs += 60_000;
      const refused = await call(...guess(PASSWORD));
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe('840');
      expect(await refused.json()).toMatchObject({
        error: 'Too many requests. Please try again in 14 minutes.',
        failure: { code: 'too-many-requests', details: { retryAfterMs: 840_000 } },
      });
      clock.nowMs += ADMIN_ATTEMPTS.windowMs - 60_000;
      expect((await call(...guess(PASSWORD))).status).toBe(200);
    },
  );

  it('checks exactly 5 of 50 passwords that arrive at once', { tags: ['attempts-limited'] }, async () => {
    const as = await (await adminApp()).as(ADMIN);
    const answers = await Promise.all(Array.from({ length: 50 }, () => as(...guess('wrong'))));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  it('counts an account’s attempts across all its addresses', async () => {
    const as = await (await adminApp({ trustedProxies: 1 })).as(ADMIN);
    for (let host = 1; host <= 5; host += 1) await as(...guess('wrong', `203.0.113.${host}`));
    expect((await as(...guess(PASSWORD, '203.0.113.6'))).status).toBe(429);
  });

  it(
    'counts an address’s attempts across all accounts, separately from other addresses',
    { tags: ['attempts-limited'] },
    async () => {
      const test = await adminApp({ trustedProxies: 1 });
      // Two subjects at the provider with the same verified address.
      const other = {
        ...test.deps,
        profileOf: async () => ({ email: ADMIN, emailVerified: true, name: null }),
      };
      const app = createApp(other);
      const callAs = async (email: string) => {
        const { access_token: token } = await test.signIn(email);
        return (address: string) => {
          const [path, init] = guess('wrong', address);
          return app.request(path, withHeader(init, 'Authorization', `Bearer ${token}`));
        };
      };
      const [one, two] = [await callAs('one@example.com'), await callAs('two@example.com')];
      for (let tried = 0; tried < 3; tried += 1) await one('203.0.113.1');
      for (let tried = 0; tried < 2; tried += 1) await two('203.0.113.1');
      expect((await two('203.0.113.1')).status).toBe(429);
      expect((await one('203.0.113.2')).status).toBe(403);
    },
  );

  it('forgets wrong passwords after a right one', async () => {
    const as = await (await adminApp()).as(ADMIN);
    for (let tried = 0; tried < 4; tried += 1) await as(...guess('wrong'));
    await as(...guess(PASSWORD));
    const answer = await as(...guess('wrong'));
    expect(await answer.json()).toMatchObject({ failure: { details: { attemptsLeft: 4 } } });
  });

  it('logs neither passwords nor tokens', async () => {
    const test = await adminApp();
    const as = await test.as(ADMIN);
    await as(...guess('wrong but telling'));
    const { unlockToken } = (await (await as(...guess(PASSWORD))).json()) as { unlockToken: string };
    for (const secret of ['wrong but telling', PASSWORD, unlockToken, admin.passwordHash]) {
      expect(test.log.join()).not.toContain(secret);
    }
  });
});

describe('the unlocked screen', () => {
  it(
    'stays locked without a token',
    { tags: ['admin-b-password-checked-browser', 'locked-until-server-has-accepted'] },
    async () => {
      const as = await (await adminApp()).as(ADMIN);
      for (const path of ['/api/admin/accounts/search', '/api/admin/accounts/an-id/usage/reset']) {
        const answer = await as(path, json({ email: ADMIN }));
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ failure: { code: 'admin-locked' } });
      }
      expect((await as('/api/admin/subscribers')).status).toBe(403);
    },
  );

  it('locks itself after a while', async () => {
    const { as, clock } = await adminApp();
    const unlocked = await unlockOf(await as(ADMIN));
    clock.nowMs += ADMIN_UNLOCK_MS - 1000;
    expect((await unlocked('/api/admin/subscribers')).status).toBe(200);
    clock.nowMs += 1000;
    expect((await unlocked('/api/admin/subscribers')).status).toBe(403);
  });

  it('rejects another account’s token', { tags: ['locked-until-server-has-accepted'] }, async () => {
    const { as, clock } = await adminApp();
    const { unlockToken } = await createUnlockToken('another', admin.passwordHash, clock.nowMs);
    const answer = await (
      await as(ADMIN)
    )('/api/admin/subscribers', {
      headers: { [UNLOCK_HEADER]: unlockToken },
    });
    expect(await answer.json()).toMatchObject({ failure: { code: 'admin-locked' } });
  });

  it('is locked by a new password', async () => {
    const { deps, signIn, as } = await adminApp();
    const { unlockToken } = (await (await (await as(ADMIN))(...guess(PASSWORD))).json()) as {
      unlockToken: string;
    };
    const passwordHash = await hashPassword(PASSWORD, COST);
    const { access_token: token } = await signIn(ADMIN);
    const answer = await createApp({ ...deps, admin: { ...admin, passwordHash } }).request(
      '/api/admin/subscribers',
      { headers: { Authorization: `Bearer ${token}`, [UNLOCK_HEADER]: unlockToken } },
    );
    expect(await answer.json()).toMatchObject({ failure: { code: 'admin-locked' } });
  });

  it('is unavailable to anyone else, with or without a token', async () => {
    const { as } = await adminApp();
    const { unlockToken } = (await (await (await as(ADMIN))(...guess(PASSWORD))).json()) as {
      unlockToken: string;
    };
    const answer = await (
      await as('sam@example.com')
    )('/api/admin/subscribers', {
      headers: { [UNLOCK_HEADER]: unlockToken },
    });
    expect(await answer.json()).toMatchObject({ failure: { code: 'admin-only' } });
  });

  it('lists accounts with plan and use, the most used first, and the totals of all', async () => {
    const { as } = await adminApp();
    await (
      await as('sam@example.com')
    )('/api/batches', json({ photos: 7 }));
    await (
      await as('kim@example.com')
    )('/api/batches', json({ photos: 9 }));
    const unlocked = await unlockOf(await as(ADMIN));
    const { accounts, matching, totals } = await searchFor(unlocked, '');
    expect(accounts.map(({ email, plan, usage }) => [email, plan, usage.count])).toEqual([
      ['kim@example.com', 'free', 9],
      ['sam@example.com', 'free', 7],
      [ADMIN, 'free', 0],
    ]);
    expect(matching).toBe(3);
    expect(totals).toEqual({ accounts: 3, photos: 16, photosThisMonth: 16 });
  });

  it.each([
    [' Sam@Example ', ['sam@example.com']],
    ['%', []],
    ['s_m', []],
    ['nobody', []],
  ])('finds accounts whose address contains "%s", whatever the case', async (text, found) => {
    const { as } = await adminApp();
    await (
      await as('sam@example.com')
    )('/api/account');
    const unlocked = await unlockOf(await as(ADMIN));
    const { accounts, matching } = await searchFor(unlocked, text);
    expect(accounts.map(({ email }) => email)).toEqual(found);
    expect(matching).toBe(found.length);
  });

  it('lists no more accounts than a screen has room for, and says how many there are', async () => {
    const { as, deps, clock } = await adminApp();
    const unlocked = await unlockOf(await as(ADMIN));
    for (let at = 0; at < ADMIN_ACCOUNTS; at += 1) {
      const profile = { email: `p${at}@example.com`, emailVerified: true, name: null };
      await deps.store.accounts.save(`many|${at}`, profile, clock.nowMs);
    }
    const { accounts, matching } = await searchFor(unlocked, '');
    expect([accounts.length, matching]).toEqual([ADMIN_ACCOUNTS, ADMIN_ACCOUNTS + 1]);
  });

  it(
    'sets a plan, which applies from the next batch on',
    { tags: ['plan-free-pro-enterprise-admin'] },
    async () => {
      const { as } = await adminApp();
      const sam = await as('sam@example.com');
      const { id } = (await (await sam('/api/account')).json()) as AccountReply;
      const unlocked = await unlockOf(await as(ADMIN));
      const put = { ...json({ plan: 'enterprise' }), method: 'PUT' };
      expect(await accountIn(await unlocked(`/api/admin/accounts/${id}/plan`, put))).toMatchObject({
        id,
        plan: 'enterprise',
      });
      expect((await sam('/api/batches', json({ photos: 250 }))).status).toBe(201);
    },
  );

  it('shows who pays a price that buys no plan here, until a plan is set', async () => {
    const test = await adminApp();
    const sam = (await (await (await test.as('sam@example.com'))('/api/account')).json()) as AccountReply;
    const bought = {
      kind: 'subscription',
      subscriptionId: 'sub_1',
      customerId: 'cus_1',
      status: 'active',
    } as const;
    const changes = [
      { kind: 'checkout', customerId: 'cus_1', accountId: sam.id, email: null },
      { ...bought, plan: 'pro', price: 'price_pro' },
      { ...bought, plan: null, price: 'price_other' },
    ] as const;
    for (const [at, change] of changes.entries()) {
      await test.deps.store.billing.apply({ id: `evt_${at}`, type: 'a', createdMs: 1000 * at, change }, 1);
    }
    const as = await unlockOf(await test.as(ADMIN));
    const review = { accountId: sam.id, email: 'sam@example.com', plan: 'pro', price: 'price_other' };
    expect(await (await as('/api/admin/reviews')).json()).toEqual({ reviews: [review] });
    await as(`/api/admin/accounts/${sam.id}/plan`, { ...json({ plan: 'free' }), method: 'PUT' });
    expect(await (await as('/api/admin/reviews')).json()).toEqual({ reviews: [] });
  });

  it('rejects an unknown plan', async () => {
    const unlocked = await unlockOf(await (await adminApp()).as(ADMIN));
    const put = { ...json({ plan: 'platinum' }), method: 'PUT' };
    expect((await unlocked('/api/admin/accounts/an-id/plan', put)).status).toBe(400);
  });

  it('resets a count to 0', { tags: ['can-set-plan-free-pro'] }, async () => {
    const { as } = await adminApp();
    const sam = await as('sam@example.com');
    await sam('/api/batches', json({ photos: 20 }));
    const { id } = (await (await sam('/api/account')).json()) as AccountReply;
    const unlocked = await unlockOf(await as(ADMIN));
    const answer = await unlocked(`/api/admin/accounts/${id}/usage/reset`, json({}));
    expect(await accountIn(answer)).toMatchObject({ id, usage: { count: 0 } });
    expect((await sam('/api/batches', json({ photos: 20 }))).status).toBe(201);
  });

  it.each([
    ['a plan', '/api/admin/accounts/nobody/plan', { ...json({ plan: 'pro' }), method: 'PUT' }],
    ['a count', '/api/admin/accounts/nobody/usage/reset', json({})],
  ])('changes %s of no nonexistent account', async (_what, path, init) => {
    const unlocked = await unlockOf(await (await adminApp()).as(ADMIN));
    const answer = await unlocked(path, init);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ failure: { code: 'account-unknown' } });
  });

  it('lists every captured address, oldest first', async () => {
    const { as, deps } = await adminApp();
    await deps.store.subscribers.add({ listId: 'newsletter', email: 'b@example.com', createdMs: 2000 });
    await deps.store.subscribers.add({ listId: 'newsletter', email: 'A@example.com', createdMs: 1000 });
    const unlocked = await unlockOf(await as(ADMIN));
    expect(await (await unlocked('/api/admin/subscribers')).json()).toEqual({
      subscribers: [
        { email: 'A@example.com', timestamp: '1970-01-01T00:00:01.000Z', listId: 'newsletter' },
        { email: 'b@example.com', timestamp: '1970-01-01T00:00:02.000Z', listId: 'newsletter' },
      ],
    });
  });
});
