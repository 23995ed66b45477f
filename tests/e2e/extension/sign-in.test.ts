import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { callWorker } from './support/call-worker.ts';
import { click } from '../../../scripts/visitor/patient-page.ts';
import { FREE } from '../site/support/service.ts';

const fixture = new ExtensionFixture({ settings: FREE, stopsWorker: true });
/** Her address, which has this file's tag. */
const ANN = expect.stringMatching(/^ann\+\d+@example\.org$/) as unknown;
const call = (name: string, ...args: unknown[]) => callWorker(fixture.desk, name, ...args);

/** Each is valid once, so another one means that the access token was refreshed. */
const refreshToken = async () => (await fixture.stored('local'))['refresh-token'];

describe('signing in', () => {
  it('uses the provider’s window, and the server knows the person', async () => {
    await fixture.signIn('ann@example.org');
    expect(await call('session')).toMatchObject({
      value: { status: 'signed-in', user: { email: ANN, name: 'Sam Sample' } },
    });
    expect(await call('account')).toMatchObject({
      value: { email: ANN, plan: 'free', usage: { count: 0 } },
    });
  });

  it('keeps the access token in memory and the refresh token on disk', async () => {
    await fixture.signIn();
    expect(Object.keys(await fixture.stored('session'))).toContain('access-token');
    const kept = await fixture.stored('local');
    expect(Object.keys(kept)).toContain('refresh-token');
    expect(JSON.stringify(kept)).not.toMatch(/eyJ/);
  });

  it('refreshes a token that is about to expire before using it', async () => {
    await fixture.signIn();
    const before = await refreshToken();
    await fixture.desk.evaluate(async () => {
      const { 'access-token': kept } = await chrome.storage.session.get<{ 'access-token': object }>();
      await chrome.storage.session.set({ 'access-token': { ...kept, expiresAtMs: Date.now() + 1000 } });
    });
    expect(await call('account')).toMatchObject({ ok: true });
    expect(await refreshToken()).not.toEqual(before);
  });

  it('refreshes silently after a browser restart, or if the server refuses the token', async () => {
    await fixture.signIn();
    await fixture.desk.evaluate(() => chrome.storage.session.clear());
    const before = await refreshToken();
    expect(await call('account')).toMatchObject({ ok: true });
    expect(await refreshToken()).not.toEqual(before);
    await fixture.desk.evaluate(async () => {
      const { 'access-token': kept } = await chrome.storage.session.get<{ 'access-token': object }>();
      await chrome.storage.session.set({ 'access-token': { ...kept, token: 'refused' } });
    });
    expect(await call('account')).toMatchObject({ ok: true });
  });

  it('refreshes once for simultaneous calls, since each refresh token works once', NIGHTLY, async () => {
    await fixture.signIn();
    await fixture.desk.evaluate(() => chrome.storage.session.clear());
    const replies = await Promise.all([1, 2, 3, 4].map(() => call('account')));
    expect(replies.every((reply) => (reply as { ok: boolean }).ok)).toBe(true);
  });

  it(
    'explains what happened if the window is closed, and asks for nothing more',
    { tags: ['nightly', 'popup-blocked-popup-closed'] },
    async () => {
      const asked = call('signIn');
      await (await fixture.signInWindow()).close();
      expect(await asked).toMatchObject({
        ok: true,
        value: { status: 'signed-out', problem: { code: 'sign-in-cancelled' } },
      });
    },
  );

  it('is explained once more on the next page that asks, and then forgotten', NIGHTLY, async () => {
    const asked = call('signIn');
    const window = await fixture.signInWindow();
    await click(window, 'a');
    expect(await asked).toMatchObject({ value: { problem: { code: 'sign-in-cancelled' } } });
    expect(await call('session')).toMatchObject({ value: { problem: { code: 'sign-in-cancelled' } } });
    expect(await call('session')).toEqual({ ok: true, value: { status: 'signed-out' } });
  });

  it('ends the session here, at the provider, and for the refresh token', NIGHTLY, async () => {
    await fixture.signIn();
    const { 'refresh-token': kept } = (await fixture.stored('local')) as {
      'refresh-token': { token: string };
    };
    expect(await call('signOut')).toEqual({ ok: true, value: { status: 'signed-out' } });
    expect(Object.keys(await fixture.stored('local'))).not.toContain('refresh-token');
    const again = await fetch(`${fixture.site.origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'where-my-pix-local',
        refresh_token: kept.token,
      }),
    });
    expect(again.status).toBe(403);
  });

  it('sends no token to any other server', async () => {
    await fixture.signIn();
    await fixture.desk.evaluate(() =>
      chrome.storage.local.set({ settings: { serverUrl: 'https://elsewhere.example' } }),
    );
    expect(await call('session')).toMatchObject({ value: { status: 'signed-out' } });
    expect(await call('account')).toMatchObject({ ok: false, failure: { code: 'sign-in-required' } });
  });
});
