import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { createDrawnPhotos, type DrawnPhoto, type DrawnPhotos } from '../site/drawn-photos.ts';
import { openedArchive, sha256 } from '../site/opened-archive.ts';
import { callWorker } from './call-worker.ts';
import { ExtensionFixture } from './fixture.ts';
import { documentOf, type ServedPage } from './pages/page.ts';
import { type PageServer, startPageServer } from './pages/page-server.ts';

const fixture = new ExtensionFixture({ settings: { FOUNDING_MEMBERS: '0', DEFAULT_PLAN: 'pro' } });
const WAITING = { polling: 50 } as const;

const IMAGES = ['oak', 'elm', 'ash', 'fir', 'yew'].map((name) => `/${name}-400x300.jpg`);
const GALLERY: ServedPage = {
  name: 'gallery.html',
  html: () =>
    documentOf(IMAGES.map((src) => `<img src="${src}" width="400" height="300">`).join('') + twice()),
};
const MIXED: ServedPage = {
  name: 'mixed.html',
  html: ({ elsewhere }) =>
    documentOf(
      `<img src="${IMAGES[0]}" width="400" height="300"><img src="${elsewhere}/bay-500x400.jpg" width="500" height="400">`,
    ),
};
/** The same picture under another address. */
const twice = () => `<img src="${IMAGES[0]}?again" width="400" height="300">`;

let pages: PageServer;
let drawn: DrawnPhotos;
beforeAll(async () => {
  [pages, drawn] = await Promise.all([startPageServer([GALLERY, MIXED]), createDrawnPhotos()]);
});
afterAll(() => Promise.all([pages.stop(), drawn.remove()]));
afterEach(async () => {
  await rm(fixture.downloads, { recursive: true, force: true });
  await fixture.desk.evaluate(() => indexedDB.deleteDatabase('batches'));
});

async function sees(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction((wanted) => document.body.innerText.includes(wanted), WAITING, text)
    .catch(async (cause: unknown) => {
      const said = await page.evaluate(() => document.body.innerText);
      throw new Error(`"${text}" is not in the panel:\n${said}`, { cause });
    });
}

function press(page: Page, name: string): Promise<void> {
  return page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
}

/** The ZIP in the downloads folder, once it is there in full. */
async function downloaded(panel: Page): Promise<Map<string, string>> {
  const path = join(fixture.downloads, ARCHIVE_NAME);
  await panel
    .waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('li.toast')].some((toast) => toast.textContent?.includes(wanted)),
      WAITING,
      'Download complete!',
    )
    .catch(async (cause: unknown) => {
      const said = await panel.evaluate(() => document.body.innerText);
      throw new Error(`Nothing was downloaded; the panel says:\n${said}`, { cause });
    });
  return openedArchive(await readFile(path));
}

async function chooseFiles(panel: Page, paths: readonly string[]): Promise<void> {
  const picker = await panel.waitForSelector('input[type=file]:not([webkitdirectory])');
  await picker?.uploadFile(...paths);
}

/** The panel of someone who is signed in, with so many photos on the table. */
async function panelWith(count: number): Promise<{ panel: Page; photos: readonly DrawnPhoto[] }> {
  const photos = await drawn.drawMany(count);
  const panel = await fixture.openPanel();
  await sees(panel, 'Pro plan');
  await chooseFiles(
    panel,
    photos.map(({ path }) => path),
  );
  await sees(panel, `${count} files selected`);
  return { panel, photos };
}

/** The panel, asked for the images of a page as the toolbar's popup asks. */
async function panelFor(path: string): Promise<Page> {
  const page = await fixture.browser.newPage();
  await page.goto(`${pages.origin}/${path}`);
  // The click on the toolbar's button grants the tab.
  const popup = await fixture.openPopup(page);
  await popup.close();
  await fixture.desk.evaluate(async (pageUrl) => {
    const [tab] = await chrome.tabs.query({ url: undefined, active: true, lastFocusedWindow: true });
    const found = (await chrome.tabs.query({})).find(({ id }) => id === tab?.id) ?? tab;
    const job = { kind: 'page', tabId: found?.id, windowId: found?.windowId, pageUrl, at: Date.now() };
    await chrome.storage.session.set({ 'pending-job': job });
  }, page.url());
  return fixture.openPanel();
}

