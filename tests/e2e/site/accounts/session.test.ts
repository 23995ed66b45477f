import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type FakeEmailServer, startFakeEmailServer } from '../../../fakes/servers/fake-email-server.ts';
import { launchBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive } from '../support/opened-archive.ts';
import { FREE } from '../support/service.ts';
import { siteFixture } from '../support/site-fixture.ts';
import { startSite } from '../../../../scripts/visitor/start-site.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture(FREE);

/** Invalidates stored tokens, as if the provider had revoked them. */
async function spoil({ page }: Visitor, names: readonly ('access_token' | 'refresh_token')[]): Promise<void> {
  await page.evaluate((tokens) => {
    for (const [key, entry] of Object.entries(localStorage)) {
      let spoilt = String(entry);
      for (const name of tokens) {
        spoilt = spoilt.replace(new RegExp(`("${name}":".{20}).{8}`), '$1AAAAAAAA');
      }
      localStorage.setItem(key, spoilt);
    }
  }, names);
}

async function logOut(visitor: Visitor): Promise<void> {
  await visitor.press('Logout');
  await visitor.isAt('/');
  await visitor.sees('Log In');
}

describe('a session that the server rejects in the middle of a batch', () => {
  it(
    'is refreshed, and the batch continues',
    { tags: ['nightly', 'token-refresh-keeps-user-updated', 'post-oauth-token-form-encoded'] },
    async () => {
      const { engine, photos } = fixture;
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, photos.folder);
      await visitor.signInByHand('goes-on@example.org');
      await visitor.choose((await photos.drawMany(9)).map(({ path }) => path));
      engine.hold();
      await visitor.press('Organize Photos');
      await visitor.sees('0 of 9 photos done');
      await spoil(visitor, ['access_token']);
      engine.release();
      expect((await openedArchive((await downloads.next()).bytes)).size).toBe(9);
      await visitor.sees('9 photos placed in');
    },
  );

  it(
    'ends the batch if it can’t be refreshed; finished photos can be downloaded',
    { tags: ['failed-non-retryable-refresh-removes', 'login-required-also-logs-user'] },
    async () => {
      const { engine, photos } = fixture;
      const visitor = await fixture.arrive();
      const downloads = await watchDownloads(visitor, photos.folder);
      await visitor.signInByHand('is-over@example.org');
      await visitor.choose((await photos.drawMany(9)).map(({ path }) => path));
      engine.hold();
      await visitor.press('Organize Photos');
      await expect.poll(() => engine.waiting()).toBe(4);
      await spoil(visitor, ['access_token', 'refresh_token']);
      engine.release();
      // The four photos in flight are done; the rest is kept for another session.
      expect((await openedArchive((await downloads.next()).bytes)).size).toBe(4);
      await visitor.seesToast('Your session is over. Please log in again.');
      await visitor.sees('4 photos placed in');
      await visitor.sees('Log In');
      await visitor.press('Download ZIP');
      expect((await openedArchive((await downloads.next()).bytes)).size).toBe(4);
    },
  );
});

describe('a session that the provider does not renew', () => {
  it('says why, and to log in again', async () => {
    const error = 'mfa_required';
    const text = 'Your account asks for a second step. Please log in again and complete it.';
    const visitor = await fixture.arrive();
    await visitor.signIn(`${error}@example.org`);
    await spoil(visitor, ['access_token']);
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      const isRefresh = request.url().endsWith('/oauth/token');
      const body = JSON.stringify({ error, error_description: 'for developers' });
      void (isRefresh
        ? request.respond({ status: 403, contentType: 'application/json', body })
        : request.continue());
    });
    // The toast may have come and gone before everything is loaded.
    await visitor.page.goto(`${fixture.site.origin}/usage`, { waitUntil: 'domcontentloaded' });
    await visitor.sees(text);
  });
});

/**
 * Sends requests for tokens to another server, and lets long timers end twenty times as soon: the library gives up
 * after three times ten seconds. Intercepted requests are no substitute, because they fail with other errors.
 */
