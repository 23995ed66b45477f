import { beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#core/limits.ts';
import { hashPassword } from '#server/admin/password-hash.ts';
import { createApp } from '#server/app.ts';
import { ADMIN_ATTEMPTS } from '#server/limits.ts';
import { json, testApp } from '../../fakes/servers/test-app.ts';

/** Addresses that a caller can choose from, or notations of the same one; each list is one caller. */
const CALLERS: readonly (readonly [string, (at: number) => string])[] = [
  ['an IPv6 network', (at) => `2001:db8:1:2:${at.toString(16)}::${at + 1}`],
  ['an address with changing ports', (at) => `203.0.113.7:${40_000 + at}`],
  ['an IPv6 address with changing ports', (at) => `[2001:db8::7]:${40_000 + at}`],
  [
    'one address, spelled differently',
    (at) => ['203.0.113.7', ' 203.0.113.7 ', '"203.0.113.7"', '0xcb.0.0x71.7', '3405803783'][at % 5] ?? '',
  ],
  [
    'IPv4 in the forms of IPv6',
    (at) =>
      ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '[0:0:0:0:0:ffff:203.0.113.7]:9'][at % 4] ??
      '',
  ],
  ['an invalid address', (at) => `unknown-${at}`],
];

const PASSWORD = 'correct horse battery staple';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD, { rounds: 2 ** 10, blockSize: 8, parallelism: 1 });
});

describe.each(CALLERS)('%s', (_, addressAt) => {
  it('has one quota of messages', async () => {
    const { app } = await testApp({ trustedProxies: 1 });
    const send = (at: number) =>
      app.request('/api/subscribe', {
        ...json({ email_address: `person-${at}@example.com`, listId: 'list' }),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': addressAt(at) },
      });
    const { calls } = RATE_LIMITS.messages;
    const statuses: number[] = [];
    for (let at = 0; at <= calls; at += 1) statuses.push((await send(at)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses.at(-1)).toBe(429);
  });

  it('has one quota of attempts at the admin password', async () => {
    const email = 'admin@example.com';
    const test = await testApp({ trustedProxies: 1, admin: { email, passwordHash } });
    // Each attempt uses another account, so that only the address counts.
    const profileOf = async () => ({ email, emailVerified: true, name: null });
    const app = createApp({ ...test.deps, profileOf });
    const statuses: number[] = [];
    for (let at = 0; at <= ADMIN_ATTEMPTS.calls; at += 1) {
      const { access_token: token } = await test.signIn(`admin-${at}@example.com`);
      const headers = {
        'Content-Type': 'application/json',
        'X-Forwarded-For': addressAt(at),
        Authorization: `Bearer ${token}`,
      };
      statuses.push(
        (await app.request('/api/admin/unlock', { ...json({ password: 'no' }), headers })).status,
      );
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('two callers', () => {
  it.each([
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['64:ff9b::203.0.113.7', '64:ff9b::203.0.113.8'],
  ])('%s and %s have a quota each', async (one, other) => {
    const { app } = await testApp({ trustedProxies: 1 });
    const send = (address: string) =>
      app.request('/api/subscribe', {
        ...json({ email_address: 'person@example.com', listId: 'list' }),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      });
    for (let sent = 0; sent <= RATE_LIMITS.messages.calls; sent += 1) await send(one);
    expect((await send(one)).status).toBe(429);
    expect((await send(other)).status).not.toBe(429);
  });
});
