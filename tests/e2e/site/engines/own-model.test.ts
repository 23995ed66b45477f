/** @module-tag nightly */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  completion,
  type FakeChatServer,
  startFakeChatServer,
} from '../../../../scripts/visitor/fake-chat-server.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { openedArchive, sha256 } from '../support/opened-archive.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';
import { watchRequests } from '../support/watch-requests.ts';

const fixture = siteFixture();

let chat: FakeChatServer;
beforeAll(async () => {
  chat = await startFakeChatServer();
});
afterAll(() => chat.close());

let visitor: Visitor;
beforeEach(async () => {
  chat.requests.length = 0;
  chat.allowedOrigin = fixture.site.origin;
  let photo = 0;
  chat.respond = async () => {
    photo += 1;
    const description = 'A red bicycle by a wall. Possibly a vehicle in a street.';
    const answer = { description, category: 'Vehicles', name: `red bicycle ${photo}` };
    return Promise.resolve(completion(JSON.stringify(answer)));
  };
  visitor = await fixture.arrive();
  await visitor.open('/upload');
});
afterEach(() => visitor.page.evaluate(() => localStorage.clear()));

async function saveAndTest(address: string, name = 'llava'): Promise<void> {
  await visitor.fill('#own-model-address', address);
  await visitor.fill('#own-model-name', name);
  await visitor.fill('#own-model-key', 'secret');
  await visitor.press('Save and test');
}

async function setAddress(address: string): Promise<void> {
  await visitor.press('Use a model of your own');
  await saveAndTest(address);
}

/** This browser's stored choices of the engine and the model. */
function kept() {
  return visitor.page.evaluate(() => ({
    engine: localStorage.getItem('engine'),
    model: (JSON.parse(localStorage.getItem('own-model') ?? '{}') as { model?: string }).model,
  }));
}

async function organizeTwo(): Promise<void> {
  const drawn = await fixture.photos.drawMany(2);
  await visitor.choose(drawn.map(({ path }) => path));
  await visitor.sees('2 files selected');
  const downloads = await watchDownloads(visitor, fixture.photos.folder);
  await visitor.press('Organize Photos');
  expect((await openedArchive((await downloads.next()).bytes)).size).toBe(2);
}

