import type { IncomingMessage } from 'node:http';
import type { Page } from 'puppeteer';
import { treeOf } from '../drawn-batch.ts';
import { type Fault, type Passed, startFaultProxy } from './fault-proxy.ts';
import { startWebdavServer, WEBDAV_LOGIN } from './webdav-server.ts';

/** A WebDAV server that web pages may use. */
export interface BrowserStorage {
  /** The address of a folder on it. */
  readonly address: string;
  readonly host: string;
  readonly passed: readonly Passed[];
  readonly mostAtOnce: () => number;
  /** The folder on the disk. */
  readonly top: string;
  /** The SHA-256 of each file in the folder, by its path. */
  readonly files: () => Promise<ReadonlyMap<string, string>>;
}

/** What a server says that lets the pages of an origin use it (Fetch, "CORS protocol"). */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, HEAD, PUT, DELETE, PROPFIND, MKCOL, MOVE',
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, Depth, Destination, Overwrite, OC-Checksum, X-OC-Mtime, X-Hash',
    'Access-Control-Max-Age': '600',
  };
}

/**
 * A real WebDAV server behind a proxy that allows the pages of an origin.
 *
 * @param allowed undefined for a server that allows none
 * @param faultOf what happens to a request that is no preflight
 */
export async function startBrowserStorage(
  allowed: string | undefined,
  faultOf: (request: IncomingMessage) => Fault = () => undefined,
): Promise<BrowserStorage> {
  const { url, folder } = await startWebdavServer();
  const headers = allowed === undefined ? {} : corsHeaders(allowed);
  const proxy = await startFaultProxy(url, (request) => {
    if (request.method === 'OPTIONS') return { status: 204, headers };
    const fault = faultOf(request);
    if (typeof fault === 'object' && 'status' in fault) {
      return { ...fault, headers: { ...headers, ...fault.headers } };
    }
    return fault ?? { addedHeaders: headers };
  });
  const top = `${folder}/My photos`;
  return {
    ...proxy,
    address: `${proxy.url}/My%20photos`,
    host: new URL(proxy.url).host,
    top,
    files: async () => {
      const tree = await treeOf(top).catch(() => []);
      const files = tree.filter(({ path, sha256 }) => sha256 !== '' && !path.includes('.nephelemeta'));
      return new Map(files.map(({ path, sha256 }) => [path, sha256]));
    },
  };
}

/** Where a page keeps a text, or a part of it: the names of storages and databases. */
export function keepsOf(page: Page, text: string): Promise<readonly string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      if (JSON.stringify(storage).includes(wanted)) found.push(name);
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
        });
        if (JSON.stringify(all).includes(wanted)) found.push(`${name}/${store}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /text|json|javascript/.test(answer?.headers.get('Content-Type') ?? '');
        if (request.url.includes(wanted) || (isText && (await answer?.text())?.includes(wanted))) {
          found.push(`${name}: ${request.url}`);
        }
      }
    }
    return found;
  }, text);
}

/** The password, as it may be written down: as it is, and in the header that carries it. */
export const SECRETS = [
  WEBDAV_LOGIN.password,
  Buffer.from(`${WEBDAV_LOGIN.user}:${WEBDAV_LOGIN.password}`).toString('base64'),
];
