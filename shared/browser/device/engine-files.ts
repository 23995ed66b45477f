import type { FetchProgress } from '#core/batch/engine-state.ts';
import { AppError } from '#core/failure.ts';
import { toHex } from '#core/bytes/hex.ts';
import { type DeviceManifest, readManifest } from './device-manifest.ts';
import { fetchFile } from './fetch-file.ts';

/** The location of the engine's files on our own origin, below the root of the site or the extension. */
export interface EngineOrigin {
  /** The URL of the folder with `manifest.json` and one folder of files per version; ends with a slash. */
  readonly baseUrl: string;
  /** Whether the files are part of an extension's package. They are then read from there and never stored. */
  readonly isPackaged?: boolean;
  /** The prefix of its caches' names, for a set of files besides the engine's. */
  readonly cachePrefix?: string;
}

/** The engine has one cache per version. */
const CACHE_PREFIX = 'engine-';
/** Likewise the networks for faces, which are removed with the engine. */
export const PEOPLE_CACHE_PREFIX = 'people-';

/** Named as damaged by an engine whose files are right, but whose answer to the self-test's picture isn't. */
export const SELF_TEST_FILE = 'self-test';

/** The key of the manifest in its cache; it is stored last, so a cache that has it is complete. */
const MANIFEST_KEY = '/engine/manifest.json';

/** Returns the manifest of the version that is completely stored in this browser; the newest if there are several. */
export async function storedManifest(prefix = CACHE_PREFIX): Promise<DeviceManifest | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  for (const name of names.toReversed()) {
    const kept = await (await caches.open(name)).match(MANIFEST_KEY);
    const manifest = kept && readManifest(await kept.text());
    if (manifest && name === prefix + manifest.version) return manifest;
  }
  return undefined;
}

/** A manifest, and where it was found. */
export interface FoundManifest {
  readonly manifest: DeviceManifest;
  /**
   * `origin`: our origin, so it is current. Otherwise this browser: because the network doesn't respond (`offline`),
   * or because our origin responds with something else (`stored`).
   */
  readonly source: 'origin' | 'offline' | 'stored';
}

/**
 * Returns the current manifest on our origin, or else the stored one.
 *
 * @throws {AppError} `network-unreachable` if there is neither
 */
export async function findManifest(
  { baseUrl, cachePrefix }: EngineOrigin,
  signal?: AbortSignal,
): Promise<FoundManifest> {
  const reply = await fetch(`${baseUrl}manifest.json`, { cache: 'no-cache', signal: signal ?? null }).catch(
    () => undefined,
  );
  // A transfer that breaks off is read as an empty text, which is no manifest.
  const published = reply?.ok ? readManifest(await reply.text().catch(() => '')) : undefined;
  signal?.throwIfAborted();
  if (published) return { manifest: published, source: 'origin' };
  const manifest = await storedManifest(cachePrefix);
  if (!manifest) throw new AppError({ code: 'network-unreachable', details: {} });
  return { manifest, source: reply ? 'stored' : 'offline' };
}

/** Returns the manifest that {@link findManifest} finds. Throws as it does. */
export async function currentManifest(origin: EngineOrigin, signal?: AbortSignal): Promise<DeviceManifest> {
  return (await findManifest(origin, signal)).manifest;
}

/** Returns whether all files of this version are in this browser: stored, or part of the package. */
export async function isStored(
  { isPackaged = false, cachePrefix = CACHE_PREFIX }: EngineOrigin,
  { version }: DeviceManifest,
): Promise<boolean> {
  if (isPackaged) return true;
  if (!(await caches.has(cachePrefix + version))) return false;
  const cache = await caches.open(cachePrefix + version);
  return (await cache.match(MANIFEST_KEY)) !== undefined;
}

/**
 * Downloads the files that aren't stored yet, one by one, and stores each after its SHA-256 matches the manifest.
 * After an interruption, it resumes where it stopped.
 *
 * @throws {AppError} `network-unreachable`; `engine-damaged` for a file with other content, which isn't stored;
 * `engine-no-room`, before anything is fetched, if the browser has no room; the signal's reason on abort
 */
