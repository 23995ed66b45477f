import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { callWorker } from './support/call-worker.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { axeFindings } from '../axe-findings.ts';
import { click, find, read, waitFor } from '../../../scripts/visitor/patient-page.ts';

const fixture = new ExtensionFixture();

async function openOptions(): Promise<Page> {
  const page = await fixture.openPage('options/index.html');
  await find(page, '#server');
  return page;
}

const settings = async () => (await fixture.stored('local'))['settings'];

describe('the options', () => {
  it('save each choice, with only the keyboard', async () => {
    const page = await openOptions();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expect.poll(settings).toMatchObject({ thresholdPx: 201 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(settings).toMatchObject({ saveAs: true });
    await page.keyboard.press('Tab');
    await page.keyboard.type('Dark');
    await expect.poll(settings).toMatchObject({ thresholdPx: 201, saveAs: true, theme: 'dark' });
    await expect.poll(() => page.$eval('html', (html) => html.dataset['theme'])).toBe('dark');
  });

  it('show saved choices, and update another open page at once', NIGHTLY, async () => {
    await fixture.desk.evaluate(() =>
      chrome.storage.local.set({ settings: { thresholdPx: 320, saveAs: true } }),
    );
    const page = await openOptions();
    expect(await read(page, '#threshold', (field) => (field as HTMLInputElement).value)).toBe('320');
    const other = await openOptions();
    await click(other, '#save-as');
    await expect.poll(() => page.$eval('#save-as', (box) => (box as HTMLInputElement).checked)).toBe(false);
  });

  it.each(['http://elsewhere.example', 'elsewhere', 'https://a.example/path', 'https://me@a.example'])(
    'reject %s as a server',
    NIGHTLY,
    async (address) => {
      const page = await openOptions();
      const before = await settings();
      await read(page, '#server', (field) => (field as HTMLInputElement).select());
      await page.type('#server', address);
      await page.keyboard.press('Enter');
      await find(page, '[role=alert]');
      expect(await settings()).toEqual(before);
      expect(await read(page, '#server', (field) => field.getAttribute('aria-invalid'))).toBe('true');
    },
  );

  it('link to the licenses of what is in the extension', NIGHTLY, async () => {
    const page = await openOptions();
    await click(page, '::-p-aria([name="Licenses of third-party software"][role="link"])');
    await waitFor(page, () => location.pathname === '/licenses.txt' && document.readyState === 'complete');
    expect(await read(page, 'body', (body) => body.textContent)).toContain('webextension-polyfill 0.');
  });

  it('accept another server, and sign out of the previous one', NIGHTLY, async () => {
    await fixture.signIn();
    const page = await openOptions();
    await read(page, '#server', (field) => (field as HTMLInputElement).select());
    await page.type('#server', ' https://photos.example/ ');
    await page.keyboard.press('Enter');
    await expect.poll(settings).toMatchObject({ serverUrl: 'https://photos.example' });
    expect(await callWorker(fixture.desk, 'session')).toMatchObject({ value: { status: 'signed-out' } });
    expect(Object.keys(await fixture.stored('local'))).not.toContain('refresh-token');
  });

  it.each(['light', 'dark'])('are accessible in the %s theme', NIGHTLY, async (theme) => {
    await fixture.desk.evaluate((chosen) => chrome.storage.local.set({ settings: { theme: chosen } }), theme);
    const page = await openOptions();
    await expect.poll(() => page.$eval('html', (html) => html.dataset['theme'])).toBe(theme);
    await expect.poll(() => page.$eval('html', (html) => html.className)).toBe(theme);
    await read(page, '#threshold', (field) => (field as HTMLInputElement).select());
    await page.type('#threshold', '0');
    await find(page, '[role=alert]');
    expect(await axeFindings(page)).toEqual([]);
  });
});
