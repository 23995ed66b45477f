import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { makeFilm, squares } from '../../fixtures/make-film.ts';
import { openedArchive, sha256 } from '../site/support/opened-archive.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { documentOf, type Origins, type ServedPage } from './pages/page.ts';
import { type PageServer, startPageServer } from './pages/page-server.ts';
import { press, sees } from './support/panel-steps.ts';
import { read } from '../../../scripts/visitor/patient-page.ts';

const fixture = new ExtensionFixture({ allowed: ['http://127.0.0.1/*'] });
const numbered = (count: number, url: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => url(at + 1));

/** All ways in which a page can have images with URLs: the URLs, and each one's HTML. */
const KINDS: readonly (readonly [urls: readonly string[], html: (url: string) => string])[] = [
  [numbered(8, (at) => `/plain${at}-400x300.jpg`), (url) => `<img src="${url}">`],
  [
    numbered(4, (at) => `/set${at}-800x600.jpg`),
    (url) =>
      `<img src="${url.replace('800x600', '200x150')}" srcset="${url.replace('800x600', '200x150')} 200w, ${url} 800w" sizes="100vw">`,
  ],
  [
    numbered(3, (at) => `/picture${at}-640x480.webp`),
    (url) =>
      `<picture><source type="image/webp" srcset="${url}"><img src="${url.replace('webp', 'jpg')}"></picture>`,
  ],
  [
    numbered(5, (at) => `/back${at}-500x400.jpg`),
    (url) => `<div style="width:500px;height:400px;background:url('${url}') center/cover"></div>`,
  ],
  [
    numbered(4, (at) => `/lazy${at}-600x400.jpg`),
    (url) => `<img width="600" height="400" loading="lazy" data-src="${url}">`,
  ],
  [numbered(3, (at) => `/link${at}-900x700.png`), (url) => `<p><a href="${url}">A picture</a></p>`],
  [
    numbered(2, (at) => `/poster${at}-640x360.jpg`),
    (url) => `<video poster="${url}" width="640" height="360"></video>`,
  ],
  [
    numbered(2, (at) => `/inside${at}-400x400.jpg`),
    (url) => `<svg width="400" height="400"><image href="${url}" width="400" height="400"/></svg>`,
  ],
  [numbered(4, (at) => `elsewhere/far${at}-480x360.jpg`), (url) => `<img src="${url}">`],
];
/** A film with a poster, one in a format that the page doesn't play first, and two streams. */
const FILMS = ({ origin }: Origins) => `
  <video src="/clip.webm" poster="/still-640x360.jpg" title="A green clip" width="640" height="368"></video>
  <video width="640" height="368"><source src="/none.mp4?1" type="video/none"><source src="${origin}/second.webm" type="video/webm"></video>
  <video src="/live.m3u8" width="640" height="368"></video><video id="streamed" width="640" height="368"></video>
  <script>document.querySelector('#streamed').src = URL.createObjectURL(new MediaSource());</script>`;
const FILM_URLS = ['/clip.webm', '/second.webm'];

/**
 * Images that only the page itself can read: a drawing, a canvas, a blob, and images in an open shadow root
 * and a frame.
 */
const HELD = `
  <svg width="300" height="300" viewBox="0 0 300 300"><rect width="300" height="300" fill="teal"/><circle cx="150" cy="150" r="90" fill="gold"/></svg>
  <canvas width="320" height="240"></canvas><img id="blob" width="256" height="256"><div id="host"></div>
  <iframe srcdoc="<img src='/framed-400x300.jpg'>" width="420" height="320"></iframe>
  <script>
    const canvas = document.querySelector('canvas'); const pen = canvas.getContext('2d');
    pen.fillStyle = 'crimson'; pen.fillRect(0, 0, 320, 240); pen.fillStyle = 'white'; pen.fillRect(40, 40, 99, 99);
    const made = new OffscreenCanvas(256, 256); const ink = made.getContext('2d');
    ink.fillStyle = 'navy'; ink.fillRect(0, 0, 256, 256); ink.fillStyle = 'pink'; ink.fillRect(20, 90, 200, 60);
    made.convertToBlob({ type: 'image/png' }).then((blob) => { document.querySelector('#blob').src = URL.createObjectURL(blob); });
    document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML = '<img src="/shadow-400x300.jpg">';
  </script>`;
