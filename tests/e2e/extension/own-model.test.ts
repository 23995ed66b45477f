/** @module-tag nightly */
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  completion,
  type FakeChatServer,
  startFakeChatServer,
} from '../../../scripts/visitor/fake-chat-server.ts';
import { axeFindings } from '../axe-findings.ts';
import { fill, find } from '../../../scripts/visitor/patient-page.ts';
import { createDrawnPhotos, type DrawnPhotos } from '../site/support/drawn-photos.ts';
import { ExtensionFixture } from './support/fixture.ts';
import { chooseFiles, downloaded, inside, press, sees, sumsOf } from './support/panel-steps.ts';

const fixture = new ExtensionFixture();

let chat: FakeChatServer;
let drawn: DrawnPhotos;
beforeAll(async () => {
  [chat, drawn] = await Promise.all([startFakeChatServer(), createDrawnPhotos()]);
});
afterAll(() => Promise.all([chat.close(), drawn.remove()]));
afterEach(() => rm(fixture.downloads, { recursive: true, force: true }));

describe('a custom model', () => {
  it('is rejected at an outside address in the options', async () => {
    const page = await fixture.openPage('options/index.html');
    await find(page, '#own-model-address');
    await fill(page, '#own-model-address', 'https://api.openai.com/v1');
    await fill(page, '#own-model-name', 'gpt');
    await press(page, 'Save and test');
    await sees(page, 'neither on your computer nor in your network');
    expect(await fixture.stored('local')).not.toHaveProperty('own-model');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('that was tested in the options takes effect in the panel with one click, and describes its photos', async () => {
    const answer = { description: 'A red bicycle by a wall.', category: 'Vehicles', name: 'red bicycle' };
    chat.answers = [completion(JSON.stringify(answer))];
    // As the options store it after a successful test.
    await fixture.desk.evaluate(
      (baseUrl) => chrome.storage.local.set({ 'own-model': { baseUrl, model: 'llava' } }),
      chat.baseUrl,
    );
    const panel = await fixture.openPanel();
    chat.allowedOrigin = await panel.evaluate(() => location.origin);
    await press(panel, 'Use a model of your own');
    await sees(panel, `are sent to ${new URL(chat.baseUrl).host}`);
    const asked = chat.requests.length;
    const photos = await drawn.drawMany(2);
    await chooseFiles(
      panel,
      photos.map(({ path }) => path),
    );
    await press(panel, 'Organize Photos');
    expect(inside(await downloaded(fixture, panel))).toEqual(sumsOf(photos.map(({ bytes }) => bytes)));
    expect(chat.requests).toHaveLength(asked + 2);
  });
});
