import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient, type GetToken } from '#browser/api-client.ts';
import { createHttpAnalyzer } from '#browser/http-analyzer.ts';
import { createHttpLedger } from '#browser/http-ledger.ts';
import { AppError } from '#core/failure.ts';
import type { EncodedImage } from '#core/photo.ts';
import { accountEndpoint } from '#protocol/account.ts';
import { configEndpoint } from '#protocol/config.ts';
import { fakeEngine, testApp, type TestApp } from '../fakes/test-app.ts';

// The client as the browser runs it, against the server as Node runs it, over a real connection.
const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0];
const image: EncodedImage = { bytes: Uint8Array.from(JPEG_HEAD), mediaType: 'image/jpeg' };
const never = new AbortController().signal;

let test: TestApp;
let server: ReturnType<typeof createAdaptorServer>;
let baseUrl: string;
let api: ApiClient;
let describeImage: () => Promise<string>;

beforeEach(async () => {
  describeImage = async () => 'A dog.';
  test = await testApp({ engine: { ...fakeEngine(), describe: () => describeImage() } });
  server = createAdaptorServer({ fetch: test.app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { access_token: token } = await test.signIn();
  api = createApiClient({ baseUrl, getToken: async () => token });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('the HTTP ledger and analyzer', () => {
  it('reserve, describe and settle: what failed is given back', async () => {
    const ledger = createHttpLedger(api);
    const analyzer = createHttpAnalyzer(api);
    const lease = await ledger.reserve(3, never);
    expect(lease.usage.count).toBe(3);
    await expect(analyzer.describe(image, { photoId: 'a', lease }, never)).resolves.toBe('A dog.');
    await analyzer.describe(image, { photoId: 'a', lease }, never);
    expect((await ledger.settle(lease)).count).toBe(1);
    expect((await api.call(accountEndpoint)).usage.count).toBe(1);
  });

  it('hand on the failures of the server, with their details', async () => {
    await expect(createHttpLedger(api).reserve(21, never)).rejects.toMatchObject({
      failure: { code: 'batch-full', details: { photosPerBatch: 20 } },
    });
    const lease = await createHttpLedger(api).reserve(1, never);
    describeImage = () =>
      Promise.reject(new AppError({ code: 'engine-unavailable', details: { retryAfterMs: 3000 } }));
    await expect(
      createHttpAnalyzer(api).describe(image, { photoId: 'a', lease }, never),
    ).rejects.toMatchObject({
      failure: { code: 'engine-unavailable', details: { retryAfterMs: 3000 } },
    });
  });

  it('get another token when the server refuses the last one, once', async () => {
    const { access_token: good } = await test.signIn();
    const asked: boolean[] = [];
    const getToken: GetToken = async ({ isRefused }) => {
      asked.push(isRefused);
      return isRefused ? good : 'expired';
    };
    const client = createApiClient({ baseUrl, getToken });
    await expect(client.call(accountEndpoint)).resolves.toMatchObject({ plan: 'free' });
    expect(asked).toEqual([false, true]);
  });

  it('say that the session is over when no token helps', async () => {
    const stranger = createApiClient({ baseUrl, getToken: async () => 'not-a-token' });
    await expect(stranger.call(accountEndpoint)).rejects.toMatchObject({
      failure: { code: 'session-over' },
    });
  });

  it('say that the server could not be reached', async () => {
    const lost = createApiClient({ baseUrl: 'http://127.0.0.1:1', getToken: async () => 'token' });
    await expect(lost.call(accountEndpoint)).rejects.toMatchObject({
      failure: { code: 'network-unreachable' },
    });
  });

  it('never report an abort as a failure', async () => {
    const lease = await createHttpLedger(api).reserve(1, never);
    const abort = new AbortController();
    describeImage = () => {
      abort.abort(new Error('enough'));
      return new Promise(() => {});
    };
    await expect(
      createHttpAnalyzer(api).describe(image, { photoId: 'a', lease }, abort.signal),
    ).rejects.toThrow('enough');
  });

  it('ask for the settings of sign-in without a token', async () => {
    const nobody = createApiClient({
      baseUrl,
      getToken: () => Promise.reject(new Error('asked for a token')),
    });
    await expect(nobody.call(configEndpoint)).resolves.toMatchObject({ clientId: 'where-my-pix-local' });
  });
});