function askAnotherServer(tokenUrl: string): void {
  const [inTime, fetched] = [window.setTimeout.bind(window), window.fetch.bind(window)];
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, delayMs = 0, ...rest: unknown[]) =>
      inTime(handler, delayMs >= 5000 ? delayMs / 20 : delayMs, ...rest),
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      fetched(typeof input === 'string' && input.endsWith('/oauth/token') ? tokenUrl : input, init),
  });
}

/** Starts a server that accepts every request, and never finishes its answer. */
async function hangingServer(begin: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') response.end();
    else begin(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('a token endpoint that hangs', () => {
  it('in the middle of its answer is reported as a timeout', async () => {
    const tokenUrl = await hangingServer((response) => response.writeHead(200).write('{"access_'));
    const visitor = await fixture.arrive();
    await visitor.page.setBypassCSP(true);
    await visitor.page.evaluateOnNewDocument(askAnotherServer, tokenUrl);
    await visitor.open('/login');
    await visitor.press('Login with Google');
    await visitor.nameThemselves('hangs@example.org');
    await visitor.sees('Timeout. The login service did not answer in time. Please try again.');
  });
});

describe('a session that is over', () => {
  it('leads from the admin page to the login page, with the reason', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.signInByHand('over-at-admin@example.org');
    await spoil(visitor, ['access_token', 'refresh_token']);
    await visitor.page.goto(`${fixture.site.origin}/admin`);
    await visitor.isAt('/login');
    await visitor.sees('Your session is over. Please log in again.');
    expect(await visitor.text()).not.toContain('cannot be reached');
  });
});

describe('the login notification', () => {
  let mail: FakeEmailServer;
  beforeAll(async () => {
    mail = await startFakeEmailServer();
  });
  afterAll(() => mail.close());

  it(
    'is sent once a day, and its failure never stops a login',
    {
      tags: [
        'nightly',
        'login-notification-email-most-once',
        'post-api-v1-0-email',
        'email-provider-451-unavailable',
        'email-provider-429-too-many',
        'login-email-throttle-24-h',
      ],
    },
    async () => {
      const settings = {
        EMAILJS_PUBLIC_KEY: 'public',
        EMAILJS_SERVICE_ID: 'service',
        EMAILJS_TEMPLATE_ID: 'template',
        EMAILJS_ORIGIN: mail.origin,
      };
      const [site, browser] = await Promise.all([startSite(settings), launchBrowser()]);
      const visitor = await Visitor.arrive(browser, site.origin);
      const warnings: string[] = [];
      visitor.page.on('console', (said) => {
        if (said.text().startsWith('The login notification was not sent')) warnings.push(said.text());
      });
      // EmailJS refuses automated browsers, so this one hides that it is automated.
      const asPerson = await visitor.page.evaluateOnNewDocument(() => {
        Object.defineProperty(navigator, 'webdriver', { get: () => false });
      });

      mail.answer = { status: 429, text: 'Too Many Requests' };
      await visitor.signInByHand('ann@example.org');
      await expect.poll(() => warnings.length).toBe(1);
      mail.answer = { status: 200, text: 'OK' };
      await logOut(visitor);
      await visitor.signInByHand('ann@example.org');
      await visitor.waitFor(() => localStorage.getItem('login-notice-sent') !== null);
      expect(mail.sent.at(-1)).toMatchObject({
        user_id: 'public',
        service_id: 'service',
        template_id: 'template',
        template_params: { user_name: 'Sam Sample', user_email: 'ann@example.org' },
      });
      const sent = mail.sent.length;
      await logOut(visitor);
      await visitor.signInByHand('ann@example.org');
      await visitor.sees('Your Free plan');
      expect(mail.sent).toHaveLength(sent);

      // A day later, in a browser that does not hide it.
      await visitor.page.evaluate(() => localStorage.removeItem('login-notice-sent'));
      await visitor.page.removeScriptToEvaluateOnNewDocument(asPerson.identifier);
      await logOut(visitor);
      await visitor.signInByHand('ann@example.org');
      await expect.poll(() => warnings.length).toBe(2);
      expect(mail.sent).toHaveLength(sent);
      await browser.close();
      await site.stop();
    },
  );
});