export async function storeEngine(
  { baseUrl, cachePrefix = CACHE_PREFIX }: EngineOrigin,
  manifest: DeviceManifest,
  onProgress: (progress: FetchProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(cachePrefix + manifest.version);
  const files = Object.entries(manifest.files).map(([name, expected]) => ({
    name,
    url: fileUrl(baseUrl, manifest, name),
    expected,
  }));
  const missing: typeof files = [];
  for (const file of files) if (!(await cache.match(file.url))) missing.push(file);
  const totalBytes = bytesOf(files);
  let storedBytes = totalBytes - bytesOf(missing);
  const { quota = Infinity, usage = 0 } = await storageEstimate();
  if (totalBytes - storedBytes > quota - usage) throw new AppError({ code: 'engine-no-room', details: {} });
  // Persistence is optional: without it, the browser may delete the files when storage runs short. Firefox asks the
  // person and answers only then, perhaps never.
  navigator.storage?.persist?.().catch(() => false);
  const report = (doneBytes: number) => onProgress({ doneBytes, totalBytes });
  for (const file of missing) {
    const { bytes } = file.expected;
    const before = storedBytes;
    const onBytes = (got: number) => report(before + Math.min(got, bytes));
    const content = await fetchFile(file, { cache, onBytes, signal });
    await stored(() => cache.put(file.url, new Response(content)));
    storedBytes += bytes;
    report(storedBytes);
  }
  await stored(() => cache.put(MANIFEST_KEY, new Response(JSON.stringify(manifest))));
}

/**
 * Reads files of a version from storage or from the package, and checks the SHA-256 of each. Storage can change between
 * two visits, and a wrong weight changes folders and names without any error. Called in workers only.
 *
 * @throws {AppError} `engine-damaged` if one is missing or has other content. It is then no longer stored, so that
 *   {@link storeEngine} fetches it again.
 */
export async function readEngine(
  { baseUrl, isPackaged = false, cachePrefix = CACHE_PREFIX }: EngineOrigin,
  manifest: DeviceManifest,
  names = Object.keys(manifest.files),
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const cache = isPackaged ? undefined : await caches.open(cachePrefix + manifest.version);
  const damaged: string[] = [];
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const name of names) {
    const url = fileUrl(baseUrl, manifest, name);
    const reply = cache ? await cache.match(url) : await fetch(url).catch(() => undefined);
    const content = await reply?.arrayBuffer().catch(() => undefined);
    if (content && (await isRight(content, manifest.files[name]))) {
      files.set(name, new Uint8Array(content));
      continue;
    }
    damaged.push(name);
    await cache?.delete(url);
  }
  const [file] = damaged;
  if (file === undefined) return files;
  await cache?.delete(MANIFEST_KEY);
  throw new AppError({ code: 'engine-damaged', details: { file } });
}

async function isRight(content: ArrayBuffer, expected: DeviceManifest['files'][string] | undefined) {
  if (content.byteLength !== expected?.bytes) return false;
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', content))) === expected.sha256;
}

/**
 * Removes the engine from this browser; without `except`, the networks for faces too.
 *
 * @param except a version to keep
 * @param prefix of the caches of another set of files
 */
export async function removeEngine(except?: DeviceManifest, prefix = CACHE_PREFIX): Promise<void> {
  const prefixes = except ? [prefix] : [prefix, PEOPLE_CACHE_PREFIX];
  const names = (await caches.keys()).filter((name) => prefixes.some((one) => name.startsWith(one)));
  const gone = names.filter((name) => name !== prefix + except?.version);
  await Promise.all(gone.map((name) => caches.delete(name)));
}

function fileUrl(baseUrl: string, { version }: DeviceManifest, name: string): string {
  return `${baseUrl}${version}/${name}`;
}

/** Returns an empty object if the browser doesn't report how much room there is. */
async function storageEstimate(): Promise<StorageEstimate> {
  return (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
}

function bytesOf(files: readonly { readonly expected: { readonly bytes: number } }[]): number {
  return files.reduce((sum, { expected }) => sum + expected.bytes, 0);
}

async function stored(put: () => Promise<void>): Promise<void> {
  try {
    await put();
  } catch (cause) {
    throw new AppError({ code: 'engine-no-room', details: {} }, { cause });
  }
}