const usageOf = async () => {
  const reply = (await callWorker(fixture.desk, 'account')) as { value: { usage: { count: number } } };
  return reply.value.usage.count;
};
/** The checksums of what is in the ZIP, and of the originals. */
const inside = (archive: Map<string, string>) => [...archive.values()].toSorted();
const sumsOf = (originals: readonly Buffer[]) => originals.map(sha256).toSorted();

describe('the side panel', () => {
  it('organizes photos from the disk into a ZIP in the downloads folder', async () => {
    await fixture.signIn('disk@example.org');
    const { panel, photos } = await panelWith(6);
    await press(panel, 'Organize Photos');
    const archive = await downloaded(panel);
    expect(inside(archive)).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
    await sees(panel, 'Your folders');
    expect(await usageOf()).toBe(6);
  });

  it('asks those who are not signed in to sign in, and goes on with what lies on the table', async () => {
    const photos = await drawn.drawMany(2);
    const panel = await fixture.openPanel();
    await chooseFiles(
      panel,
      photos.map(({ path }) => path),
    );
    await press(panel, 'Continue with Google');
    await fixture.nameThemselves('new@example.org');
    await sees(panel, '2 files selected');
    await sees(panel, 'Pro plan');
    await press(panel, 'Organize Photos');
    expect((await downloaded(panel)).size).toBe(2);
  });

  it('takes the images of a page, each picture once, byte for byte', async () => {
    await fixture.signIn('page@example.org');
    const panel = await panelFor('gallery.html');
    await sees(panel, `${IMAGES.length + 1} of ${IMAGES.length + 1} selected`);
    await press(panel, `Organize selected (${IMAGES.length + 1})`);
    const archive = await downloaded(panel);
    const originals = await Promise.all(
      IMAGES.map(async (path) => Buffer.from(await (await fetch(pages.origin + path)).arrayBuffer())),
    );
    expect(inside(archive)).toEqual(sumsOf(originals));
    await sees(panel, 'On the page twice, taken once: 1');
    expect(await usageOf()).toBe(IMAGES.length);
  });

  it('asks for exactly the host that lets nothing be read, and goes on without it', async () => {
    await fixture.signIn('mixed@example.org');
    const panel = await panelFor('mixed.html');
    await sees(panel, '2 of 2 selected');
    await press(panel, 'Organize selected (2)');
    await sees(panel, 'Your permission is needed');
    await sees(panel, '127.0.0.1');
    await press(panel, 'Go on without them');
    expect((await downloaded(panel)).size).toBe(1);
    await sees(panel, 'Left out: 1');
  });

  it('goes on where it was when it is closed and opened again, and each photo is paid for once', async () => {
    await fixture.signIn('again@example.org');
    const { panel, photos } = await panelWith(8);
    fixture.engine.hold();
    await press(panel, 'Organize Photos');
    await expect.poll(() => fixture.engine.waiting()).toBe(4);
    fixture.engine.letThrough(3);
    await sees(panel, '3 of 8 photos done');
    await panel.close();
    fixture.engine.release();
    const again = await fixture.openPanel();
    const archive = await downloaded(again);
    expect(inside(archive)).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
    await sees(again, 'Your folders');
    expect(await usageOf()).toBe(8);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'makes the same ZIP when the worker is stopped after %i photos, and the server counts the same',
    async (done) => {
      await fixture.signIn(`stopped-${done}@example.org`);
      const { panel, photos } = await panelWith(6);
      fixture.engine.hold();
      await press(panel, 'Organize Photos');
      await expect.poll(() => fixture.engine.waiting()).toBeGreaterThan(0);
      fixture.engine.letThrough(done);
      await sees(panel, `${done} of 6 photos done`);
      await fixture.stopWorker();
      fixture.engine.release();
      const archive = await downloaded(panel);
      const said = await panel.evaluate(() => document.body.innerText);
      expect(inside(archive), said).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
      expect(await usageOf()).toBe(6);
    },
  );

  it('has nothing that axe objects to, empty, choosing and done, in both themes', async () => {
    await fixture.signIn('axe@example.org');
    for (const value of ['light', 'dark']) {
      const panel = await panelFor('gallery.html');
      await panel.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      await sees(panel, 'selected');
      expect(await violationsOf(panel)).toEqual([]);
      await press(panel, 'Back');
      await sees(panel, "Organize this page's images");
      expect(await violationsOf(panel)).toEqual([]);
      await panel.close();
    }
  });
});

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxePuppeteer(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
}
