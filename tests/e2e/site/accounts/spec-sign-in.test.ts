import { describe, expect, it } from 'vitest';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture(FREE);

describe('the site’s requests to the identity provider', () => {
  it(
    'are a code by PKCE, then tokens, then a sign-out that returns to the site',
    {
      tags: [
        'session-access-token-refresh-token',
        'callback-code-state-error-state',
        'logout-clears-user-caches',
        'token-nonce-must-match-when',
        'get-authorize-pkce-s256-response',
        'scope-openid-email-profile-offline',
        'refresh-tokens-used-cache-local',
        'post-oauth-token-form-encoded',
        'get-v2-logout-returnto-site',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      const asked: { path: string; query: URLSearchParams; body: URLSearchParams }[] = [];
      visitor.page.on('request', (request) => {
        const { pathname: path, searchParams: query } = new URL(request.url());
        asked.push({ path, query, body: new URLSearchParams(request.postData() ?? '') });
      });
      const callTo = (path: string) => asked.find((call) => call.path === path);

      await visitor.signInByHand();
      const authorize = callTo('/authorize')?.query;
      expect(Object.fromEntries(authorize ?? [])).toMatchObject({
        response_type: 'code',
        response_mode: 'query',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        prompt: 'select_account',
        state: expect.any(String),
        nonce: expect.any(String),
      });
      const scopes = authorize?.get('scope')?.split(' ');
      expect(scopes).toEqual(expect.arrayContaining(['openid', 'email', 'profile', 'offline_access']));

      const token = callTo('/oauth/token')?.body;
      expect(token?.get('grant_type')).toBe('authorization_code');
      expect(token?.get('client_id')).toBe(authorize?.get('client_id'));
      const kept = await visitor.page.evaluate(() => Object.values(localStorage).join(' '));
      expect(kept).toContain('"refresh_token"');

      await visitor.press('Logout');
      await visitor.isAt('/');
      expect(callTo('/v2/logout')?.query.get('returnTo')).toBe(fixture.site.origin);
      expect(await visitor.page.evaluate(() => Object.values(localStorage).join(' '))).not.toContain(
        '"refresh_token"',
      );
    },
  );
});

describe('a signed-in person', () => {
  it(
    'sees Usage, Organize photos and Logout, and goes from the login page to the table',
    {
      tags: [
        'usage-upload-menu-when-logged',
        'logout-when-logged-otherwise-log',
        'authenticated-upload-welcome-back',
        'signed-user-sees-upload-usage',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signInByHand('bo@example.org');
      const header = () => visitor.read('header', (bar) => bar.innerText.replace(/\s+/g, ' '));
      await visitor.open('/');
      expect(await header()).toMatch(/Usage Logout Organize photos/);
      expect(await header()).not.toContain('Log In');
      for (const path of ['/login', '/signup']) {
        await visitor.page.goto(fixture.site.origin + path);
        await visitor.isAt('/upload');
      }
    },
  );
});
