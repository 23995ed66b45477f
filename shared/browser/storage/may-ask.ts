import { StorageError } from '#storage/storage-error.ts';
import { STRICTLY, strictFetch } from '#storage/strict-fetch.ts';

/** Returns whether there is a server, which is all that a page may find out. */
export async function isThere(origin: string, signal: AbortSignal): Promise<boolean> {
  const enough = new AbortController();
  try {
    // Chromium doesn't allow a request that is both without CORS and set to stop at a redirect. Nothing secret is
    // sent here.
    await fetch(origin, {
      ...STRICTLY,
      mode: 'no-cors',
      redirect: 'follow',
      signal: AbortSignal.any([signal, enough.signal]),
    });
    return true;
  } catch {
    return false;
  } finally {
    enough.abort();
  }
}

/**
 * Checks that the browser lets this page call a server; if not, the browser gives no reason.
 *
 * @throws {StorageError} `cors`, `redirected`, `endless` or `unreachable`
 */
export async function assertAllowed(url: string, request: RequestInit, signal: AbortSignal): Promise<void> {
  try {
    await strictFetch(url, { ...request, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof StorageError) throw error;
    throw new StorageError((await isThere(new URL(url).origin, signal)) ? 'cors' : 'unreachable');
  }
}
