import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { drawImage } from './pages/draw-image.ts';
import { documentOf } from './pages/page.ts';
import { downloaded, press, sees } from './support/panel-steps.ts';
import { waitFor } from '../../../scripts/visitor/patient-page.ts';

/** Public host names that resolve to this test's server, so that its pages count as public. */
const PUBLIC = 'where-my-pix-shop.com';
const OTHER = 'where-my-pix-pictures.net';
const UNLISTED = 'where-my-pix-pictures.example';
const NAMES = [PUBLIC, OTHER, UNLISTED, 'nas.local.', 'nas'];

const fixture = new ExtensionFixture({
  args: [`--host-resolver-rules=${NAMES.map((name) => `MAP ${name} 127.0.0.1`).join(',')}`],
});

/** Requests that reached the server, as host and path. */
let arrived: string[] = [];
let html = '';
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://unused');
    arrived.push(`${request.headers.host?.replace(/:\d+$/, '')}${pathname}`);
    const to = searchParams.get('to');
    if (pathname === '/page') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    } else if (to === null) {
      void drawImage(pathname).then((image) => {
        if (!image) return response.writeHead(404).end();
        const headers = { 'content-type': image.mediaType, 'access-control-allow-origin': '*' };
        return response.writeHead(200, headers).end(image.bytes);
      });
    } else {
      response.writeHead(302, { location: to, 'access-control-allow-origin': '*' }).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
afterEach(() => rm(fixture.downloads, { recursive: true, force: true }));

const at = (host: string, path: string, to?: string) =>
  `http://${host}:${port}${path}${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`;

/**
 * The panel with the images of a page that only links to them, so that the page itself does not load them.
 */
async function panelFor(host: string, links: readonly string[]): Promise<Page> {
  html = documentOf(links.map((url) => `<p><a href="${url}">A picture</a>`).join(''));
  arrived = [];
  const page = await fixture.browser.newPage();
  await page.goto(at(host, '/page'));
  const popup = await fixture.openPopup(page);
  await popup.close();
  await fixture.desk.evaluate(async (pageUrl) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const found = (await chrome.tabs.query({})).find(({ id }) => id === tab?.id) ?? tab;
    const job = { kind: 'page', tabId: found?.id, windowId: found?.windowId, pageUrl, at: Date.now() };
    await chrome.storage.session.set({ 'pending-job': job });
  }, page.url());
  return fixture.openPanel();
}

/** Waits until every picture in the grid has loaded or failed. */
function gridIsPainted(panel: Page): Promise<unknown> {
  return waitFor(panel, () => {
    const drawn = [...document.querySelectorAll<HTMLCanvasElement>('.image-tile canvas')];
    const shown = [...document.querySelectorAll<HTMLImageElement>('.image-tile img')];
    return (
      drawn.length + shown.length > 0 &&
      drawn.every(({ dataset }) => dataset['done']) &&
      shown.every(({ complete }) => complete)
    );
  });
}

const fromInside = () => arrived.filter((place) => place.includes('/inside'));

describe('a page on the open web', () => {
  it('gets nothing from this machine’s network, neither shown nor organized', async () => {
    await fixture.signIn('inside@example.org');
    const inside = ['127.0.0.1', 'localhost', 'localhost.', 'nas', 'nas.local.', '[::ffff:127.0.0.1]'];
    const links = inside.map((host, number) => at(host, `/inside${number}-500x400.jpg`));
    const panel = await panelFor(PUBLIC, [at(PUBLIC, '/oak-500x400.jpg'), ...links]);
    await sees(panel, '7 of 7 selected');
    await gridIsPainted(panel);
    expect(fromInside()).toEqual([]);

    await press(panel, 'Organize selected (7)');

    expect((await downloaded(fixture, panel)).size).toBe(1);
    await panel.$$eval('aside summary', (summaries) => summaries.at(-1)?.click());
    await sees(panel, 'leads to 127.0.0.1, an address inside a private network');
    await sees(panel, 'leads to nas.local., an address inside a private network');
    expect(fromInside()).toEqual([]);
    expect(arrived).toContain(`${PUBLIC}/oak-500x400.jpg`);
  });

  it('is not followed into it if a public address redirects there', async () => {
    await fixture.signIn('passed-on@example.org');
    const panel = await panelFor(PUBLIC, [
      at(PUBLIC, '/oak-500x400.jpg'),
      at(PUBLIC, '/a-500x400.jpg', at('127.0.0.1', '/inside-a-500x400.jpg')),
      at(OTHER, '/b-500x400.jpg', at('localhost', '/inside-b-500x400.jpg')),
      at(
        OTHER,
        '/c-500x400.jpg',
        at(PUBLIC, '/d-500x400.jpg', at('[::ffff:7f00:1]', '/inside-c-500x400.jpg')),
      ),
      at(UNLISTED, '/e-500x400.jpg', at('127.0.0.1', '/inside-e-500x400.jpg')),
    ]);
    await sees(panel, '5 of 5 selected');
    await gridIsPainted(panel);
    expect(fromInside()).toEqual([]);

    await press(panel, 'Organize selected (5)');
    await sees(panel, 'Your permission is needed');
    await press(panel, 'Continue without them');

    expect((await downloaded(fixture, panel)).size).toBe(1);
    await panel.$$eval('aside summary', (summaries) => summaries.at(-1)?.click());
    await sees(panel, `was redirected by ${PUBLIC} to an address that couldn’t be checked`);
    expect(fromInside()).toEqual([]);
    // They were requested, so the redirect was what was blocked.
    expect(arrived).toEqual(expect.arrayContaining([`${PUBLIC}/a-500x400.jpg`, `${OTHER}/b-500x400.jpg`]));
  });

  it('is followed between public addresses, and shown with the final content', NIGHTLY, async () => {
    await fixture.signIn('followed@example.org');
    const panel = await panelFor(PUBLIC, [at(PUBLIC, '/a-500x400.jpg', at(PUBLIC, '/oak-500x400.jpg'))]);
    await sees(panel, '1 of 1 selected');
    await gridIsPainted(panel);
    expect(
      await panel.$$eval('.image-tile canvas', (tiles) => tiles.map(({ dataset }) => dataset['done'])),
    ).toEqual(['drawn']);
    await press(panel, 'Organize selected (1)');
    expect((await downloaded(fixture, panel)).size).toBe(1);
  });
});

describe('a page inside a private network', () => {
  it('has its own images, and those of its network, shown and organized', NIGHTLY, async () => {
    await fixture.signIn('home@example.org');
    const panel = await panelFor('nas', [
      at('nas', '/inside-a-500x400.jpg'),
      at('nas', '/b-500x400.jpg', at('nas', '/inside-b-500x410.jpg')),
    ]);
    await sees(panel, '2 of 2 selected');
    await gridIsPainted(panel);
    await press(panel, 'Organize selected (2)');
    expect((await downloaded(fixture, panel)).size).toBe(2);
    expect(fromInside()).toContain('nas/inside-a-500x400.jpg');
  });
});
