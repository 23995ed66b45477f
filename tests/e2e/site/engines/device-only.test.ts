import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configEndpoint } from '#protocol/config.ts';
import { sharedBrowser } from '../../../../scripts/visitor/launch-browser.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { watchDownloads } from '../support/downloads.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../support/drawn-photos.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { startSite, WITHOUT_ENGINE } from '../../../../scripts/visitor/start-site.ts';
import { startStaticServer } from '../support/static-server.ts';
import { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { watchRequests } from '../support/watch-requests.ts';

const HOSTS = {
  'a plain static host without any API': () => startStaticServer(),
  'our server with ENGINE=none': () => startSite({ ENGINE: 'none' }),
};

describe.each(Object.entries(HOSTS))('the site from %s', (_, start) => {
  let host: Awaited<ReturnType<typeof start>>;
  let photos: DrawnPhotos;
  let visitor: Visitor;
  let complaints: string[];

  beforeEach(async () => {
    [host, photos] = await Promise.all([start(), createDrawnPhotos()]);
    visitor = await Visitor.arrive(await sharedBrowser(), host.origin, { usesServiceWorker: true });
    complaints = [];
    visitor.page.on('pageerror', (error) => complaints.push(String(error)));
    visitor.page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
    });
  });
  afterEach(async () => {
    await visitor.leave();
    await Promise.all([host.stop(), photos.remove()]);
  });

  /** The browser's messages except for the one request whether there is a service. */
  const otherComplaints = () => complaints.filter((text) => !text.endsWith(configEndpoint.path));

  it(
    'organizes photos on the device: each original comes back in the ZIP, and nothing was sent',
    NIGHTLY,
    async () => {
      const requests = await watchRequests(visitor.page);
      const downloads = await watchDownloads(visitor, photos.folder);
      await visitor.open('/upload');
      await visitor.sees('also downloads the engine (');
      const drawn = await Promise.all([photos.draw('one.jpg', 'red'), photos.draw('two.png', 'green')]);
      await visitor.choose(drawn.map(({ path }) => path));
      await visitor.sees('2 files selected');
      await visitor.press('Organize Photos');
      const entries = await openedArchive((await downloads.next()).bytes);
      expect([...entries.values()].sort()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).sort());
      expect(requests.filter(({ hasBody }) => hasBody)).toEqual([]);
      const asked = requests.map(({ url }) => new URL(url)).filter(({ protocol }) => protocol === 'http:');
      expect(asked.filter(({ origin }) => origin !== host.origin)).toEqual([]);
      const calls = asked.filter(({ pathname }) => /^\/(?:api|functions)\//.test(pathname));
      expect(calls.filter(({ pathname }) => pathname !== configEndpoint.path)).toEqual([]);
      expect(otherComplaints()).toEqual([]);
    },
  );

  it('shows the engine on this device, and no choice of engine, sign-in, sign-up or plans', async () => {
    await visitor.open('/upload');
    await visitor.sees('also downloads the engine (');
    const text = await visitor.text();
    for (const word of ['With our service', 'Log In', 'Sign Up', 'Pricing', 'Enterprise', 'larger plan']) {
      expect(text).not.toContain(word);
    }
    expect(text).toContain('up to 10,000 at once');
    await visitor.open('/');
    const home = await visitor.text();
    for (const word of ['Unlimited access', 'Free for', 'active users', 'Log In']) {
      expect(home).not.toContain(word);
    }
    expect(otherComplaints()).toEqual([]);
  });

  it.each(['/login', '/signup', '/usage'])('says at %s that there are no accounts', NIGHTLY, async (path) => {
    await visitor.open(path);
    await visitor.sees('No accounts here');
    await visitor.sees('This site has no accounts and no service.');
    expect(await visitor.text()).not.toContain('with Google');
    await visitor.click('::-p-aria([name="Organize photos on this device"][role="link"])');
    await visitor.sees('Organize Your Photos');
  });

  it('treats nobody as signed in, whatever an earlier visit left in the browser', NIGHTLY, async () => {
    await visitor.open('/login');
    await visitor.page.evaluate(() => {
      localStorage.setItem('@@auth0spajs@@::where-my-pix-local::urn:where-my-pix:api::openid', '{}');
      localStorage.setItem('engine', 'service');
    });
    await visitor.open('/upload');
    await visitor.sees('also downloads the engine (');
    expect(await visitor.text()).not.toContain('Logout');
    expect(otherComplaints()).toEqual([]);
  });
});

describe('the site from a static host that passes calls on to a server', () => {
  it('has the service’s features once the server has answered', NIGHTLY, async () => {
    const server = await startSite(WITHOUT_ENGINE);
    const host = await startStaticServer(server.origin);
    const visitor = await Visitor.arrive(await sharedBrowser(), host.origin);
    try {
      await visitor.open('/upload');
      await visitor.sees('With our service');
      await visitor.sees('Log In');
      await visitor.open('/login');
      await visitor.sees('Login with Google');
      expect(await visitor.text()).not.toContain('No accounts here');
    } finally {
      await visitor.leave();
      await Promise.all([host.stop(), server.stop()]);
    }
  });
});
