import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { callWorker } from './support/call-worker.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { FREE } from '../site/support/service.ts';
import { press } from './support/panel-steps.ts';
import { axeFindings } from '../axe-findings.ts';
import { clickAway, find, read } from '../../../scripts/visitor/patient-page.ts';

// Without founding members, so that there is a limit.
const fixture = new ExtensionFixture({ settings: FREE });
const OFFLINE = { settings: { serverUrl: 'http://localhost:9' } };

async function openPopup(): Promise<Page> {
  const page = await fixture.browser.newPage();
  await page.goto(`${fixture.site.origin}/api/config`);
  const popup = await fixture.openPopup(page);
  await find(popup, 'footer');
  return popup;
}

async function sees(page: Page, words: string): Promise<void> {
  const text = () => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
  await expect.poll(text).toContain(words);
}

/** Uses this many of the month's 25 photos. */
async function use(photos: number): Promise<void> {
  for (let left = photos; left > 0; left -= 20) {
    await callWorker(fixture.desk, 'reserve', Math.min(20, left), randomUUID());
  }
}

describe('the popup', () => {
  it('opens the panel without an account, and offers the sign-in below', async () => {
    const popup = await openPopup();
    await sees(popup, 'No account is needed on this device.');
    await sees(popup, 'the first 25 images of every month are free.');
    expect(await popup.evaluate(() => document.body.innerText)).not.toContain('Log out');
    expect(await axeFindings(popup)).toEqual([]);
  });

  it('signs in, and closes when the window opens; the next one knows the person', NIGHTLY, async () => {
    const popup = await openPopup();
    await press(popup, 'Log in');
    await fixture.nameThemselves(`${randomUUID()}@example.org`);
    await expect
      .poll(async () => callWorker(fixture.desk, 'session'))
      .toMatchObject({ value: { status: 'signed-in' } });
    const next = await openPopup();
    await sees(next, 'Free plan');
    await sees(next, '0 / 25 images');
    await sees(next, '25 images left until');
  });

  it.each([
    [19, '19 / 25 images 76%', '6 images left', false, 'normal'],
    [20, '20 / 25 images 80%', '5 images left', true, 'warning'],
    [24, '24 / 25 images 96%', '1 image left', true, 'destructive'],
    [25, '25 / 25 images 100%', 'No images left', true, 'destructive'],
  ])(
    'shows %i images as used',
    { tags: ['nightly', 'extension-popup-shows-usage-stats'] },
    async (photos, usage, left, hasWarning, level) => {
      await fixture.signIn(`${randomUUID()}@example.org`);
      await use(photos);
      const popup = await openPopup();
      await sees(popup, usage);
      await sees(popup, left);
      const text = await popup.evaluate(() => document.body.innerText);
      expect(text.includes("You're approaching your monthly usage limit.")).toBe(hasWarning);
      expect(await read(popup, '[data-level]', (meter) => (meter as HTMLElement).dataset['level'])).toBe(
        level,
      );
      expect(await axeFindings(popup)).toEqual([]);
    },
  );

  it(
    'shows the last known state at once if the server is down, and says so',
    { tags: ['nightly', 'browsers-record-cache-shows-once'] },
    async () => {
      await fixture.signIn(`${randomUUID()}@example.org`);
      await use(7);
      await callWorker(fixture.desk, 'account');
      await fixture.desk.evaluate(async (settings) => {
        const { 'refresh-token': kept } = await chrome.storage.local.get<{ 'refresh-token': object }>();
        const serverUrl = settings.settings.serverUrl;
        await chrome.storage.local.set({ ...settings, 'refresh-token': { ...kept, serverUrl } });
      }, OFFLINE);
      const popup = await openPopup();
      await sees(popup, '7 / 25 images');
      await sees(popup, 'The server could not be reached.');
      await sees(popup, 'Last known numbers.');
      expect(await axeFindings(popup)).toEqual([]);
    },
  );

  it('says once that the sign-in window was closed', NIGHTLY, async () => {
    const popup = await openPopup();
    await press(popup, 'Log in');
    await clickAway(await fixture.signInWindow(), 'a');
    await sees(await reopened(popup), 'The login window was closed before you were done.');
    expect(await (await reopened(popup)).$('[role=alert]')).toBeNull();
  });

  it('signs out', NIGHTLY, async () => {
    await fixture.signIn(`${randomUUID()}@example.org`);
    const popup = await openPopup();
    await press(popup, 'Log out');
    await sees(popup, 'Log in for our service');
    expect(Object.keys(await fixture.stored('local'))).not.toContain('signed-in-user');
  });

  it('opens the panel with a job for its page, and closes', NIGHTLY, async () => {
    const popup = await openPopup();
    await press(popup, "Organize this page's images");
    await expect.poll(panelIsOpen).toBe(true);
    await expect.poll(() => popup.isClosed()).toBe(true);
  });

  it('does not offer to read pages on which Chrome allows no extension', NIGHTLY, async () => {
    const page = await fixture.browser.newPage();
    await page.goto('chrome://version');
    const popup = await fixture.openPopup(page);
    await sees(popup, 'The browser doesn’t allow extensions on this page.');
    expect(await axeFindings(popup)).toEqual([]);
  });
});

it.each([0, 20, 24])('passes axe in the dark theme too, with %i images used', NIGHTLY, async (photos) => {
  await fixture.signIn(`${randomUUID()}@example.org`);
  await use(photos);
  const settings = { serverUrl: fixture.site.origin, theme: 'dark' };
  await fixture.desk.evaluate((chosen) => chrome.storage.local.set({ settings: chosen }), settings);
  // In a tab, since a popup would close when axe opens its own page.
  const page = await fixture.openPage('popup/index.html');
  await sees(page, `${photos} / 25 images`);
  await expect.poll(() => page.$eval('html', (html) => html.dataset['theme'])).toBe('dark');
  expect(await page.$eval('html', (html) => html.className)).toBe('dark');
  expect(await axeFindings(page)).toEqual([]);
});

async function reopened(popup: Page): Promise<Page> {
  if (!popup.isClosed()) await popup.close();
  return openPopup();
}

const panelIsOpen = () =>
  fixture.desk.evaluate(async () => {
    const contexts = await chrome.runtime.getContexts({
      contextTypes: [chrome.runtime.ContextType.SIDE_PANEL],
    });
    return contexts.length > 0;
  });
