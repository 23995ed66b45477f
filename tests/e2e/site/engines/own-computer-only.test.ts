import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { siteFixture } from '../support/site-fixture.ts';

const PROVIDER = 'https://id.example.org';
const fixture = siteFixture({
  AUTH0_DOMAIN: 'id.example.org',
  AUTH0_CLIENT_ID: 'client',
  AUTH0_AUDIENCE: 'api',
});

/** Returns the policy's directive that blocks a page or worker from connecting there, or that it was answered. */
function refusedBy(url: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
    once: true,
  });
  fetch(url).then(
    () => resolve('answered'),
    () => undefined,
  );
  return promise;
}

describe('a page that organizes on this device', () => {
  it('may connect only to its own site and this computer, not even to the identity provider', async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/upload');
    await visitor.waitFor(() => document.querySelector('meta[content^=connect-src]'));
    expect(await visitor.page.evaluate(refusedBy, `${PROVIDER}/oauth/token`)).toBe('connect-src');
    expect(await visitor.page.evaluate(refusedBy, `${fixture.site.origin}/healthz`)).toBe('answered');
  });

  it('may connect to the provider once our service is chosen', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.page.evaluateOnNewDocument(() => localStorage.setItem('engine', 'service'));
    await visitor.open('/upload');
    await visitor.sees('With our service');
    await visitor.page.waitForNetworkIdle();
    expect(await visitor.page.$('meta[content^=connect-src]')).toBeNull();
  });
});
