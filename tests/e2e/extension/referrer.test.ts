import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { drawImage } from './pages/draw-image.ts';
import { documentOf } from './pages/page.ts';
import { downloaded, inside, panelFor, press, sees, sumsOf } from './support/panel-steps.ts';

const ALBUM = 'where-my-pix-album.com';
/** A host that the user has allowed, without CORS. */
const CDN = 'where-my-pix-pictures.net';
/** A host that lets any page read its images. */
const OPEN = 'where-my-pix-open.org';

const fixture = new ExtensionFixture({
  args: [`--host-resolver-rules=${[ALBUM, CDN, OPEN].map((name) => `MAP ${name} 127.0.0.1`).join(',')}`],
  allowed: [`http://${CDN}/*`],
});

interface Arrived {
  readonly host: string;
  readonly path: string;
  readonly referrer: string | undefined;
}

let arrived: Arrived[] = [];
let html = '';
let server: Server;
let port = 0;
/** Holds the answers to requests with a referrer until it is resolved. */
let held: Promise<void> | undefined;

const at = (host: string, path: string) => `http://${host}:${port}${path}`;

/** A server whose images are for its album only: without its referrer, it refuses, or shows something else. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://unused');
    const host = request.headers.host?.replace(/:\d+$/, '') ?? '';
    const { referer: referrer } = request.headers;
    arrived.push({ host, path, referrer });
    const cors =
      host === OPEN && request.headers.origin
        ? {
            'access-control-allow-origin': request.headers.origin,
            'access-control-allow-credentials': 'true',
            vary: 'Origin',
          }
        : {};
    const send = (file: string) =>
      drawImage(file).then((image) =>
        response
          .writeHead(image ? 200 : 404, { ...cors, 'content-type': image?.mediaType ?? 'text/plain' })
          .end(image?.bytes),
      );
    if (path === '/login') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Log in</p>');
    else if (path.startsWith('/album')) response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    else if (referrer?.startsWith(at(ALBUM, '/'))) {
      // Requests of the page's scripts have an origin; those are not held.
      void Promise.resolve(request.headers.origin ? undefined : held).then(() => send(path));
    } else if (path.startsWith('/away/')) response.writeHead(302, { location: at(host, '/login') }).end();
    else if (path.startsWith('/instead/')) void send('/sorry-300x90.png');
    else response.writeHead(path.startsWith('/key/') ? 401 : 403, cors).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  arrived = [];
  held = undefined;
});
afterEach(() => rm(fixture.downloads, { recursive: true, force: true }));

const pageWith = (urls: readonly string[], head = '') => {
  html = documentOf(urls.map((url) => `<img src="${url}">`).join(''), head);
};
const rules = () => fixture.desk.evaluate(() => chrome.declarativeNetRequest.getSessionRules());
const originals = async (urls: readonly string[]) =>
  sumsOf(
    await Promise.all(
      urls.map(async (url) => (await drawImage(new URL(url).pathname))?.bytes ?? Buffer.from('')),
    ),
  );

describe('images that their host serves only to its own pages', () => {
  it(
    'are in the ZIP as the page shows them, and no host learns more of the page than from the page itself',
    { tags: ['popup-side-panel-collect-images'] },
    async () => {
      const urls = [
        at(ALBUM, '/only/oak-500x400.jpg'),
        at(OPEN, '/only/elm-500x400.jpg'),
        at(CDN, '/only/ash-500x400.jpg'),
        at(CDN, '/key/fir-500x400.jpg'),
        at(CDN, '/away/yew-500x400.jpg'),
        at(CDN, '/instead/bay-500x400.jpg'),
      ];
      pageWith(urls);
      await fixture.signIn('referrer@example.org');
      const panel = await panelFor(fixture, at(ALBUM, '/album/7?key=secret'));
      await sees(panel, '6 of 6 selected');
      await press(panel, 'Organize selected (6)');

      const archive = await downloaded(fixture, panel);
      expect(inside(archive)).toEqual(await originals(urls));
      const elsewhere = arrived.filter(({ host }) => host !== ALBUM);
      expect(new Set(elsewhere.map(({ referrer }) => referrer))).toEqual(
        new Set([undefined, at(ALBUM, '/')]),
      );
      expect(await rules()).toEqual([]);
    },
  );

  it('are left out if the page sends no referrer either', NIGHTLY, async () => {
    const urls = [at(ALBUM, '/only/oak-500x400.jpg'), at(CDN, '/only/ash-500x400.jpg')];
    html = documentOf(
      urls.map((url) => `<a href="${url}">A picture</a>`).join(''),
      '<meta name="referrer" content="no-referrer">',
    );
    await fixture.signIn('no-referrer@example.org');
    const panel = await panelFor(fixture, at(ALBUM, '/album/8'));
    await sees(panel, '2 of 2 selected');
    await press(panel, 'Organize selected (2)');
    await sees(panel, 'Left out: 2');
    expect(arrived.filter(({ referrer }) => referrer !== undefined)).toEqual([]);
  });

  it.each(['running', 'stopped'])(
    'leave no rule behind if the panel is closed during a fetch, the worker %s',
    NIGHTLY,
    async (state) => {
      let resolve = () => {};
      const answered = new Promise<void>((done) => (resolve = done));
      pageWith([at(CDN, '/only/oak-500x400.jpg')]);
      await fixture.signIn(`closed-${state}@example.org`);
      const panel = await panelFor(fixture, at(ALBUM, '/album/9'));
      await sees(panel, '1 of 1 selected');
      held = answered;
      await press(panel, 'Organize selected (1)');
      await expect.poll(async () => (await rules()).length).toBe(1);
      if (state === 'stopped') await fixture.stopWorker();
      await panel.close();
      if (state === 'stopped') await fixture.wakeWorker();
      await expect.poll(rules).toEqual([]);
      resolve();
    },
  );
});
