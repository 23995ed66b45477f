import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Page } from 'puppeteer';
import { treeOf } from '../drawn-batch.ts';
import { type Fault, type Passed, startFaultProxy } from './fault-proxy.ts';
import { BUCKET, S3_KEYS, startS3Server } from './s3-server.ts';
import { startWebdavServer, WEBDAV_LOGIN } from './webdav-server.ts';

/** A storage that web pages may use. */
interface PageStorage {
  /** Its server's address. */
  readonly url: string;
  readonly host: string;
  readonly passed: readonly Passed[];
  readonly mostAtOnce: () => number;
  /** The SHA-256 of each file in the folder, by path. */
  readonly files: () => Promise<ReadonlyMap<string, string>>;
}

/** A folder of a WebDAV server that web pages may use. */
export interface BrowserStorage extends PageStorage {
  /** The address of the folder. */
  readonly address: string;
  /** The folder on disk. */
  readonly top: string;
}

type FaultOf = (request: IncomingMessage) => Fault;

/** What pages may do with a server. */
const METHODS = {
  webdav: 'GET, HEAD, PUT, DELETE, PROPFIND, MKCOL, MOVE',
  s3: 'GET, HEAD, PUT',
  // What a bucket's owner may have allowed for a gallery.
  's3 to read': 'GET, HEAD',
} as const;

/**
 * A proxy that lets an origin's pages use a server (Fetch, "CORS protocol"). `faultOf` is not called for preflights.
 */
async function startForPages(
  url: string,
  allowed: string | undefined,
  methods: string,
  faultOf: FaultOf,
): Promise<Omit<PageStorage, 'files'>> {
  const proxy = await startFaultProxy(url, (request) => {
    const headers: Record<string, string> =
      allowed === undefined
        ? {}
        : {
            'Access-Control-Allow-Origin': allowed,
            'Access-Control-Allow-Methods': methods,
            'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
            'Access-Control-Max-Age': '600',
          };
    if (request.method === 'OPTIONS') return { status: 204, headers };
    const fault = faultOf(request);
    if (typeof fault === 'object' && 'status' in fault) {
      return { ...fault, headers: { ...headers, ...fault.headers } };
    }
    return fault ?? { addedHeaders: headers };
  });
  return { ...proxy, host: new URL(proxy.url).host };
}

/**
 * A real WebDAV server behind a proxy that allows an origin's pages.
 *
 * @param allowed undefined for a server that allows none
 * @param faultOf the fault of a request that is no preflight
 */
export async function startBrowserStorage(
  allowed: string | undefined,
  faultOf: FaultOf = () => undefined,
): Promise<BrowserStorage> {
  const { url, folder } = await startWebdavServer();
  const proxy = await startForPages(url, allowed, METHODS.webdav, faultOf);
  const top = `${folder}/My photos`;
  return {
    ...proxy,
    address: `${proxy.url}/My%20photos`,
    top,
    files: async () => {
      const tree = await treeOf(top).catch(() => []);
      const files = tree.filter(({ path, sha256 }) => sha256 !== '' && !path.includes('.nephelemeta'));
      return new Map(files.map(({ path, sha256 }) => [path, sha256]));
    },
  };
}

/**
 * A strict S3 server behind a proxy that allows an origin's pages.
 *
 * @param may `s3 to read` for a bucket whose rules let pages only read
 */
export async function startBrowserBucket(
  allowed: string,
  may: 's3' | 's3 to read' = 's3',
  faultOf: FaultOf = () => undefined,
): Promise<PageStorage & { readonly bucket: string }> {
  const { url, objects } = await startS3Server();
  const proxy = await startForPages(url, allowed, METHODS[may], faultOf);
  const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  return {
    ...proxy,
    bucket: `${BUCKET}/My photos`,
    files: async () =>
      new Map([...objects].map(([key, bytes]) => [key.replace(/^My photos\//, ''), sumOf(bytes)])),
  };
}

/** Returns where a page stores a text, or a part of it: the names of storages and databases. */
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

/** The secret key in the forms in which it may be stored. */
export const S3_SECRETS = [S3_KEYS.secret, encodeURIComponent(S3_KEYS.secret)];

/** The password in the forms in which it may be stored: plain, and in its header. */
export const SECRETS = [
  WEBDAV_LOGIN.password,
  Buffer.from(`${WEBDAV_LOGIN.user}:${WEBDAV_LOGIN.password}`).toString('base64'),
];
