import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceManifest } from '#browser/device/device-manifest.ts';
import { SELF_TEST_FILE, storedManifest, storeEngine } from '#browser/device/engine-files.ts';
import { EngineStore } from '#browser/device/engine-store.ts';
import { Sha256 } from '#core/bytes/sha256.ts';
import type { Failure } from '#core/failure.ts';
import { FakeCaches } from '../../fakes/fake-caches.ts';

const ORIGIN = { baseUrl: 'https://where.example/engine/' };
const BYTES: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'words.bin': Uint8Array.from([1, 2, 3, 4]),
  'head.bin': Uint8Array.from([5, 6, 7]),
};
const OLDER = manifestOf('v1');
const NEWER = manifestOf('v2');
/** The failure of a worker whose files are right, but whose answer isn't. */
const OTHER_ANSWER: Failure = { code: 'engine-damaged', details: { file: SELF_TEST_FILE } };

/** Our origin: without a network, or with its answer to a request of the manifest. */
let origin: 'offline' | (() => Response);
/** Files whose transfer breaks off. */
let unreachable: ReadonlySet<string>;
/** The result of the self-test by the version of its files. */
let failures: Readonly<Record<string, Failure>>;
let stored: FakeCaches;

/** The engine's worker without networks: it passes or fails the self-test. */
class SelfTestWorker extends EventTarget {
  postMessage({ id, request }: { id: number; request: { manifest: DeviceManifest } }): void {
    const failure = failures[request.manifest.version];
    const data = failure ? { id, ok: false, failure } : { id, ok: true, value: {} };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}

function manifestOf(version: string): DeviceManifest {
  const files = Object.entries(BYTES).map(([name, bytes]) => {
    const hash = new Sha256();
    hash.update(bytes);
    return [name, { sha256: hash.hex(), bytes: bytes.length }] as const;
  });
  return { recipe: 'r', version, classifiers: [], files: Object.fromEntries(files) };
}

async function fetchFake(url: string): Promise<Response> {
  const name = url.split('/').at(-1) ?? '';
  if (origin === 'offline' || unreachable.has(name)) throw new TypeError('Failed to fetch');
  const bytes = BYTES[name];
  return bytes ? new Response(bytes) : origin();
}

/** Stores a version, or the beginning of it. */
const store = (manifest: DeviceManifest) =>
  storeEngine(ORIGIN, manifest, () => undefined, new AbortController().signal);

async function started(): Promise<EngineStore> {
  const engine = new EngineStore(ORIGIN);
  await engine.engine().catch(() => undefined);
  return engine;
}

beforeEach(async () => {
  stored = new FakeCaches();
  unreachable = new Set();
  failures = {};
  origin = () => Response.json(NEWER);
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  vi.stubGlobal('Worker', SelfTestWorker);
  vi.stubGlobal('fetch', fetchFake);
  await store(OLDER);
});
afterEach(() => vi.unstubAllGlobals());

describe('the engine in a browser that has an older version', () => {
  it('is replaced once the version on our origin has passed its test', async () => {
    expect((await started()).state.phase).toBe('ready');
    expect(await stored.keys()).toEqual(['engine-v2']);
  });

  it('may answer differently than this page expects without a network', async () => {
    origin = 'offline';
    failures = { v1: OTHER_ANSWER };
    expect((await started()).state.phase).toBe('ready');
    expect(await storedManifest()).toEqual(OLDER);
  });

  it('keeps the part of a newer version whose download was interrupted, if it starts without a network', async () => {
    unreachable = new Set(['head.bin']);
    await expect(store(NEWER)).rejects.toThrow('network-unreachable');
    origin = 'offline';
    expect((await started()).state.phase).toBe('ready');
    expect(await stored.keys()).toEqual(['engine-v1', 'engine-v2']);
    expect(await (await stored.open('engine-v2')).match(`${ORIGIN.baseUrl}v2/words.bin`)).toBeDefined();
  });
});

describe.each([
  ['503', () => new Response('', { status: 503 })],
  ['404', () => new Response('', { status: 404 })],
  ['a page instead of the manifest', () => new Response('<!doctype html>')],
])('the engine in a browser whose origin responds with %s', (_answer, reply) => {
  beforeEach(() => {
    origin = reply;
  });

  it('is the stored version, and removes nothing', async () => {
    await stored.open('engine-v2');
    expect((await started()).state.phase).toBe('ready');
    expect(await stored.keys()).toEqual(['engine-v1', 'engine-v2']);
  });

  it('fails if it gives another answer than expected, and stays stored', async () => {
    failures = { v1: OTHER_ANSWER };
    expect((await started()).state).toEqual({ phase: 'failed', failure: OTHER_ANSWER });
    expect(await storedManifest()).toEqual(OLDER);
  });
});

describe('the engine on our origin', () => {
  it('is not used if it gives another answer than expected', async () => {
    failures = { v2: OTHER_ANSWER };
    expect((await started()).state).toEqual({ phase: 'failed', failure: OTHER_ANSWER });
    expect(await stored.keys()).toEqual([]);
  });
});
