import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient, type GetToken } from '#browser/service/api-client.ts';
import { createRemoteService } from '#browser/service/remote-service.ts';
import { AppError, type Failure, isWorthAnotherLook } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage } from '#core/photo.ts';
import { accountEndpoint } from '#protocol/account.ts';
import { deleteAccountEndpoint } from '#protocol/own-data.ts';
import { configEndpoint } from '#protocol/config.ts';
import { fakeEngine, testApp, type TestApp } from '../fakes/servers/test-app.ts';

// The browser's client against the server on Node, over a real connection.
const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0];
const image: EncodedImage = { bytes: Uint8Array.from(JPEG_HEAD), mediaType: 'image/jpeg' };
const never = new AbortController().signal;

let test: TestApp;
let server: ReturnType<typeof createAdaptorServer>;
let baseUrl: string;
let api: ApiClient;
let describeImage: () => Promise<ImageAnalysis>;

beforeEach(async () => {
  describeImage = async () => ({ description: 'A dog.' });
  test = await testApp({ engine: { ...fakeEngine(), describe: () => describeImage() } });
  server = createAdaptorServer({ fetch: test.app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { access_token: token } = await test.signIn();
  api = createApiClient({ baseUrl, getToken: async () => token });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const LEASE = '6d1f2f6e-5b8f-4d0e-9c3b-1d9a0a7f4c21';
const photo = { photoId: 'a', leaseId: LEASE };

describe('the server over HTTP', () => {
  it('reserves, describes and settles: returns what failed and counts repeats once', async () => {
    const remote = createRemoteService(api);
    expect((await remote.reserve(3, LEASE, never)).usage.count).toBe(3);
    expect(await remote.reserve(3, LEASE, never)).toMatchObject({ id: LEASE, usage: { count: 3 } });
    await expect(remote.describe(image, photo, never)).resolves.toEqual({ description: 'A dog.' });
    await remote.describe(image, photo, never);
    expect((await remote.settle(LEASE)).count).toBe(1);
    expect((await remote.settle(LEASE)).count).toBe(1);
    expect((await api.call(accountEndpoint)).usage.count).toBe(1);
  });

  it('describes a film’s frames in one call, which counts as one photo', async () => {
    const remote = createRemoteService(api);
    await remote.reserve(2, LEASE, never);
    const seen = ['A dog.', 'A cat.', 'A dog.'].values();
    describeImage = async () => ({ description: seen.next().value ?? '', category: 'Pets' });
    const { mediaType } = image;
    const frames = [4, 6, 8].map((length) => {
      return { mediaType, bytes: Uint8Array.from({ length }, (_, at) => JPEG_HEAD[at] ?? 0) };
    });
    const [first] = frames;
    const answer = await remote.describe(first!, { ...photo, frames }, never);
    expect(answer).toMatchObject({ description: 'A dog.', category: 'Pets' });
    expect(seen.next().done).toBe(true);
    expect((await remote.settle(LEASE)).count).toBe(1);
  });

  it('passes on the server’s failures with their details', async () => {
    const remote = createRemoteService(api);
    await expect(remote.reserve(21, LEASE, never)).rejects.toMatchObject({
      failure: { code: 'batch-full', details: { photosPerBatch: 20 } },
    });
    await remote.reserve(1, LEASE, never);
    describeImage = () =>
      Promise.reject(new AppError({ code: 'engine-unavailable', details: { retryAfterMs: 3000 } }));
    await expect(remote.describe(image, photo, never)).rejects.toMatchObject({
      failure: { code: 'engine-unavailable', details: { retryAfterMs: 3000 } },
    });
  });

  it('does not ask for another token after the account was deleted, because the session is over', async () => {
    const asked: boolean[] = [];
    const { access_token: token } = await test.signIn();
    const client = createApiClient({
      baseUrl,
      getToken: async ({ isRefused }) => {
        asked.push(isRefused);
        return token;
      },
    });
    await client.call(accountEndpoint);
    test.clock.nowMs += 2000;
    await expect(client.call(deleteAccountEndpoint)).resolves.toEqual({ deleted: true, newsletter: 'none' });
    await expect(client.call(accountEndpoint)).rejects.toThrow('session-over');
    expect(asked).toEqual([false, false, false]);
  });

  it('gets another token once when the server refuses the last one', async () => {
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

  it('reports that the session is over when no token helps', async () => {
    const stranger = createApiClient({ baseUrl, getToken: async () => 'not-a-token' });
    await expect(stranger.call(accountEndpoint)).rejects.toMatchObject({
      failure: { code: 'session-over' },
    });
  });

  it('reports that the server could not be reached', async () => {
    const lost = createApiClient({ baseUrl: 'http://127.0.0.1:1', getToken: async () => 'token' });
    await expect(lost.call(accountEndpoint)).rejects.toMatchObject({
      failure: { code: 'network-unreachable' },
    });
  });

  it.each([
    ['an older server, which only knows descriptions', {}, {}],
    [
      'a newer server with other folders',
      { category: 'Robots', confidence: 0.9, hue: 1 },
      { confidence: 0.9 },
    ],
    ['a server that talks nonsense', { category: 7, name: {}, confidence: 'much', alternatives: 'all' }, {}],
  ])('reads the description of %s', async (_which, more, understood) => {
    const reply = JSON.stringify({ description: 'A dog.', ...more });
    const other = createAdaptorServer({ fetch: async () => new Response(reply) });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const remote = createRemoteService(createApiClient({ baseUrl: url, getToken: async () => 'token' }));
    const analysis = await remote.describe(image, photo, never);
    await new Promise((resolve) => other.close(resolve));
    expect(analysis).toStrictEqual({ description: 'A dog.', ...understood });
  });

  it.each([
    ['comes in half', '{"description": "A do'],
    ['is a page of somebody else', '<html><body>Please accept the terms of this Wi-Fi.</body></html>'],
    ['has another form', '{"text": "A dog."}'],
  ])('finds no description in an answer that %s, and tries again', async (_how, reply) => {
    const other = createAdaptorServer({ fetch: async () => new Response(reply) });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const remote = createRemoteService(createApiClient({ baseUrl: url, getToken: async () => 'token' }));
    const failure = await remote.describe(image, photo, never).catch((error: AppError) => error.failure);
    const reserving = await remote.reserve(1, LEASE, never).catch((error: AppError) => error.failure);
    await new Promise((resolve) => other.close(resolve));
    expect(reserving).toEqual({ code: 'server-failed', details: { status: 200 } });
    expect(failure).toEqual({ code: 'no-description', details: {} });
    expect(isWorthAnotherLook(failure as Failure)).toBe(true);
  });

  it('never reports an abort as a failure', async () => {
    const remote = createRemoteService(api);
    await remote.reserve(1, LEASE, never);
    const abort = new AbortController();
    describeImage = () => {
      abort.abort(new Error('enough'));
      return new Promise(() => {});
    };
    await expect(remote.describe(image, photo, abort.signal)).rejects.toThrow('enough');
  });

  it('requests the sign-in settings without a token', async () => {
    const nobody = createApiClient({
      baseUrl,
      getToken: () => Promise.reject(new Error('asked for a token')),
    });
    await expect(nobody.call(configEndpoint)).resolves.toMatchObject({ clientId: 'where-my-pix-local' });
  });
});
