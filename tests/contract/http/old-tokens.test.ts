import { generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { createTokenVerifier } from '#server/identity/verify-token.ts';
import { json, testApp } from '../../fakes/servers/test-app.ts';

const EMAIL = 'sam@example.com';
const DELETE = { method: 'DELETE' };
type Call = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['as']>>;

const codeOf = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { failure: { code: string } }).failure.code}`;

const reserve = async (call: Call) =>
  ((await (await call('/api/batches', json({ photos: 1 }))).json()) as { leaseId: string }).leaseId;

const analyze = (call: Call, leaseId: string) =>
  call('/functions/v1/analyze-image', {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', 'X-Batch-Lease': leaseId },
    body: Buffer.from('ffd8ffe000104a464946', 'hex'),
  });

/** Sam has deleted the account and created another; the request uses the token of the first sign-in. */
async function afterDeletion() {
  const test = await testApp();
  const sam = await test.as(EMAIL);
  await sam('/api/account');
  const second = await test.as(EMAIL);
  test.clock.nowMs += 2000;
  const third = await test.as(EMAIL);
  await sam('/api/account', DELETE);
  test.clock.nowMs += 2000;
  const back = await test.as(EMAIL);
  await back('/api/account');
  return { test, sam, second, third, back };
}

describe('a token issued before an account was deleted', () => {
  it('opens nothing of the account that the same person makes later', async () => {
    const { sam, back } = await afterDeletion();
    const leaseId = await reserve(back);
    for (const path of ['/api/account', '/api/account/export', '/api/admin']) {
      expect(await codeOf(await sam(path))).toBe('401 session-over');
    }
    expect(await codeOf(await sam('/api/batches', json({ photos: 1 })))).toBe('401 session-over');
    expect(await codeOf(await sam(`/api/batches/${leaseId}/settle`, json({})))).toBe('401 session-over');
    expect(await codeOf(await analyze(sam, leaseId))).toBe('401 session-over');
    expect((await analyze(back, leaseId)).status).toBe(200);
  });

  it('deletes nothing of that account', async () => {
    const { sam, back } = await afterDeletion();
    expect(await (await sam('/api/account', DELETE)).json()).toEqual({ deleted: true, newsletter: 'none' });
    expect((await back('/api/account')).status).toBe(200);
  });

  it('stays rejected after another sign-in, even in the same second as the deletion', async () => {
    const { second, third } = await afterDeletion();
    for (const call of [second, third])
      expect(await codeOf(await call('/api/account'))).toBe('401 session-over');
  });
});

/** Exchanges a refresh token at the local provider. */
const refresh = ({ app }: Awaited<ReturnType<typeof testApp>>, token: string) =>
  app.request('/oauth/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'where-my-pix-local',
      refresh_token: token,
    }),
  });

describe('a refresh token issued before an account was deleted', () => {
  it('is revoked by the local provider with its whole family, on every device', async () => {
    const test = await testApp();
    const [here, elsewhere] = [await test.signIn(EMAIL), await test.signIn(EMAIL)];
    const kim = await test.signIn('kim@example.com');
    const headers = { Authorization: `Bearer ${here.access_token}` };
    await test.app.request('/api/account', { headers });
    test.clock.nowMs += 2000;
    expect((await test.app.request('/api/account', { ...DELETE, headers })).status).toBe(200);
    for (const { refresh_token } of [here, elsewhere]) {
      expect(await (await refresh(test, refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    }
    expect((await refresh(test, kim.refresh_token)).status).toBe(200);

    // Nor does the old token end what a later sign-in has started.
    test.clock.nowMs += 2000;
    const back = await test.signIn(EMAIL);
    expect((await test.app.request('/api/account', { ...DELETE, headers })).status).toBe(200);
    expect((await refresh(test, back.refresh_token)).status).toBe(200);
  });
});

/** The app with another provider, whose tokens have the test's claims; times in seconds from now. */
async function withOtherProvider() {
  const test = await testApp();
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const rules = { issuer: 'https://id.example/', audience: 'api', clientId: 'client' };
  const verifyToken = createTokenVerifier({ ...rules, keys: async () => publicKey });
  const profileOf = async () => ({ email: EMAIL, emailVerified: true, name: null });
  const app = createApp({ ...test.deps, verifyToken, profileOf });
  const nowSeconds = () => Math.floor(test.clock.nowMs / 1000);
  const call = async (claims: Readonly<Record<string, unknown>>, init: RequestInit = {}) => {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(rules.issuer)
      .setAudience(rules.audience)
      .setSubject('auth0|sam')
      .setIssuedAt(nowSeconds())
      .setExpirationTime(nowSeconds() + 3600)
      .sign(privateKey);
    return app.request('/api/account', { ...init, headers: { Authorization: `Bearer ${token}` } });
  };
  return { test, call, nowSeconds };
}

describe('a token that another provider refreshed after an account was deleted', () => {
  it.each(['auth_time', 'signed_in_at'])(
    'opens no account again if its %s is older than the deletion',
    async (claim) => {
      const { test, call, nowSeconds } = await withOtherProvider();
      const signedIn = { [claim]: nowSeconds() };
      expect((await call(signedIn)).status).toBe(200);
      expect((await call(signedIn, DELETE)).status).toBe(200);
      test.clock.nowMs += 5000;
      // It was issued just now, for an old sign-in.
      expect(await codeOf(await call(signedIn))).toBe('401 session-over');
      expect((await call({ [claim]: nowSeconds() })).status).toBe(200);
      expect(await codeOf(await call(signedIn))).toBe('401 session-over');
    },
  );

  it('opens no account if it lacks the sign-in time, and the log says why', async () => {
    const { test, call, nowSeconds } = await withOtherProvider();
    expect((await call({})).status).toBe(200);
    expect((await call({}, DELETE)).status).toBe(200);
    test.clock.nowMs += 5000;
    for (const claims of [{}, { auth_time: 'now' }, { auth_time: -1 }, { signed_in_at: {} }]) {
      expect(await codeOf(await call(claims))).toBe('401 session-over');
    }
    expect(test.log.filter((line) => line.includes('signed_in_at'))).toHaveLength(1);
    expect((await call({ signed_in_at: nowSeconds() })).status).toBe(200);
  });

  it('counts as signed in no later than it was issued', async () => {
    const { test, call, nowSeconds } = await withOtherProvider();
    const future = { auth_time: nowSeconds() + 1e6 };
    await call(future);
    test.clock.nowMs += 5000;
    await call(future, DELETE);
    expect(await codeOf(await call(future))).toBe('401 session-over');
  });
});
