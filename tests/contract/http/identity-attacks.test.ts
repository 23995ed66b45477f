import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '#server/identity/local-provider.ts';
import { PROVIDER_CLIENTS } from '../../fakes/servers/base-deps.ts';
import { authorizeRequest } from '../../../scripts/visitor/sign-in.ts';
import { json, testApp } from '../../fakes/servers/test-app.ts';

const CLIENT = 'where-my-pix-local';
const { extensionId } = PROVIDER_CLIENTS;

describe('the local identity provider', () => {
  it.each(['https://photos.example.com', 'http://192.168.1.7:8787', 'http://0.0.0.0:8787'])(
    'can’t be created for a server at %s',
    async (origin) => {
      const making = createLocalProvider({ origin, now: Date.now, clients: PROVIDER_CLIENTS }, 'development');
      await expect(making).rejects.toThrow('only on this machine');
    },
  );

  it('answers nobody who reached it under another name, by a proxy or by DNS rebinding', async () => {
    const { app } = await testApp();
    const query = new URLSearchParams(authorizeRequest(CLIENT));
    for (const path of [`/authorize?${query}`, '/userinfo', '/v2/logout']) {
      expect((await app.request(`http://photos.example.com${path}`)).status).toBe(403);
    }
    const answer = await app.request('http://photos.example.com/oauth/token', { method: 'POST' });
    expect(answer.status).toBe(403);
  });

  it.each([
    'javascript:alert(1)//localhost',
    'javascript://localhost/%0aalert(1)',
    'data://localhost/text/html,<script>alert(1)</script>',
    'vbscript://localhost/x',
    'ftp://localhost/',
    'file://localhost/etc/passwd',
    'http://localhost:6379/',
    'http://user:password@localhost:8787/',
    'http://user@localhost:8787/',
    'http://:password@localhost:8787/',
    'https://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.chromiumapp.org/',
    `https://${extensionId}.chromiumapp.org.evil.example/`,
    '//evil.example',
    '/login',
  ])('never redirects to %s', async (target) => {
    const { app } = await testApp();
    const request = { ...authorizeRequest(CLIENT), redirect_uri: target };
    const page = await app.request(`/authorize?${new URLSearchParams(request)}`);
    expect(page.status).toBe(400);
    expect(await page.text()).not.toContain('href');
    const silent = await app.request(`/authorize?${new URLSearchParams({ ...request, prompt: 'none' })}`);
    expect(silent.status).toBe(400);
    const form = new URLSearchParams({ ...request, email: 'sam@example.com' });
    expect((await app.request('/authorize', { method: 'POST', body: form })).status).toBe(400);
    const logout = await app.request(`/v2/logout?returnTo=${encodeURIComponent(target)}`);
    expect(logout.status).toBe(400);
  });

  it.each([
    'http://localhost:8787/login',
    'http://127.0.0.1:8787/login',
    'http://[::1]:8787/login',
    'http://localhost:5173/login',
    `https://${extensionId}.chromiumapp.org/`,
  ])('redirects back to %s', async (target) => {
    const { app } = await testApp();
    const query = new URLSearchParams({ ...authorizeRequest(CLIENT), redirect_uri: target });
    expect((await app.request(`/authorize?${query}`)).status).toBe(200);
  });

  it.each([
    ['a number as the code', json({ grant_type: 'authorization_code', code: 7, code_verifier: 7 })],
    ['an array as the verifier', json({ grant_type: 'authorization_code', code: 'a', code_verifier: [] })],
    ['an object as the refresh token', json({ grant_type: 'refresh_token', refresh_token: {} })],
    ['no object', json([])],
    ['null', json(null)],
    ['no JSON', { ...json({}), body: '{' }],
    ['a file as the code', { method: 'POST', body: formWithFile() }],
    ['a form without its boundary', { ...json({}), headers: { 'Content-Type': 'multipart/form-data' } }],
  ])('refuses %s at the token endpoint with 400', async (_what, init) => {
    const { app } = await testApp();
    expect((await app.request('/oauth/token', init)).status).toBe(400);
  });

  it.each([
    ['/authorize', 'redirect_uri', 'http://localhost:8787/\r\nSet-Cookie: a=b'],
    ['/authorize', 'state', 'a\r\nSet-Cookie: a=b'],
    ['/authorize', 'nonce', 'a\u0000b'],
    ['/v2/logout', 'returnTo', 'http://localhost:8787/\r\nSet-Cookie: a=b'],
  ])('refuses at %s a %s with line-ending characters with 400', async (path, name, value) => {
    const { app } = await testApp();
    const query = new URLSearchParams({ ...authorizeRequest(CLIENT), [name]: value });
    const answer = await app.request(`${path}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('refuses them in a posted form too, and a malformed form', async () => {
    const { app } = await testApp();
    const form = new URLSearchParams({ ...authorizeRequest(CLIENT), email: 'a@b.org', name: 'a\r\nb' });
    expect((await app.request('/authorize', { method: 'POST', body: form })).status).toBe(400);
    const none = { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' };
    expect((await app.request('/authorize', none)).status).toBe(400);
    expect((await app.request('/oauth/revoke', none)).status).toBe(400);
  });

  it('revokes the whole family of a refresh token that is used twice', async () => {
    const { app, signIn } = await testApp();
    const refresh = async (token: string) => {
      const form = { grant_type: 'refresh_token', client_id: CLIENT, refresh_token: token };
      const answer = await app.request('/oauth/token', { method: 'POST', body: new URLSearchParams(form) });
      return {
        status: answer.status,
        next: ((await answer.json()) as { refresh_token: string }).refresh_token,
      };
    };
    const { refresh_token: first } = await signIn();
    const { refresh_token: elsewhere } = await signIn();
    const { next: second } = await refresh(first);
    const { next: third } = await refresh(second);
    // The first refresh token is stolen and reused: its whole family is revoked, including the owner's third.
    expect((await refresh(first)).status).toBe(403);
    expect((await refresh(third)).status).toBe(403);
    expect((await refresh(elsewhere)).status).toBe(200);
  });
});

function formWithFile(): FormData {
  const form = new FormData();
  form.set('grant_type', 'authorization_code');
  form.set('code', new Blob(['a']), 'code.txt');
  return form;
}
