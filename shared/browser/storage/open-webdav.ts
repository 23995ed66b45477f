import { PATIENCE } from '#storage/retried.ts';
import { StorageError } from '#storage/storage-error.ts';
import type { StorageLogin } from '#storage/storage-login.ts';
import type { Store } from '#storage/store.ts';
import { WebdavStore } from '#storage/webdav-store.ts';
import { isThere, strictFetch } from './strict-fetch.ts';
import { webdavHost } from './webdav-host.ts';

/** A folder of a WebDAV server, reached from this page. */
export function webdavStore(login: StorageLogin): Store<File> {
  const host = webdavHost(login);
  const store = new WebdavStore(login.path, host, PATIENCE);
  return {
    open: async (signal) => {
      await assertAllowed(login.origin, host.client.getHeaders(), signal);
      await store.open(signal);
    },
    entries: (folder, signal) => store.entries(folder, signal),
    found: (path, expected, signal) => store.found(path, expected, signal),
    makeFolders: (folders, signal) => store.makeFolders(folders, signal),
    put: (file, signal) => store.put(file, signal),
    removePart: (part, signal) => store.removePart(part, signal),
    close: () => store.close(),
  };
}

/**
 * Makes sure that the browser lets this page ask the server, of which it gives no reason where it does not.
 *
 * @throws {StorageError} `cors` or `unreachable`
 */
async function assertAllowed(
  origin: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await strictFetch(`${origin}/`, { method: 'PROPFIND', headers: { ...headers, Depth: '0' }, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof StorageError) throw error;
    throw new StorageError((await isThere(origin, signal)) ? 'cors' : 'unreachable');
  }
}
