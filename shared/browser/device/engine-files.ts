import type { FetchProgress } from '#core/engine-state.ts';
import { AppError } from '#core/failure.ts';
import type { ModelManifest } from '#engine/model-manifest.ts';

/** The engine's files on our own origin, below the site's root or the extension's. */
export interface EngineOrigin {
  /** Where `manifest.json` and, in a folder named by its version, the files are; ends with a slash. */
  readonly baseUrl: string;
}

/** The engine's manifest as browsers get it: the files that they need, and their version. */
export interface DeviceManifest extends ModelManifest {
  /** Names the folder of the files; it changes with their content. */
  readonly version: string;
}

/** Caches of the engine, one a version. */
const CACHE_PREFIX = 'engine-';

/** The key of the manifest in its cache; it is stored last, so a cache that has it is complete. */
const MANIFEST_KEY = '/engine/manifest.json';

/** The version of the engine that is complete in this browser, with its manifest; the newest where there are several. */
export async function storedManifest(): Promise<DeviceManifest | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  for (const name of names.toReversed()) {
    const manifest = await (await caches.open(name)).match(MANIFEST_KEY);
    if (manifest) return (await manifest.json()) as DeviceManifest;
  }
  return undefined;
}

/**
 * The manifest that our origin has now; the stored one where the network does not answer.
 *
 * @throws {AppError} `network-unreachable` where there is neither
 */
export async function currentManifest(
  { baseUrl }: EngineOrigin,
  signal?: AbortSignal,
): Promise<DeviceManifest> {
  try {
    const reply = await fetch(`${baseUrl}manifest.json`, { cache: 'no-cache', signal: signal ?? null });
    if (reply.ok) return (await reply.json()) as DeviceManifest;
  } catch (error) {
    if (signal?.aborted) throw error;
  }
  const stored = await storedManifest();
  if (!stored) throw new AppError({ code: 'network-unreachable', details: {} });
  return stored;
}

/** Whether all files of this version are stored. */
export async function isStored({ version }: DeviceManifest): Promise<boolean> {
  if (!(await caches.has(CACHE_PREFIX + version))) return false;
  const cache = await caches.open(CACHE_PREFIX + version);
  return (await cache.match(MANIFEST_KEY)) !== undefined;
}

/**
 * Fetches what is not stored yet, file by file, and stores each once its SHA-256 is the manifest's. Interrupted, it goes
 * on with the first file that is missing.
 *
 * @throws {AppError} `network-unreachable`; `engine-damaged` for a file with another content, which is not stored;
 *   `engine-no-room` where the browser has no room for it; the signal's reason on abort
 */
export async function storeEngine(
  { baseUrl }: EngineOrigin,
  manifest: DeviceManifest,
  onProgress: (progress: FetchProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const files = Object.entries(manifest.files);
  const totalBytes = files.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  // Asked for, not needed: a browser that says no may remove the files when it runs short of room.
  await navigator.storage?.persist?.().catch(() => false);
  const cache = await caches.open(CACHE_PREFIX + manifest.version);
  let storedBytes = 0;
  const report = (doneBytes: number) => onProgress({ doneBytes, totalBytes });
  for (const [name, { bytes, sha256 }] of files) {
    const url = fileUrl(baseUrl, manifest, name);
    if (!(await cache.match(url))) {
      const before = storedBytes;
      const content = await fetched(url, signal, (got) => report(before + Math.min(got, bytes)));
      if ((await sha256Of(content)) !== sha256) {
        throw new AppError({ code: 'engine-damaged', details: { file: name } });
      }
      await stored(() => cache.put(url, new Response(content)));
    }
    storedBytes += bytes;
    report(storedBytes);
  }
  await stored(() => cache.put(MANIFEST_KEY, new Response(JSON.stringify(manifest))));
}

/**
 * The stored files of a version.
 *
 * @throws {AppError} `engine-damaged` where the browser has removed one
 */
export async function readEngine(
  { baseUrl }: EngineOrigin,
  manifest: DeviceManifest,
  names = Object.keys(manifest.files),
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const cache = await caches.open(CACHE_PREFIX + manifest.version);
  const read = async (name: string) => {
    const reply = await cache.match(fileUrl(baseUrl, manifest, name));
    const content = reply && new Uint8Array(await reply.arrayBuffer());
    if (content?.length !== manifest.files[name]?.bytes || !content) {
      throw new AppError({ code: 'engine-damaged', details: { file: name } });
    }
    return [name, content] as const;
  };
  return new Map(await Promise.all(names.map(read)));
}

/** Removes the engine from this browser. @param except a version that stays */
export async function removeEngine(except?: DeviceManifest): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const gone = names.filter((name) => name !== CACHE_PREFIX + except?.version);
  await Promise.all(gone.map((name) => caches.delete(name)));
}

function fileUrl(baseUrl: string, { version }: DeviceManifest, name: string): string {
  return `${baseUrl}${version}/${name}`;
}

async function fetched(
  url: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const reply = await fetch(url, { signal });
    if (!reply.ok || !reply.body) throw new Error(`${url} answered ${reply.status}`);
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    const reader = reply.body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      pieces.push(piece.value);
      bytes += piece.value.length;
      onBytes(bytes);
    }
    const content = new Uint8Array(bytes);
    let at = 0;
    for (const piece of pieces) {
      content.set(piece, at);
      at += piece.length;
    }
    return content;
  } catch (cause) {
    if (signal.aborted) throw signal.reason as Error;
    throw new AppError({ code: 'network-unreachable', details: {} }, { cause });
  }
}

async function sha256Of(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function stored(put: () => Promise<void>): Promise<void> {
  try {
    await put();
  } catch (cause) {
    throw new AppError({ code: 'engine-no-room', details: {} }, { cause });
  }
}
