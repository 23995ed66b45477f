import { expect, it } from 'vitest';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

it('a tab older than the site opens pages whose scripts have new names', async () => {
  const visitor = await fixture.arrive();
  await visitor.open('/about');
  let documents = 0;
  let missing = 0;
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    // The old version's script is gone; the new document names its own.
    const isGone = documents === 0 && /\/assets\/login-page-[^/]+\.js/.test(request.url());
    if (isGone) missing += 1;
    void (isGone ? request.respond({ status: 404, body: 'Not found' }) : request.continue());
  });
  await visitor.click('header a[href="/login"]');
  await visitor.isAt('/login');
  await visitor.sees('Login with Google');
  expect(missing).toBeGreaterThan(0);
  expect(documents).toBe(1);
});

it('a page whose script is missing says so, and stops loading', async () => {
  const visitor = await fixture.arrive();
  await visitor.open('/about');
  let documents = 0;
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    const isGone = /\/assets\/login-page-[^/]+\.js/.test(request.url());
    void (isGone ? request.respond({ status: 404, body: 'Not found' }) : request.continue());
  });
  await visitor.click('header a[href="/login"]');
  await visitor.sees('Unexpected Application Error!');
  expect(documents).toBe(1);
});
