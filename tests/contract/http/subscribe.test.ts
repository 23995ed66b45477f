import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#core/limits.ts';
import { SUBSCRIBE_FORM_PATH } from '#protocol/subscribe.ts';
import { createApp } from '#server/app.ts';
import type { ServerDeps } from '#server/deps.ts';
import { createMailchimpList } from '#server/mail/mailchimp-list.ts';
import { passOnAll } from '#server/mail/outbox.ts';
import { OUTBOX_BASE_MS } from '#server/limits.ts';
import { startFakeListServer } from '../../fakes/servers/fake-list-server.ts';
import { json, type TestApp, testApp } from '../../fakes/servers/test-app.ts';

const LIST = 'newsletter';
const subscribe = async ({ app }: Pick<TestApp, 'app'>, email: unknown, listId: unknown = LIST) =>
  app.request('/api/subscribe', json({ email_address: email, listId }));
const statusIn = async (answer: Response) => ((await answer.json()) as { status: string }).status;
const kept = async ({ deps }: TestApp) => (await deps.store.subscribers.all()).map(({ email }) => email);

/** An app with a mailing list provider. */
const withProvider = async (overrides: Partial<ServerDeps> = {}) => {
  const provider = await startFakeListServer();
  const mailingList = createMailchimpList({ apiKey: 'key', baseUrl: provider.baseUrl, retryBaseMs: 0 });
  return { ...(await testApp({ mailingList, ...overrides })), provider };
};

