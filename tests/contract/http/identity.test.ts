import { PROFILE_MS } from '#core/limits.ts';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '#server/identity/local-provider.ts';
import { authorizeRequest } from '../../../scripts/visitor/sign-in.ts';
import { ORIGIN, PROVIDER_CLIENTS } from '../../fakes/servers/base-deps.ts';
import { testApp, type TestApp } from '../../fakes/servers/test-app.ts';

const CLIENT = 'where-my-pix-local';
const EXTENSION = PROVIDER_CLIENTS.extensionId;

describe('the local identity provider', () => {
  it('does not exist in production', { tags: ['sign-through-hosted-identity'] }, async () => {
    await expect(
      createLocalProvider({ origin: ORIGIN, now: Date.now, clients: PROVIDER_CLIENTS }, 'production'),
    ).rejects.toThrow('does not run in production');
  });

  it('shows its page with escaped query values', async () => {
    const { app } = await testApp();
    const query = new URLSearchParams({ ...authorizeRequest(CLIENT), state: '"><script>alert(1)</script>' });
    const page = await (await app.request(`/authorize?${query}`)).text();
    expect(page).toContain('Continue with Google (local)');
    expect(page).not.toContain('<script>');
  });

  it('answers a silent request with login_required', { tags: ['web-message-mode-prompt-none'] }, async () => {
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
    [
      'an address that only looks like an extension’s',
      { redirect_uri: `https://${EXTENSION}.evil.example/` },
    ],
    ['another client', { client_id: 'other' }],
    ['no PKCE', { code_challenge: '' }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
  ])('refuses %s', async (_what, change) => {
    const { app } = await testApp();
    const query = new URLSearchParams({ ...authorizeRequest(CLIENT), ...change });
    expect((await app.request(`/authorize?${query}`)).status).toBe(400);
  });

  it('gives no token for a code with the wrong verifier, nor for the same code twice', async () => {
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

  it(
    'rotates refresh tokens: each works once',
    { tags: ['refresh-tokens-used-cache-local', 'post-oauth-token-form-encoded'] },
    async () => {
      const { app, signIn } = await testApp();
      const { refresh_token: token } = await signIn();
      const refresh = () =>
        app.request('/oauth/token', {
          method: 'POST',
          body: new URLSearchParams({ grant_type: 'refresh_token', client_id: CLIENT, refresh_token: token }),
        });
      expect((await refresh()).status).toBe(200);
      expect((await refresh()).status).toBe(403);
    },
  );

  it(
    'redirects after sign-out only to an address on this machine',
    { tags: ['get-v2-logout-returnto-site'] },
    async () => {
      const { app } = await testApp();
      expect((await app.request(`/v2/logout?returnTo=${encodeURIComponent(ORIGIN)}`)).status).toBe(302);
      expect((await app.request('/v2/logout?returnTo=https%3A%2F%2Fevil.example')).status).toBe(400);
    },
  );
});

describe('the local provider and an extension', () => {
  const redirectUri = `https://${EXTENSION}.chromiumapp.org/`;

  it('signs it in and out by the address that Chrome intercepts', async () => {
    const { app } = await testApp();
    const query = new URLSearchParams({ ...authorizeRequest(CLIENT), redirect_uri: redirectUri });
    expect((await app.request(`/authorize?${query}`)).status).toBe(200);
    const logout = await app.request(`/v2/logout?returnTo=${encodeURIComponent(redirectUri)}`);
    expect(logout.headers.get('Location')).toBe(redirectUri);
  });

  it('lets it read the token endpoint’s answer, but no web page elsewhere', async () => {
    const { app } = await testApp();
    const mayRead = async (origin: string) => {
      const answer = await app.request('/oauth/token', { method: 'POST', headers: { Origin: origin } });
      return answer.headers.get('Access-Control-Allow-Origin');
    };
    expect(await mayRead(`chrome-extension://${EXTENSION}`)).toBe(`chrome-extension://${EXTENSION}`);
    expect(await mayRead('https://evil.example')).toBeNull();
  });

  it('revokes a refresh token', async () => {
    const { app, signIn } = await testApp();
    const { refresh_token: token } = await signIn();
    const body = new URLSearchParams({ token, client_id: CLIENT });
    expect((await app.request('/oauth/revoke', { method: 'POST', body })).status).toBe(200);
    const refresh = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: CLIENT,
      refresh_token: token,
    });
    expect((await app.request('/oauth/token', { method: 'POST', body: refresh })).status).toBe(403);
  });
});

describe('the UserInfo endpoint of the local provider', () => {
  const ask = (app: TestApp['app'], token: string) =>
    app.request('/userinfo', { headers: { Authorization: `Bearer ${token}` } });

  it(
    'identifies the owner of an access token, which itself contains neither name nor e-mail',
    { tags: ['session-user-sub-email-email'] },
    async () => {
      const { app, signIn } = await testApp();
      const { access_token: token } = await signIn('sam@example.com');
      expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toMatch(/sam@|Sam/);
      expect(await (await ask(app, token)).json()).toMatchObject({
        email: 'sam@example.com',
        email_verified: true,
        name: 'Sam Sample',
      });
    },
  );

  it('says nothing without a token, or to an ID token', async () => {
    const { app, signIn } = await testApp();
    expect((await ask(app, 'garbage')).status).toBe(401);
    expect((await ask(app, (await signIn()).id_token)).status).toBe(401);
  });
});

describe('an account', () => {
  it('works if the identity provider can’t be reached, and learns the identity later', async () => {
    let isDown = true;
    const profile = { email: 'sam@example.com', emailVerified: true, name: 'Sam' };
    const profileOf = async () => {
      if (isDown) throw new Error('down');
      return profile;
    };
    const as = await (await testApp({ profileOf })).as('sam@example.com');
    expect(await (await as('/api/account')).json()).toMatchObject({ email: null, plan: 'free' });
    isDown = false;
    expect(await (await as('/api/account')).json()).toMatchObject({ email: 'sam@example.com' });
  });

  it('asks the identity provider for an identity once a day', async () => {
    let asked = 0;
    const profileOf = async () => {
      asked += 1;
      return { email: null, emailVerified: false, name: `Sam ${asked}` };
    };
    const test = await testApp({ profileOf });
    const as = await test.as('sam@example.com');
    for (let time = 0; time < 3; time += 1) await as('/api/account');
    expect(asked).toBe(1);
    test.clock.nowMs += PROFILE_MS;
    expect(await (await as('/api/account')).json()).toMatchObject({ name: 'Sam 2' });
  });
});