const HELD_URLS = ['/framed-400x300.jpg', '/shadow-400x300.jpg'];
/** The drawing, the canvas and the blob. */
const MADE = 3;

const PAGE: ServedPage = {
  name: 'every-kind.html',
  html: (origins) =>
    documentOf(
      KINDS.map(([urls, html]) =>
        urls.map((url) => html(url.replace('elsewhere', origins.elsewhere))).join(''),
      ).join('') +
        FILMS(origins) +
        HELD,
    ),
};

async function filmPage(url: string, number: number): Promise<ServedPage> {
  const pictures = Array.from({ length: 10 }, (_, at) => squares(640, 368, number + at));
  const film = await makeFilm({ codec: 'vp8', container: 'webm', pictures, framesPerSecond: 5, keyEvery: 2 });
  return { name: url.slice(1), headers: { 'content-type': 'video/webm' }, html: () => film };
}

function titlesOfFilms(panel: Page): Promise<(string | null)[]> {
  return panel.$$eval('.image-tile:has(.film-mark) input', (all) =>
    all.map((box) => box.getAttribute('aria-label')),
  );
}

let pages: PageServer;
beforeAll(async () => {
  const films = await Promise.all(FILM_URLS.map((url, at) => filmPage(url, at * 100)));
  pages = await startPageServer([PAGE, ...films]);
});
afterAll(() => pages.stop());

describe('a page with images and films of every kind, from two origins', () => {
  it(
    'comes back as one ZIP, every original byte for byte',
    { tags: ['common-image-formats-handled', 'browser-extension-chrome'] },
    async () => {
      await fixture.signIn('every@example.org');
      const page = await fixture.browser.newPage();
      await page.goto(`${pages.origin}/${PAGE.name}`, { waitUntil: 'networkidle0' });
      const popup = await fixture.openPopup(page);
      await popup.close();
      const [tabId, windowId] = await fixture.desk.evaluate(async (url) => {
        const tab = (await chrome.tabs.query({})).find((one) => one.title === 'A page' || one.url === url);
        return [tab?.id, tab?.windowId];
      }, page.url());
      // The same as a click on "Organize these images" on the page's second image.
      const worker = await fixture.worker();
      await worker.evaluate(
        (tab, info) => {
          const { onClicked } = chrome.contextMenus as unknown as {
            onClicked: { dispatch(...args: unknown[]): void };
          };
          onClicked.dispatch(info, tab);
        },
        { id: tabId, windowId, url: page.url() },
        {
          menuItemId: 'organize-images',
          pageUrl: page.url(),
          srcUrl: `${pages.origin}/plain2-400x300.jpg`,
          mediaType: 'image',
        },
      );
      const panel = await fixture.openPanel();
      const urls = [...KINDS.flatMap(([some]) => some), ...FILM_URLS, ...HELD_URLS];
      const total = urls.length + MADE;
      expect(total).toBeGreaterThanOrEqual(40);
      await sees(panel, `${total} of ${total} selected`);
      expect(await read(panel, '.image-tile', (tile) => tile.textContent)).toContain('plain2');
      expect(await titlesOfFilms(panel)).toEqual([
        'Video, clip.webm, 640×368',
        'Video, second.webm, 640×368',
      ]);
      await press(panel, `Organize selected (${total})`);
      await sees(panel, 'Your folders');

      const archive = await openedArchive(await readFile(join(fixture.downloads, ARCHIVE_NAME)));
      expect(archive.size).toBe(total);
      const sums = new Set(archive.values());
      for (const url of urls) {
        const address = url.startsWith('/') ? pages.origin + url : url.replace('elsewhere', pages.elsewhere);
        const original = Buffer.from(await (await fetch(address)).arrayBuffer());
        expect(sums, url).toContain(sha256(original));
      }
      expect([...archive.keys()].some((path) => path.startsWith('Unsorted/'))).toBe(false);

      await page.bringToFront();
      const usage = await fixture.openPopup(page);
      await sees(usage, `${total} / 10,000`);
    },
  );
});
