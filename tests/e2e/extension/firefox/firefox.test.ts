import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { startBrowserStorage } from '../../../fakes/storage/browser-storage.ts';
import { WEBDAV_LOGIN } from '../../../fakes/storage/webdav-server.ts';
import { find, waitFor } from '../../../../scripts/visitor/patient-page.ts';
import { openedArchive, topOfArchive } from '../../site/support/opened-archive.ts';
import { inside, sumsOf } from '../support/panel-steps.ts';
import { answerQuestion, chooseInMenu, isSidebarOpen } from './firefox-window.ts';
import { FIREFOX, type Firefox, startFirefox } from './firefox.ts';
import { type PhotoPage, servePhotos } from './photo-pages.ts';
import { sidebarOf } from './sidebar.ts';

const REAL = join(import.meta.dirname, '../../../../../shared/photos/photos');
const MISSING = missing();
const PHOTOS = 4;

function missing(): string {
  if (!existsSync(FIREFOX)) return ` (skipped: there is no ${FIREFOX}; FIREFOX_PATH names another Firefox)`;
  return existsSync(REAL) ? '' : ' (skipped: the real photos are not beside the repository)';
}

describe.skipIf(MISSING)(`the extension in Firefox${MISSING}`, () => {
  let firefox: Firefox;
  let photos: PhotoPage;
  let paths: string[];
  beforeAll(async () => {
    const names = readdirSync(REAL).filter((name) => name.endsWith('.jpg'));
    paths = names.slice(0, PHOTOS).map((name) => join(REAL, name));
    [firefox, photos] = await Promise.all([startFirefox(), servePhotos(paths)]);
  });
  /** The photos on the page's own host. */
  const ownPaths = () => paths.filter((_, at) => at % 2 === 0);
  afterAll(() => Promise.all([firefox.close(), photos.stop()]));

  it(
    'organizes a page by right-click: sidebar, question for the other host, and ZIP',
    { tags: ['extension-firefox-edge'] },
    async () => {
      const desk = await firefox.openPage('options/index.html');
      const sidebar = sidebarOf(firefox, desk);
      const page = await firefox.browser.newPage();
      await page.goto(photos.url, { timeout: 90_000 });
      await waitFor(page, () => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
      await page.bringToFront();

      await (await find(page, 'img')).click({ button: 'right' });
      await expect.poll(() => firefox.inWindow(chooseInMenu, 'Organize these images')).toBe(true);
      await sidebar.sees(`${PHOTOS} of ${PHOTOS} selected`);
      expect(await firefox.inWindow(isSidebarOpen)).toBe(true);

      await sidebar.press(`Organize selected (${PHOTOS})`);
      // Photos of the page's own host need no permission.
      await sidebar.sees(`127.0.0.1\n${PHOTOS / 2}`);
      await sidebar.press('Allow and continue');
      await expect.poll(() => firefox.inWindow(answerQuestion, 'secondaryButton')).toContain('127.0.0.1');
      await sidebar.press('Allow and continue');
      await expect.poll(() => firefox.inWindow(answerQuestion, 'button')).toContain('127.0.0.1');
      await sidebar.sees('Download complete!');

      const zip = await readFile(join(firefox.downloads, ARCHIVE_NAME));
      const originals = await Promise.all(paths.map((path) => readFile(path)));
      const archive = await openedArchive(zip);
      expect(inside(archive)).toEqual(sumsOf(originals));
      const top = await topOfArchive(zip);
      for (const path of archive.keys()) {
        expect(top.get('where-my-pix.csv')).toContain(path);
        expect(top.get('SHA256SUMS')).toContain(`${archive.get(path)}  ${path}`);
      }
    },
  );

  it(
    'scrolls through a page whose photos load late, and sends the board to a storage',
    { tags: ['nightly', 'extension-firefox-edge'] },
    async () => {
      const desk = await firefox.openPage('options/index.html');
      const sidebar = sidebarOf(firefox, desk);
      const storage = await startBrowserStorage(await desk.evaluate(() => location.origin));
      const page = await firefox.browser.newPage();
      await page.goto(`${photos.url}late`, { timeout: 90_000 });
      await page.bringToFront();
      await (await find(page, 'p')).click({ button: 'right' });
      await expect.poll(() => firefox.inWindow(chooseInMenu, 'Organize these images')).toBe(true);
      await sidebar.sees('Scroll through the page');
      await sidebar.press('Scroll through the page');
      await sidebar.sees('Scrolled to the end of the page.');
      await sidebar.sees(`${PHOTOS / 2} of ${PHOTOS / 2} selected`);
      await sidebar.press(`Organize selected (${PHOTOS / 2})`);
      await sidebar.sees('Download complete!');

      await sidebar.pick('More ways to save', 'Send to your storage…');
      await sidebar.fill('#send-address', storage.address);
      await sidebar.fill('#send-user', WEBDAV_LOGIN.user);
      await sidebar.fill('#send-password', WEBDAV_LOGIN.password);
      await sidebar.press('Check the destination first');
      // The first test has allowed this host, or Firefox asks.
      await expect
        .poll(async () => {
          await firefox.inWindow(answerQuestion, 'button');
          return sidebar.shows(`${PHOTOS / 2} files: ${PHOTOS / 2} to send, 0 already there.`);
        })
        .toBe(true);
      await sidebar.press('Send');
      await sidebar.sees(`${PHOTOS / 2} of ${PHOTOS / 2} files are there, each verified by its SHA-256.`);
      const sums = [...(await storage.files()).values()];
      for (const sum of sumsOf(await Promise.all(ownPaths().map((path) => readFile(path))))) {
        expect(sums).toContain(sum);
      }
    },
  );

  it('offers nothing that needs our server, which can’t recognize a Firefox extension', async () => {
    for (const [path, shown] of [
      ['popup/index.html', 'Choose photos from disk'],
      ['options/index.html', 'Ask where to save the ZIP'],
      ['sidepanel/index.html', 'The engine is on this device.'],
    ] as const) {
      const page = await firefox.openPage(path);
      const text = () => page.evaluate(() => (document.body as HTMLElement | null)?.innerText ?? '');
      await expect.poll(text).toContain(shown);
      expect(await text()).not.toMatch(/Continue with Google|With our service|Server address/);
    }
  });
});
