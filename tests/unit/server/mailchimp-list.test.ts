import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createMailchimpList } from '#server/mail/mailchimp-list.ts';
import {
  type FakeListServer,
  type ListProblem,
  startFakeListServer,
} from '../../fakes/servers/fake-list-server.ts';

const API_KEY = 'a-secret-us21';

const listAt = ({ baseUrl }: FakeListServer) => {
  const list = createMailchimpList({ apiKey: API_KEY, baseUrl: `${baseUrl}/`, retryBaseMs: 0 });
  return (email = 'sam@example.com', signal = new AbortController().signal) =>
    list.subscribe('list-1', email, signal);
};

describe('a Mailchimp list', () => {
  it('is asked with the key, and to have the person confirm', async () => {
    const server = await startFakeListServer();
    expect(await listAt(server)()).toBe('pending');
    expect(server.calls).toEqual([
      {
        method: 'POST',
        path: '/3.0/lists/list-1/members',
        authorization: `Basic ${Buffer.from(`key:${API_KEY}`).toString('base64')}`,
        email: 'sam@example.com',
        status: 'pending',
      },
    ]);
  });

  it('says who is subscribed at once, and who was on it before', async () => {
    const server = await startFakeListServer();
    server.memberStatus = 'subscribed';
    const subscribe = listAt(server);
    expect(await subscribe()).toBe('subscribed');
    expect(await subscribe('SAM@example.com')).toBe('already_subscribed');
  });

  it('is retried if that can help', async () => {
    const server = await startFakeListServer();
    server.problems = [{ status: 503 }, { status: 429, headers: { 'Retry-After': '0' } }];
    expect(await listAt(server)()).toBe('pending');
    expect(server.calls).toHaveLength(3);
  });

  it.each<[ListProblem, string, number]>([
    [{ status: 503 }, 'server-failed', 3],
    [{ status: 429 }, 'too-many-requests', 3],
    [{ status: 400, title: 'Invalid Resource' }, 'request-invalid', 1],
    [{ status: 401, title: 'API Key Invalid' }, 'not-configured', 1],
    [{ status: 404, title: 'Resource Not Found' }, 'not-configured', 1],
  ])('that answers %j fails with %s after %i calls', async (problem, code, calls) => {
    const server = await startFakeListServer();
    server.problems = [problem, problem, problem];
    await expect(listAt(server)()).rejects.toThrow(code);
    expect(server.calls).toHaveLength(calls);
  });

  it('that can’t be reached fails as such, and without the key in the failure', async () => {
    const list = createMailchimpList({ apiKey: API_KEY, baseUrl: 'http://127.0.0.1:1', retryBaseMs: 0 });
    const failed = await list
      .subscribe('list-1', 'sam@example.com', new AbortController().signal)
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ failure: { code: 'network-unreachable' } });
    expect(String((failed as Error).cause)).not.toContain(API_KEY);
  });

  it('removes an address, and accepts one that is not on it', async () => {
    const server = await startFakeListServer();
    const list = createMailchimpList({ apiKey: API_KEY, baseUrl: server.baseUrl, retryBaseMs: 0 });
    const off = () => list.unsubscribe('list-1', 'Sam@Example.com', new AbortController().signal);
    await listAt(server)();
    server.problems = [{ status: 503 }];
    await off();
    expect(server.members).toEqual(new Set());
    expect(server.calls.at(-1)).toMatchObject({
      method: 'DELETE',
      path: `/3.0/lists/list-1/members/${createHash('md5').update('sam@example.com').digest('hex')}`,
    });
    await expect(off()).resolves.toBeUndefined();
    server.problems = [{ status: 401, title: 'API Key Invalid' }];
    await expect(off()).rejects.toThrow('not-configured');
  });

  it('is no longer awaited once the time is up', async () => {
    const server = await startFakeListServer();
    server.hold = new Promise(() => {});
    const stopped = new AbortController();
    const waiting = listAt(server)('sam@example.com', stopped.signal);
    stopped.abort(new Error('time is up'));
    await expect(waiting).rejects.toThrow('time is up');
  });

  it('is in the data center that the key names', () => {
    expect(() => createMailchimpList({ apiKey: API_KEY })).not.toThrow();
    expect(() => createMailchimpList({ apiKey: 'a-secret' })).toThrow('data center');
  });
});
