import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLocalProvider, type LocalProvider } from '#server/identity/local-provider.ts';
import { createTokenVerifier } from '#server/identity/verify-token.ts';
import { authorizeRequest, ORIGIN, testApp } from '../../fakes/test-app.ts';

const CLIENT = 'where-my-pix-local';

describe('the local identity provider', () => {
  it('does not exist in production', async () => {
    await expect(createLocalProvider({ origin: ORIGIN, now: Date.now }, 'production')).rejects.toThrow(
      'does not run in production',
    );
  });

  it('shows its page, with what came in the address escaped', async () => {
    const { app } = await testApp();
    const query = new URLSearchParams({ ...authorizeRequest(CLIENT), state: '"><script>alert(1)</script>' });
    const page = await (await app.request(`/authorize?${query}`)).text();
    expect(page).toContain('Continue with Google (local)');
    expect(page).not.toContain('<script>');
  });

  it('answers a silent request with login_required', async () => {
    const { app } = await testApp();
    const query = new URLSearchParams({ ...authorizeRequest(CLIENT), prompt: 'none' });
    const answer = await app.request(`/authorize?${query}`);
    const target = new URL(answer.headers.get('Location') ?? '');
    expect(target.searchParams.get('error')).toBe('login_required');
    expect(target.searchParams.get('state')).toBe('the-state');
  });

  it.each([
    ['an address elsewhere', { redirect_uri: 'https://evil.example/cb' }],
    ['an address that only looks local', { redirect_uri: 'http://localhost.evil.example/cb' }],
    ['another client', { client_id: 'other' }],
    ['no PKCE', { code_challenge: '' }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
  ])('refuses %s', async (_what, change) => {
    const { app } = await testApp();
    const query = new URLSearchParams({ ...authorizeRequest(CLIENT), ...change });
    expect((await app.request(`/authorize?${query}`)).status).toBe(400);
  });

  it('gives no token for a code with the wrong verifier, nor for the same code again', async () => {
    const { app } = await testApp();
    const request = {
      ...authorizeRequest(CLIENT),
      code_challenge: createHash('sha256').update('right').digest('base64url'),
    };
    const form = new URLSearchParams({ ...request, email: 'sam@example.com' });
    const answer = await app.request('/authorize', { method: 'POST', body: form });
    const code = new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? '';
    const exchange = (verifier: string) =>
      app.request('/oauth/token', {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: CLIENT,
          redirect_uri: request.redirect_uri,
          code,
          code_verifier: verifier,
        }),
      });
    expect((await exchange('wrong')).status).toBe(403);
    expect((await exchange('right')).status).toBe(403);
  });

  it('rotates refresh tokens: each works once', async () => {
    const { app, signIn } = await testApp();
    const { refresh_token: token } = await signIn();
    const refresh = () =>
      app.request('/oauth/token', {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', client_id: CLIENT, refresh_token: token }),
      });
    expect((await refresh()).status).toBe(200);
    expect((await refresh()).status).toBe(403);
  });

  it('signs out to an address on this machine alone', async () => {
    const { app } = await testApp();
    expect((await app.request(`/v2/logout?returnTo=${encodeURIComponent(ORIGIN)}`)).status).toBe(302);
    expect((await app.request('/v2/logout?returnTo=https%3A%2F%2Fevil.example')).status).toBe(400);
  });
});

describe('the check of access tokens', () => {
  let provider: LocalProvider;
  let key: CryptoKey;
  const now = Math.floor(Date.now() / 1000);

  beforeAll(async () => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    key = pair.privateKey;
    const { createLocalJWKSet } = await import('jose');
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256' };
    provider = {
      ...(await createLocalProvider({ origin: ORIGIN, now: Date.now }, 'test')),
      keys: createLocalJWKSet({ keys: [jwk] }),
    };
  });

  const token = (claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}) =>
    new SignJWT({
      iss: provider.issuer,
      aud: provider.audience,
      sub: 'sam',
      iat: now,
      exp: now + 600,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k', ...header })
      .sign(key);

  const verify = (value: string) => createTokenVerifier(provider)(value);

  it('takes a good token', async () => {
    await expect(verify(await token())).resolves.toBe('sam');
  });

  it.each([
    ['of another issuer', { iss: 'https://evil.example/' }],
    ['for another audience', { aud: 'other' }],
    ['that has expired', { exp: now - 61 }],
    ['that is not yet valid', { nbf: now + 120 }],
    ['without a subject', { sub: undefined }],
  ])('refuses a token %s', async (_what, claims) => {
    await expect(verify(await token(claims))).rejects.toThrow('sign-in-required');
  });

  it('gives clocks 60 s of leeway', async () => {
    await expect(verify(await token({ exp: now - 30 }))).resolves.toBeTruthy();
  });

  it('refuses a token without a signature', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: provider.issuer, aud: provider.audience, sub: 'sam', iat: now, exp: now + 600 };
    await expect(verify(`${part({ alg: 'none' })}.${part(claims)}.`)).rejects.toThrow('sign-in-required');
  });

  it('refuses a token signed with a shared secret', async () => {
    const secret = new TextEncoder().encode('the public key, used as a secret');
    const forged = await new SignJWT({
      iss: provider.issuer,
      aud: provider.audience,
      sub: 'sam',
      iat: now,
      exp: now + 600,
    })
      .setProtectedHeader({ alg: 'HS256', kid: 'k' })
      .sign(secret);
    await expect(verify(forged)).rejects.toThrow('sign-in-required');
  });
});
