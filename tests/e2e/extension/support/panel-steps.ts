import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { ARCHIVE_NAME } from '#core/limits.ts';
import type { DrawnPhoto, DrawnPhotos } from '../../site/support/drawn-photos.ts';
import { openedArchive, sha256 } from '../../site/support/opened-archive.ts';
import { callWorker } from './call-worker.ts';
import type { ExtensionFixture } from './fixture.ts';
import { click, find, waitFor } from '../../../../scripts/visitor/patient-page.ts';

export async function sees(page: Page, text: string): Promise<void> {
  await waitFor(page, (wanted) => document.body.innerText.includes(wanted), text).catch(
    async (cause: unknown) => {
      const said = await page.evaluate(() => document.body.innerText);
      throw new Error(`"${text}" is not in the panel:\n${said}`, { cause });
    },
  );
}

export function press(page: Page, name: string): Promise<void> {
  return click(page, `::-p-aria([name="${name}"][role="button"])`);
}

/** Returns the ZIP in the downloads folder, once its download is complete. */
export async function downloaded(fixture: ExtensionFixture, panel: Page): Promise<Map<string, string>> {
  const path = join(fixture.downloads, ARCHIVE_NAME);
  await waitFor(
    panel,
    (wanted) =>
      [...document.querySelectorAll('li.toast')].some((toast) => toast.textContent?.includes(wanted)),
    'Download complete!',
  ).catch(async (cause: unknown) => {
    const said = await panel.evaluate(() => document.body.innerText);
    throw new Error(`Nothing was downloaded; the panel says:\n${said}`, { cause });
  });
  return openedArchive(await readFile(path));
}

export async function chooseFiles(panel: Page, paths: readonly string[]): Promise<void> {
  const picker = await find(panel, 'input[type=file]:not([webkitdirectory])');
  await picker.uploadFile(...paths);
}

/** The panel of a signed-in user, with this many photos picked, some of which are films. */
export async function panelWith(
  fixture: ExtensionFixture,
  drawn: DrawnPhotos,
  count: number,
  films = 0,
): Promise<{ panel: Page; photos: readonly DrawnPhoto[] }> {
  const photos = await drawn.drawMany(count, films);
  const panel = await fixture.openPanel();
  await sees(panel, 'Pro plan');
  await chooseFiles(
    panel,
    photos.map(({ path }) => path),
  );
  await sees(panel, `${count} files selected`);
  return { panel, photos };
}

/** Opens the panel for the images of a page, as the toolbar's popup does. */
export async function panelFor(fixture: ExtensionFixture, url: string): Promise<Page> {
  const page = await openGranted(fixture, url);
  await leaveJob(fixture, page);
  return fixture.openPanel();
}

/** Opens it in a window next to the page's, so that the page stays visible. */
export async function panelBeside(
  fixture: ExtensionFixture,
  url: string,
): Promise<{ readonly panel: Page; readonly page: Page }> {
  const page = await openGranted(fixture, url);
  const panel = await fixture.browser.newPage({ type: 'window' });
  await panel.goto(fixture.url('sidepanel/index.html'));
  const windowId = await panel.evaluate(async () => (await chrome.windows.getCurrent()).id);
  await page.bringToFront();
  await leaveJob(fixture, page, windowId);
  return { panel, page };
}

/** A page to whose tab a click on the toolbar button has granted access (activeTab). */
async function openGranted(fixture: ExtensionFixture, url: string): Promise<Page> {
  const page = await fixture.browser.newPage();
  await page.goto(url);
  await waitFor(page, () =>
    [...document.images].every(({ naturalWidth, loading }) => loading === 'lazy' || naturalWidth > 0),
  );
  const popup = await fixture.openPopup(page);
  await popup.close();
  return page;
}

/** @param panelWindow the panel's window, if it isn't the page's */
async function leaveJob(fixture: ExtensionFixture, page: Page, panelWindow?: number): Promise<void> {
  await fixture.desk.evaluate(
    async (pageUrl, inWindow) => {
      const tabs = await chrome.tabs.query({});
      const [active] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      // The address is known only of a granted tab.
      const tab = tabs.findLast(({ url }) => url === pageUrl) ?? active;
      const windowId = inWindow ?? tab?.windowId;
      const job = { kind: 'page', tabId: tab?.id, windowId, pageUrl, at: Date.now() };
      await chrome.storage.session.set({ 'pending-job': job });
    },
    page.url(),
    panelWindow,
  );
}

/** Returns the server's count for the signed-in user. */
export async function usageOf(fixture: ExtensionFixture): Promise<number> {
  const reply = (await callWorker(fixture.desk, 'account')) as { value: { usage: { count: number } } };
  return reply.value.usage.count;
}

/** Sorted checksums of the ZIP's files, and of the originals. */
export const inside = (archive: Map<string, string>) => [...archive.values()].toSorted();
export const sumsOf = (originals: readonly Buffer[]) => originals.map(sha256).toSorted();
