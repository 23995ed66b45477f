/** @module-tag nightly */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { callWorker } from './support/call-worker.ts';
import { find } from '../../../scripts/visitor/patient-page.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { FREE } from '../site/support/service.ts';

/** Chrome's maximum height of a popup. */
const HIGHEST_PX = 600;

// German, which has the longest texts, with all notices that can be shown at once.
const fixture = new ExtensionFixture({
  settings: FREE,
  args: ['--lang=de'],
  env: { LANGUAGE: 'de' },
});

it('the German popup fits into Chrome’s frame, offline and with little left of the month', async () => {
  await fixture.signIn(`${randomUUID()}@example.org`);
  await callWorker(fixture.desk, 'reserve', 20, randomUUID());
  await callWorker(fixture.desk, 'account');
  await fixture.desk.evaluate(async () => {
    const serverUrl = 'http://localhost:9';
    const { 'refresh-token': kept } = await chrome.storage.local.get<{ 'refresh-token': object }>();
    await chrome.storage.local.set({ settings: { serverUrl }, 'refresh-token': { ...kept, serverUrl } });
  });
  const page = await fixture.browser.newPage();
  await page.goto(`${fixture.site.origin}/api/config`);
  const popup = await fixture.openPopup(page);
  await find(popup, '[role=alert]');
  await find(popup, '[data-level=warning]');
  const heightPx = await popup.evaluate(() => document.body.scrollHeight);
  expect(heightPx).toBeLessThanOrEqual(HIGHEST_PX);
});
