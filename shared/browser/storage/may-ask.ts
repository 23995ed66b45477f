import { StorageError } from '#storage/storage-error.ts';
import { STRICTLY, strictFetch } from '#storage/strict-fetch.ts';

/** Whether there is a server, of which a page may learn no more than that. */
export async function isThere(origin: string, signal: AbortSignal): Promise<boolean> {
  const enough = new AbortController();
  try {
    // Chromium refuses to ask without CORS and to stop at a redirect at once. Nothing secret is sent here.
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
 * Makes sure that the browser lets this page ask a server, of which it gives no reason where it does not.
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