describe('POST /api/subscribe', () => {
  it('stores an address and confirms it', { tags: ['post-api-subscribe-email-address'] }, async () => {
    const test = await testApp();
    const answer = await subscribe(test, ' Sam@Example.com ');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'subscribed', message: 'Thank you for subscribing.' });
    expect(await kept(test)).toEqual(['Sam@Example.com']);
  });

  it(
    'recognizes a known address, whatever the case',
    { tags: ['reads-status-subscribed-already'] },
    async () => {
      const test = await testApp();
      await subscribe(test, 'sam@example.com');
      expect(await (await subscribe(test, 'SAM@example.COM')).json()).toEqual({
        status: 'already_subscribed',
        message: 'This email is already subscribed to our newsletter.',
      });
      expect(await kept(test)).toEqual(['sam@example.com']);
    },
  );

  it('stores one of ten identical requests that arrive at once', async () => {
    const test = await testApp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(test, 'sam@example.com')));
    const statuses = await Promise.all(answers.map(statusIn));
    expect(statuses.filter((status) => status === 'subscribed')).toHaveLength(1);
  });

  it.each([
    ['', 'Please enter your email address'],
    ['sam', 'Please enter a valid email address'],
    ['sam@example', 'Please enter a valid email address'],
    ['s\u0000am@example.com', 'Please enter a valid email address'],
    ['sam@example.com, kim@example.com', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@example.com`, 'Please enter a valid email address'],
  ])(
    'refuses %j',
    { tags: ['newsletter-please-enter-your-email', 'newsletter-please-enter-valid-email'] },
    async (email, message) => {
      const test = await testApp();
      const answer = await subscribe(test, email);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(message);
      expect(await kept(test)).toEqual([]);
    },
  );

  it('rejects another list', { tags: ['newsletter-list-id-fixed-value'] }, async () => {
    const test = await testApp();
    const answer = await subscribe(test, 'sam@example.com', 'another');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ failure: { code: 'request-invalid' } });
    expect(await kept(test)).toEqual([]);
  });

  it('limits how often an address can subscribe, together with the form', async () => {
    const test = await testApp({ trustedProxies: 1 });
    const { calls, windowMs } = RATE_LIMITS.messages;
    const from = async (address: string) =>
      test.app.request('/api/subscribe', {
        ...json({ email_address: 'sam@example.com', listId: LIST }),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      });
    for (let called = 1; called < calls; called += 1) await from('203.0.113.1');
    const body = new URLSearchParams({ EMAIL: 'kim@example.com' });
    const headers = { 'X-Forwarded-For': '203.0.113.1' };
    const form = async () => test.app.request(SUBSCRIBE_FORM_PATH, { method: 'POST', body, headers });
    expect((await form()).status).toBe(200);
    const refused = await form();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Too many requests. Please try again in');
    expect((await from('203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(200);
    test.clock.nowMs += windowMs;
    expect((await from('203.0.113.1')).status).toBe(200);
  });
});

describe('a newsletter with a provider', () => {
  it(
    'receives an address at once, and its answer is passed on',
    { tags: ['reads-status-subscribed-already'] },
    async () => {
      const test = await withProvider();
      expect(await (await subscribe(test, 'sam@example.com')).json()).toMatchObject({
        status: 'pending',
        message: expect.stringContaining('confirm'),
      });
      test.provider.memberStatus = 'subscribed';
      expect(await statusIn(await subscribe(test, 'kim@example.com'))).toBe('subscribed');
      test.provider.members.add('lee@example.com');
      expect(await statusIn(await subscribe(test, 'lee@example.com'))).toBe('already_subscribed');
      expect(test.provider.calls.map(({ path }) => path)).toEqual(
        Array.from({ length: 3 }, () => `/3.0/lists/${LIST}/members`),
      );
    },
  );

  it('stores an address that the provider rejects, says so, and delivers it once when it is back', async () => {
    const test = await withProvider();
    test.provider.isDown = true;
    expect(await (await subscribe(test, 'sam@example.com')).json()).toEqual({
      status: 'pending',
      message:
        'Your address is saved. Your subscription starts as soon as our newsletter service can take it.',
    });
    expect(await kept(test)).toEqual(['sam@example.com']);
    test.provider.isDown = false;
    test.provider.calls.length = 0;
    await passOnAll(test.deps);
    expect(test.provider.calls).toEqual([]);
    test.clock.nowMs += OUTBOX_BASE_MS;
    await passOnAll(test.deps);
    test.clock.nowMs += 100 * OUTBOX_BASE_MS;
    await passOnAll(test.deps);
    expect(test.provider.calls.map(({ email }) => email)).toEqual(['sam@example.com']);
  });

  it('delivers all addresses after hours of downtime, without further delay', async () => {
    const test = await withProvider();
    test.provider.isDown = true;
    const people = Array.from({ length: 8 }, (_, at) => `at-${at}@example.com`);
    for (const email of people) await subscribe(test, email);
    for (let round = 0; round < 4; round += 1) {
      test.clock.nowMs += OUTBOX_BASE_MS;
      const before = test.provider.calls.length;
      await passOnAll(test.deps);
      // One attempt finds that the provider is down. The others are not attempted, and so are due when it is back.
      expect(new Set(test.provider.calls.slice(before).map(({ email }) => email)).size).toBe(1);
    }
    test.provider.isDown = false;
    await passOnAll(test.deps);
    expect(test.provider.members.size).toBeGreaterThanOrEqual(people.length - 4);
    test.clock.nowMs += 16 * OUTBOX_BASE_MS;
    await passOnAll(test.deps);
    expect([...test.provider.members].toSorted()).toEqual(people);
  });

  it('delivers the others if the provider refuses one', async () => {
    const test = await withProvider();
    test.provider.isDown = true;
    for (const email of ['sam@example.com', 'kim@example.com']) await subscribe(test, email);
    test.provider.isDown = false;
    test.provider.problems = [{ status: 400, title: 'Invalid Resource' }];
    test.clock.nowMs += OUTBOX_BASE_MS;
    await passOnAll(test.deps);
    expect(test.provider.members.size).toBe(1);
    expect(test.log.join()).toContain('Invalid Resource');
    expect(test.log.join()).not.toContain('@example.com');
  });

  it('receives each address once from two servers that start at the same moment', async () => {
    const test = await withProvider();
    const people = Array.from({ length: 10 }, (_, at) => `at-${at}@example.com`);
    for (const email of people) {
      await test.deps.store.subscribers.add({ listId: LIST, email, createdMs: test.clock.nowMs });
    }
    while (test.provider.members.size < people.length) {
      await Promise.all([passOnAll(test.deps), passOnAll(test.deps)]);
    }
    expect(test.provider.calls.map(({ email }) => email).toSorted()).toEqual(people);
  });

  it('receives an address once if the housekeeping runs at the same moment', async () => {
    const test = await withProvider();
    await Promise.all([subscribe(test, 'sam@example.com'), passOnAll(test.deps), passOnAll(test.deps)]);
    test.clock.nowMs += 100 * OUTBOX_BASE_MS;
    await passOnAll(test.deps);
    expect(test.provider.calls).toHaveLength(1);
  });

  it('receives addresses stored before it was configured', async () => {
    const test = await testApp();
    await subscribe(test, 'sam@example.com');
    const provider = await startFakeListServer();
    const mailingList = createMailchimpList({ apiKey: 'key', baseUrl: provider.baseUrl });
    await passOnAll({ ...test.deps, mailingList });
    expect([...provider.members]).toEqual(['sam@example.com']);
  });
});

describe(`POST ${SUBSCRIBE_FORM_PATH}`, () => {
  const post = async ({ app }: Pick<TestApp, 'app'>, fields: Record<string, string>) =>
    app.request(SUBSCRIBE_FORM_PATH, { method: 'POST', body: new URLSearchParams(fields) });

  it(
    'answers with a page, because it opens in its own tab',
    { tags: ['posts-external-mailing-list-form', 'result-post'] },
    async () => {
      const test = await testApp();
      const answer = await post(test, { FNAME: 'Sam', EMAIL: 'sam@example.com', website: '' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
      const page = await answer.text();
      expect(page).toContain('<h1>You are subscribed</h1>');
      expect(page).toContain('Thank you for subscribing.');
      expect(page).toContain('prefers-color-scheme: dark');
      expect(page).toContain('<html lang="en">');
      expect(page).not.toMatch(/<script|src=|<link/);
      expect(await kept(test)).toEqual(['sam@example.com']);
    },
  );

  it('recognizes a known address', async () => {
    const test = await testApp();
    await post(test, { EMAIL: 'sam@example.com' });
    expect(await (await post(test, { EMAIL: 'SAM@example.com' })).text()).toContain(
      'This email is already subscribed to our newsletter.',
    );
  });

  it('says what is wrong, and shows the form again with what was typed', async () => {
    const test = await testApp();
    const answer = await post(test, { FNAME: 'Sam', EMAIL: 'sam"><script>alert(1)</script>' });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain('Please enter a valid email address');
    expect(page).toContain('value="sam&quot;&gt;');
    expect(page).not.toContain('<script>');
    expect(await (await post(test, {})).text()).toContain('Please enter your email address');
    expect(await kept(test)).toEqual([]);
  });

  it(
    'shows the usual page but stores nothing if the hidden field is filled in',
    { tags: ['hidden-honeypot-field'] },
    async () => {
      const test = await testApp();
      const person = await post(test, { EMAIL: 'sam@example.com', website: '' });
      const robot = await post(test, { EMAIL: 'robot@example.com', website: 'https://spam.example' });
      expect(robot.status).toBe(200);
      expect(await robot.text()).toBe(await person.text());
      expect(await kept(test)).toEqual(['sam@example.com']);
    },
  );

  it('names the hidden field as configured', { tags: ['popup-props-form-action-list'] }, async () => {
    const test = await testApp();
    const config = { ...test.deps.config, popupForm: { action: SUBSCRIBE_FORM_PATH, honeypot: 'b_1' } };
    const app = createApp({ ...test.deps, config });
    await post({ app }, { EMAIL: 'robot@example.com', b_1: 'x' });
    expect(await kept(test)).toEqual([]);
    expect(await (await post({ app }, { EMAIL: '' })).text()).toContain('name="b_1"');
  });

  it('reads no more than a form can contain', async () => {
    const answer = await post(await testApp(), { EMAIL: 'a'.repeat(20_000) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('The request is larger than');
  });

  it('treats a file in place of the address as missing', async () => {
    const test = await testApp();
    const body = new FormData();
    body.set('EMAIL', new File(['sam@example.com'], 'email.txt'));
    expect((await test.app.request(SUBSCRIBE_FORM_PATH, { method: 'POST', body })).status).toBe(400);
  });
});
