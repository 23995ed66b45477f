import { StorageError } from '#storage/storage-error.ts';

/** As a storage is asked: without cookies, and to no other address than this one. */
const STRICTLY: RequestInit = {
  redirect: 'manual',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
};

/**
 * Fetches from a storage.
 *
 * @throws {StorageError} `redirected` where the server sends on to another address
 */
export async function strictFetch(request: string | Request, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(request, { ...options, ...STRICTLY });
  if (response.type === 'opaqueredirect') throw new StorageError('redirected');
  return response;
}

/** Whether there is a server, of which a page may learn no more than that. */
export async function isThere(origin: string, signal: AbortSignal): Promise<boolean> {
  try {
    // Chromium refuses to ask without CORS and to stop at a redirect at once. Nothing secret is sent here.
    await fetch(origin, { ...STRICTLY, mode: 'no-cors', redirect: 'follow', signal });
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes sure that the browser lets this page ask a server, of which it gives no reason where it does not.
 *
 * @throws {StorageError} `cors`, `redirected` or `unreachable`
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
