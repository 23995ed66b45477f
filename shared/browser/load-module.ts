import { AppError, type FailureOf } from '#core/failure.ts';
import { STILL_SERVED_MS } from './limits.ts';

/**
 * Waits for code, or a file that belongs to it, to load over the network.
 *
 * @throws {AppError} the failure from {@link loadFailure}. Chromium caches the failure to load a module: another
 * attempt in the same page or worker fails at once, so a worker has to be replaced after this error.
 */
export async function loadModule<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (cause) {
    throw new AppError(await loadFailure(), { cause });
  }
}

/**
 * Loads a file of our own build.
 *
 * @throws {AppError} the failure from {@link loadFailure}
 */
export function loadFile(url: string): Promise<ArrayBuffer> {
  return loadModule(async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.arrayBuffer();
  });
}

/**
 * Returns why a file of our own build couldn't be loaded: `page-outdated` if the server has a newer build, else
 * `network-unreachable`.
 */
export async function loadFailure(): Promise<FailureOf<'page-outdated' | 'network-unreachable'>> {
  return { code: (await isReplaced()) ? 'page-outdated' : 'network-unreachable', details: {} };
}

async function isReplaced(): Promise<boolean> {
  const signal = AbortSignal.timeout(STILL_SERVED_MS);
  try {
    const script = ownScript();
    if (script === undefined) return false;
    // A service worker answers GET from its cache.
    return (await fetch(script, { method: 'HEAD', cache: 'no-store', signal })).status === 404;
  } catch {
    return false;
  }
}

/**
 * Returns the script that everything else is loaded from, in this page or worker. Its name has a hash of the names of
 * everything that it may load, so it changes with any part of the build.
 */
function ownScript(): string | undefined {
  if (typeof document === 'undefined') return location.href;
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
}
