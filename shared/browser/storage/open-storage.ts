import { PATIENCE } from '#storage/retried.ts';
import { StorageError } from '#storage/storage-error.ts';
import type { S3Login, StorageLogin, WebdavLogin } from '#storage/storage-login.ts';
import type { Store } from '#storage/store.ts';
import { isThere, strictFetch } from './strict-fetch.ts';

/** The storage of a login, reached from this page. The package that it needs is loaded only then. */
export function openStorage(login: StorageLogin): Promise<Store<File>> {
  return login.kind === 'webdav' ? webdavStore(login) : s3Store(login);
}

async function webdavStore(login: WebdavLogin): Promise<Store<File>> {
  const { WebdavStore } = await import('#storage/webdav-store.ts');
  const { webdavHost } = await import('./webdav-host.ts');
  const host = webdavHost(login);
  const headers = { ...(host.client.getHeaders() as Record<string, string>), Depth: '0' };
  const store = new WebdavStore(login.path, host, PATIENCE);
  return onceAllowed(store, `${login.origin}/`, { method: 'PROPFIND', headers });
}

async function s3Store(login: S3Login): Promise<Store<File>> {
  const { S3Store } = await import('#storage/s3-store.ts');
  const { s3Host } = await import('./s3-host.ts');
  const { endpoint, bucket } = login;
  const store = new S3Store({ ...login, sessionToken: undefined }, s3Host(endpoint), PATIENCE);
  // Not signed, so that it is refused in any case; of interest is whether the browser lets us ask.
  const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
  return onceAllowed(store, `${endpoint}/${bucket}?list-type=2&max-keys=0`, { method: 'GET', headers });
}

/**
 * A store that is opened only after a request by which one sees whether the browser lets this page ask the server: of what
 * it does not allow, it gives no reason.
 */
function onceAllowed(store: Store<File>, url: string, request: RequestInit): Store<File> {
  return {
    open: async (signal) => {
      await assertAllowed(url, { ...request, signal }, signal);
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

/** @throws {StorageError} `cors`, `redirected` or `unreachable` */
async function assertAllowed(url: string, request: RequestInit, signal: AbortSignal): Promise<void> {
  try {
    await strictFetch(url, request);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof StorageError) throw error;
    throw new StorageError((await isThere(new URL(url).origin, signal)) ? 'cors' : 'unreachable');
  }
}
