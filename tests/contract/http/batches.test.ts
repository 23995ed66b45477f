import { describe, expect, it } from 'vitest';
import { LEASE_MS } from '#core/limits.ts';
import { ORIGIN } from '../../fakes/servers/base-deps.ts';
import { json, testApp } from '../../fakes/servers/test-app.ts';

const reserve = (photos: unknown) => ['/api/batches', json({ photos })] as const;

describe('POST /api/batches', () => {
  it(
    'counts the batch at once and returns the lease',
    { tags: ['plan-usage-local-enforced-server'] },
    async () => {
      const as = await (await testApp()).as('sam@example.com');
      const answer = await as(...reserve(5));
      expect(answer.status).toBe(201);
      expect(await answer.json()).toMatchObject({ leaseId: expect.any(String), usage: { count: 5 } });
    },
  );

  it(
    'refuses a batch beyond the monthly limit, with the limit and the next month',
    { tags: ['over-limit-batch-refused-count', 'server-keeps-plan-usage-enforces'] },
    async () => {
      const as = await (await testApp()).as('sam@example.com');
      await as(...reserve(20));
      const answer = await as(...reserve(6));
      expect(answer.status).toBe(402);
      expect(await answer.json()).toMatchObject({
        error: 'Only 5 of 6 fit this month.',
        failure: { code: 'quota-exceeded', details: { limit: 25, left: 5, photos: 6 } },
      });
      await as(...reserve(5));
      expect(await (await as(...reserve(1))).json()).toMatchObject({
        error: "You've reached your monthly limit of 25 images.",
      });
      expect(await (await as('/api/account')).json()).toMatchObject({ usage: { count: 25 } });
    },
  );

  it(
    'grants exactly one of many simultaneous batches of which only one fits',
    { tags: ['quota-before-batch-new-total', 'reserved-before-batch-atomic-step'] },
    async () => {
      const as = await (await testApp()).as('sam@example.com');
      const answers = await Promise.all(Array.from({ length: 50 }, () => as(...reserve(20))));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    },
  );

  it(
    'refuses more photos than the plan allows per batch',
    { tags: ['may-process-up-plans-batch', 'batch-caps-free-20-pro'] },
    async () => {
      const as = await (await testApp()).as('sam@example.com');
      expect((await as(...reserve(21))).status).toBe(409);
    },
  );

  it.each([0, -1, 1.5, '5', null])('refuses %j as a number of photos', async (photos) => {
    const as = await (await testApp()).as('sam@example.com');
    expect((await as(...reserve(photos))).status).toBe(400);
  });

  it(
    'has no monthly limit for founding members',
    { tags: ['first-100-users-get-unlimited', 'first-100-accounts-founding-members'] },
    async () => {
      const as = await (await testApp({}, { foundingMembers: 1 })).as('sam@example.com');
      await as(...reserve(20));
      expect((await as(...reserve(20))).status).toBe(201);
    },
  );
});

describe('POST /api/batches/:id/settle', () => {
  it('returns unused photos to the quota, once', { tags: ['quota-before-batch-new-total'] }, async () => {
    const as = await (await testApp()).as('sam@example.com');
    const { leaseId } = (await (await as(...reserve(5))).json()) as { leaseId: string };
    for (let time = 0; time < 2; time += 1) {
      const answer = await as(`/api/batches/${leaseId}/settle`, json({}));
      expect(await answer.json()).toMatchObject({ usage: { count: 0 } });
    }
  });

  it('is called by the server for a client that vanished', async () => {
    const test = await testApp();
    const as = await test.as('sam@example.com');
    await as(...reserve(5));
    test.clock.nowMs += LEASE_MS;
    expect(await (await as('/api/account')).json()).toMatchObject({ usage: { count: 0 } });
  });

  it('leaves another person’s batch alone', async () => {
    const test = await testApp();
    const sam = await test.as('sam@example.com');
    const kim = await test.as('kim@example.com');
    const { leaseId } = (await (await sam(...reserve(5))).json()) as { leaseId: string };
    await kim(`/api/batches/${leaseId}/settle`, json({}));
    expect(await (await sam('/api/account')).json()).toMatchObject({ usage: { count: 5 } });
  });
});

describe('GET /api/account', () => {
  it(
    'returns the person, the plan and the usage',
    { tags: ['plans-free-pro-enterprise-monthly', 'usage-plan-data-make-network'] },
    async () => {
      const as = await (await testApp()).as('sam@example.com');
      expect(await (await as('/api/account')).json()).toEqual({
        id: expect.stringMatching(/^[\w-]{36}$/),
        email: 'sam@example.com',
        name: 'Sam Sample',
        plan: 'free',
        foundingMember: false,
        usage: { period: expect.stringMatching(/^\d{4}-\d{2}$/), count: 0 },
      });
    },
  );
});

describe('other endpoints', () => {
  it('GET /api/config returns the provider without a secret', { tags: ['secret-any-bundle'] }, async () => {
    const { app } = await testApp();
    const config = (await (await app.request('/api/config')).json()) as Record<string, unknown>;
    expect(config).toMatchObject({ domain: ORIGIN, clientId: 'where-my-pix-local' });
    expect(JSON.stringify(config)).not.toMatch(/secret|hash|password|key"/i);
  });

  it('GET /healthz answers', async () => {
    const { app } = await testApp();
    expect((await app.request('/healthz')).status).toBe(200);
  });

  it('a bug is logged, and its details are not in the answer', async () => {
    const broken = new Proxy({}, { get: () => () => Promise.reject(new Error('secret detail')) });
    const store = { accounts: broken } as never;
    const test = await testApp({ store });
    const answer = await (await test.as('sam@example.com'))('/api/account');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret detail');
    expect(test.log.join()).toContain('secret detail');
  });

  it('send the security headers', async () => {
    const { app } = await testApp();
    const { headers } = await app.request('/healthz');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
