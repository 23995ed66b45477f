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