describe('a custom model', () => {
  it('is tested with a picture, describes the photos without an account, and gets all of them', async () => {
    await setAddress(chat.baseUrl);
    await visitor.sees('A red bicycle by a wall.');
    expect(chat.requests).toHaveLength(1);
    await visitor.sees(`are sent to ${new URL(chat.baseUrl).host} only`);

    const drawn = await fixture.photos.drawMany(3);
    await visitor.choose(drawn.map(({ path }) => path));
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    const requests = await watchRequests(visitor.page);
    await visitor.press('Organize Photos');
    const entries = await openedArchive((await downloads.next()).bytes);
    expect([...entries.values()].sort()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).sort());
    expect([...entries.keys()].filter((path) => path.includes('red_bicycle'))).toHaveLength(3);
    expect(chat.requests.slice(1).map(({ headers }) => headers.authorization)).toEqual([
      'Bearer secret',
      'Bearer secret',
      'Bearer secret',
    ]);
    const origins = requests.filter(({ hasBody }) => hasBody).map(({ url }) => new URL(url).origin);
    expect(new Set(origins)).toEqual(new Set([new URL(chat.baseUrl).origin]));
  });

  it('that fails leaves the photos to the engine on this device, which says so', async () => {
    await setAddress(chat.baseUrl);
    await visitor.sees('A red bicycle by a wall.');
    chat.respond = async () => Promise.resolve({ status: 401, body: {} });
    const drawn = await fixture.photos.drawMany(2);
    await visitor.choose(drawn.map(({ path }) => path));
    const downloads = await watchDownloads(visitor, fixture.photos.folder);
    await visitor.press('Organize Photos');
    const entries = await openedArchive((await downloads.next()).bytes);
    expect([...entries.values()].sort()).toEqual(drawn.map(({ bytes }) => sha256(bytes)).sort());
    await visitor.sees('2 photos were left to the engine on this device. It didn’t accept the key.');
  });

  it('that does not allow the page is explained', async () => {
    chat.allowedOrigin = undefined;
    await setAddress(chat.baseUrl);
    await visitor.sees('The test failed. It couldn’t be reached. Nothing was changed.');
    await visitor.sees(`OLLAMA_ORIGINS=${fixture.site.origin}`);
  });

  it('stays a draft until its test succeeds: the engine on this device stays in effect', async () => {
    await visitor.press('Use a model of your own');
    await visitor.sees('Your photos stay with the engine above until the test succeeds.');
    expect(await kept()).toEqual({ engine: null, model: undefined });
    chat.respond = async () => Promise.resolve({ status: 401, body: {} });
    await saveAndTest(chat.baseUrl);
    await visitor.find(
      '.own-model-form [role=alert] ::-p-text(It didn’t accept the key. Nothing was changed.)',
    );
    expect(await kept()).toEqual({ engine: null, model: undefined });
    await visitor.find('::-p-text(also downloads the engine)');
    const asked = chat.requests.length;
    await organizeTwo();
    expect(chat.requests).toHaveLength(asked);
  });

  it('stays in effect if the test of another one fails', async () => {
    await setAddress(chat.baseUrl);
    await visitor.sees('A red bicycle by a wall.');
    const { respond } = chat;
    chat.respond = async () => Promise.resolve({ status: 404, body: {} });
    await saveAndTest(chat.baseUrl, 'other');
    await visitor.sees('The test failed. It gave no usable answer. Nothing was changed.');
    await visitor.sees(`are sent to ${new URL(chat.baseUrl).host}`);
    expect(await kept()).toEqual({ engine: 'own', model: 'llava' });
    chat.respond = respond;
    await organizeTwo();
    expect(chat.requests.slice(-2).map(({ body }) => body.model)).toEqual(['llava', 'llava']);
  });

  it('that was tested before takes effect again with one click, without another test', async () => {
    await setAddress(chat.baseUrl);
    await visitor.sees(`are sent to ${new URL(chat.baseUrl).host}`);
    await visitor.press('Use the engine of this site instead');
    await visitor.press('Use a model of your own');
    await visitor.sees(`are sent to ${new URL(chat.baseUrl).host}`);
    expect([chat.requests.length, (await kept()).engine]).toEqual([1, 'own']);
  });

  it('can be closed without a change', async () => {
    await visitor.press('Use a model of your own');
    await visitor.press('Close');
    await visitor.waitUntilGone('.own-model-form');
    expect(await kept()).toEqual({ engine: null, model: undefined });
  });

  it.each([
    ['https://api.openai.com/v1', 'neither on your computer nor in your network'],
    ['http://192.168.1.20:11434', 'A web page can reach only this computer'],
    ['http://localhost@example.org', 'Type an address such as'],
  ])('is rejected at %s', async (address, problem) => {
    const requests = await watchRequests(visitor.page);
    await setAddress(address);
    await visitor.sees(problem);
    expect(requests.filter(({ hasBody }) => hasBody)).toEqual([]);
    expect(await visitor.page.evaluate(() => localStorage.getItem('own-model'))).toBeNull();
  });

  it('is remembered, can be forgotten, and passes axe on a narrow phone', async () => {
    await visitor.page.setViewport({ width: 320, height: 1600 });
    // On phones, the other engines are among the details.
    await visitor.press('Details');
    await setAddress(chat.baseUrl);
    await visitor.sees('A red bicycle by a wall.');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
    await visitor.reload();
    await visitor.sees(`are sent to ${new URL(chat.baseUrl).host}`);
    await visitor.click('.engine-card details:has(.own-model-form) > summary');
    await visitor.press('Forget this model');
    await visitor.page.waitForFunction(() => localStorage.getItem('own-model') === null);
    await visitor.find('::-p-text(also downloads the engine)');
    await visitor.reload();
    await visitor.press('Details');
    await visitor.press('Use a model of your own');
    expect(await visitor.read('#own-model-address', (field) => (field as HTMLInputElement).value)).toBe('');
  });
});
