import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sha256 } from '#core/bytes/sha256.ts';
import type { DeviceManifest } from '#browser/device/device-manifest.ts';
import {
  currentManifest,
  isStored,
  readEngine,
  removeEngine,
  storeEngine,
} from '#browser/device/engine-files.ts';
import { FakeCaches } from '../../fakes/fake-caches.ts';

const ORIGIN = { baseUrl: 'https://where.example/engine/' };
const FILES: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'words.bin': Uint8Array.from([1, 2, 3, 4]),
  'head.bin': Uint8Array.from([5, 6, 7]),
};
const manifest: DeviceManifest = {
  recipe: 'r',
  version: 'v1',
  classifiers: [],
  files: Object.fromEntries(
    Object.entries(FILES).map(([name, bytes]) => {
      const hash = new Sha256();
      hash.update(bytes);
      return [name, { sha256: hash.hex(), bytes: bytes.length }];
    }),
  ),
};

let stored: FakeCaches;
let fetched: string[];

const store = () => storeEngine(ORIGIN, manifest, () => undefined, new AbortController().signal);

async function spoil(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await stored.open('engine-v1');
  await cache.put(`${ORIGIN.baseUrl}v1/${name}`, new Response(bytes));
}

beforeEach(async () => {
  stored = new FakeCaches();
  fetched = [];
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.split('/').at(-1) ?? '';
    fetched.push(name);
    const bytes = FILES[name];
    return bytes ? new Response(bytes) : new Response('', { status: 404 });
  });
  await store();
  fetched = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('an engine in the browser', () => {
  it('is stored while Firefox’s question about lasting storage is unanswered', async () => {
    vi.stubGlobal('navigator', { storage: { persist: () => new Promise(() => undefined) } });
    await removeEngine();
    await store();
    expect(await isStored(ORIGIN, manifest)).toBe(true);
  });

  it('is read as it was downloaded', async () => {
    expect(await readEngine(ORIGIN, manifest)).toEqual(new Map(Object.entries(FILES)));
  });

  it.each([
    ['of the same size', Uint8Array.from([1, 2, 3, 5])],
    ['that is truncated', Uint8Array.from([1, 2])],
  ])('refuses a changed file %s, and downloads only that one again', async (_what, bytes) => {
    await spoil('words.bin', bytes);
    await expect(readEngine(ORIGIN, manifest)).rejects.toMatchObject({
      failure: { code: 'engine-damaged', details: { file: 'words.bin' } },
    });
    expect(await isStored(ORIGIN, manifest)).toBe(false);
    await store();
    expect(fetched).toEqual(['words.bin']);
    expect(await readEngine(ORIGIN, manifest)).toEqual(new Map(Object.entries(FILES)));
  });

  it('finds every changed file at once', async () => {
    for (const name of Object.keys(FILES)) await spoil(name, Uint8Array.from([0]));
    await expect(readEngine(ORIGIN, manifest, ['head.bin', 'words.bin'])).rejects.toMatchObject({
      failure: { details: { file: 'head.bin' } },
    });
    await store();
    expect(fetched.toSorted()).toEqual(['head.bin', 'words.bin']);
  });

  it.each(['{"version":', '<!doctype html>', '{"version":"v1"}', '{"version":"../v1","files":{}}'])(
    'treats a manifest that reads %j as missing',
    async (text) => {
      await (await stored.open('engine-v1')).put('/engine/manifest.json', new Response(text));
      await expect(currentManifest(ORIGIN)).rejects.toMatchObject({
        failure: { code: 'network-unreachable' },
      });
    },
  );

  it('of another version than its store says is treated as missing', async () => {
    await removeEngine();
    await (await stored.open('engine-v2')).put('/engine/manifest.json', Response.json(manifest));
    await expect(currentManifest(ORIGIN)).rejects.toMatchObject({ failure: { code: 'network-unreachable' } });
  });

  it('is known without a network, and gone once removed', async () => {
    expect(await currentManifest(ORIGIN)).toEqual(manifest);
    await removeEngine();
    expect(await isStored(ORIGIN, manifest)).toBe(false);
  });
});
