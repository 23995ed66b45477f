/** @module-tag nightly */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completion, type FakeChatServer, startFakeChatServer } from '../../fakes/fake-chat-server.ts';
import { axeViolationsInBothThemes, sidewaysPx } from './axe-violations.ts';
import { watchDownloads } from './downloads.ts';
import { openedArchive, sha256 } from './opened-archive.ts';
import { siteFixture } from './site-fixture.ts';
import type { Visitor } from './visitor.ts';
import { watchRequests } from './watch-requests.ts';

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

async function setAddress(address: string): Promise<void> {
  await visitor.press('Use a model of your own');
  await visitor.fill('#own-model-address', address);
  await visitor.fill('#own-model-name', 'llava');
  await visitor.fill('#own-model-key', 'secret');
  await visitor.press('Save and test');
}

describe('a model of one’s own', () => {
  it('is tested with a picture, describes the photos of somebody without an account, and gets all of them', async () => {
    await setAddress(chat.baseUrl);
    await visitor.sees('A red bicycle by a wall.');
    expect(chat.requests).toHaveLength(1);
    await visitor.sees(`are sent to ${new URL(chat.baseUrl).host}, and nowhere else`);

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
    await visitor.sees('2 photos were left to the engine on this device. It did not accept the key.');
  });

  it('that does not allow the page is explained', async () => {
    chat.allowedOrigin = undefined;
    await setAddress(chat.baseUrl);
    await visitor.sees('The test failed. It could not be reached.');
    await visitor.sees(`OLLAMA_ORIGINS=${fixture.site.origin}`);
  });

  it.each([
    ['https://api.openai.com/v1', 'neither on your computer nor in your network'],
    ['http://192.168.1.20:11434', 'A web page reaches only this computer'],
    ['http://localhost@example.org', 'Type an address such as'],
  ])('is not taken at %s', async (address, problem) => {
    const requests = await watchRequests(visitor.page);
    await setAddress(address);
    await visitor.sees(problem);
    expect(requests.filter(({ hasBody }) => hasBody)).toEqual([]);
    expect(await visitor.page.evaluate(() => localStorage.getItem('own-model'))).toBeNull();
  });

  it('is remembered, can be forgotten, and has nothing that axe objects to, on a narrow phone', async () => {
    await visitor.page.setViewport({ width: 320, height: 1600 });
    await setAddress(chat.baseUrl);
    await visitor.sees('A red bicycle by a wall.');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
    await visitor.reload();
    await visitor.sees(`are sent to ${new URL(chat.baseUrl).host}`);
    await visitor.click('.engine-card details:has(.own-model-form) > summary');
    await visitor.press('Forget this model');
    await visitor.page.waitForFunction(() => localStorage.getItem('own-model') === null);
    await visitor.reload();
    expect(await visitor.read('#own-model-address', (field) => (field as HTMLInputElement).value)).toBe('');
  });
});
