import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { ExtensionFixture } from './support/fixture.ts';

const fixture = new ExtensionFixture();

async function aPage(): Promise<Page> {
  const page = await fixture.browser.newPage();
  await page.goto(`${fixture.site.origin}/api/config`);
  return page;
}

/** Dispatches the event of a click in Chrome's context menu, which tests cannot open. */
async function clickMenu(page: Page, info: object): Promise<void> {
  await page.bringToFront();
  const worker = await fixture.worker();
  await worker.evaluate(
    async (clicked, url) => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      const event = chrome.contextMenus.onClicked as unknown as { dispatch(...args: unknown[]): void };
      event.dispatch({ menuItemId: 'organize-images', editable: false, pageUrl: url, ...clicked }, tab);
    },
    info,
    page.url(),
  );
}

const pendingJob = async () => (await fixture.stored('session'))['pending-job'];

describe('the context menu', () => {
  it('exists for pages, images, links and selections, even after the worker was stopped', async () => {
    const worker = await fixture.worker();
    const isThere = () =>
      worker.evaluate(() =>
        chrome.contextMenus.update('organize-images', {}).then(
          () => true,
          () => false,
        ),
      );
    await expect.poll(isThere).toBe(true);
  });

  it('leaves a page’s job for the panel', { tags: ['right-click-organize-these-images'] }, async () => {
    const page = await aPage();
    await clickMenu(page, {});
    await expect.poll(pendingJob).toMatchObject({ kind: 'page', pageUrl: page.url() });
  });

  it('passes on the clicked image’s address', async () => {
    const page = await aPage();
    const srcUrl = 'https://pictures.example/one.jpg';
    await clickMenu(page, { mediaType: 'image', srcUrl });
    await expect.poll(pendingJob).toMatchObject({ kind: 'page', firstImageUrl: srcUrl });
  });

  it('accepts a link to a picture, but no video', NIGHTLY, async () => {
    const page = await aPage();
    await clickMenu(page, { linkUrl: 'https://pictures.example/large.jpg' });
    await expect.poll(pendingJob).toMatchObject({ firstImageUrl: 'https://pictures.example/large.jpg' });
    await clickMenu(page, { mediaType: 'video', srcUrl: 'https://pictures.example/film.mp4' });
    await expect.poll(pendingJob).not.toHaveProperty('firstImageUrl');
  });
});
