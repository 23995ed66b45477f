/** @module-tag nightly */
import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { callWorker } from './support/call-worker.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { FREE } from '../site/support/service.ts';

const fixture = new ExtensionFixture({ settings: FREE });

/** The popup in a tab, with a record of all texts that it has shown. */
interface Watched extends Window {
  shown: string[];
}

async function watchedPopup(): Promise<Page> {
  const page = await fixture.browser.newPage();
  await page.evaluateOnNewDocument(() => {
    const watched = window as unknown as Watched;
    watched.shown = [];
    new MutationObserver(() => {
      const text = document.getElementById('root')?.innerText ?? '';
      if (text !== '') watched.shown.push(text);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await page.goto(fixture.url('popup/index.html'));
  return page;
}

const firstShown = async (page: Page) => {
  await page.waitForFunction(() => (window as unknown as Watched).shown.length > 0);
  return page.evaluate(() => (window as unknown as Watched).shown[0] ?? '');
};

/** Signs in a user whose last known usage is this. */
async function someoneWho(used: number): Promise<void> {
  await fixture.signIn(`${randomUUID()}@example.org`);
  await callWorker(fixture.desk, 'reserve', used, randomUUID());
  await callWorker(fixture.desk, 'account');
}

describe('the popup’s first view', () => {
  it('is the last known state of the month', async () => {
    await someoneWho(7);
    expect(await firstShown(await watchedPopup())).toContain('7 / 25 images');
  });

  it('shows nothing of a signed-out person, also to the next person', async () => {
    await someoneWho(7);
    await callWorker(fixture.desk, 'signOut');
    expect(await firstShown(await watchedPopup())).toContain('Log in for our service');
    await fixture.signIn(`${randomUUID()}@example.org`);
    expect(await firstShown(await watchedPopup())).not.toContain('7 / 25');
  });

  it('follows a count that changes while a panel is open and no popup is', async () => {
    await someoneWho(3);
    await fixture.openPanel();
    await callWorker(fixture.desk, 'reserve', 2, randomUUID());
    expect(await firstShown(await watchedPopup())).toContain('5 / 25 images');
  });
});
