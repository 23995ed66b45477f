import { readFormFiles } from './form-files.ts';

// Caches the public pages for offline use. The build prepends the list of files (PRECACHED) and the name of
// the cache (VERSION), which begins with PREFIX: each language has a worker and caches of its own. Scripts, styles
// and fonts have content hashes in their names, so cached ones are never stale: a newer build's worker, which waits
// until all tabs of the older one are closed, keeps its files in a cache of its own, and the older worker answers
// with them. Requests with account data are not handled here.

const isOurs = (url) => url.origin === location.origin;
const isKept = ({ pathname }) =>
  pathname.startsWith('/assets/') || PRECACHED.includes(pathname) || TABLE.includes(pathname);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(PRECACHED)));
});

// Claims the page of the first visit too, so that its later requests are served from the cache.
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOtherVersions().then(() => self.clients.claim())),
);

// Whoever has photos on the table needs it without a connection too, and after a newer build has replaced its files: its
// page, and all that it may load.
self.addEventListener('message', (event) => {
  if (event.data !== 'keep-table') return;
  event.waitUntil(caches.open(VERSION).then((cache) => keepMissing(cache, TABLE)));
});

async function keepMissing(cache, paths) {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(paths.filter((path) => !kept.has(path)));
}

async function forgetOtherVersions() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== VERSION).map((name) => caches.delete(name)),
  );
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && isOurs(url) && url.pathname === SHARE.path) {
    event.respondWith(takeShared(request));
    return;
  }
  if (request.method !== 'GET' || !isOurs(url) || !isKept(url)) return;
  event.respondWith(request.mode === 'navigate' ? pageFor(request, url) : fileFor(request, url));
});

/** The page from the network; from the cache if the network fails. */
async function pageFor(request, url) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(url.pathname)) ?? Response.error();
  }
}

/** The cached file; from the network if the browser has evicted it. */
async function fileFor(request, url) {
  return (await caches.match(url.pathname)) ?? fetch(request);
}

// Only this worker gets photos that are shared with the installed app. It leaves them for the table. They go to disk as
// they arrive, because together they may need more memory than a phone has.
async function takeShared(request) {
  const id = crypto.randomUUID();
  try {
    const folder = await folderForShare(id);
    const remove = () => folder.remove({ recursive: true });
    try {
      const files = await filesOnDisk(request, folder);
      const share = { id, keptMs: Date.now(), files, mark: await markIn(folder) };
      if (files.length > 0) await keepShared(share);
      if (files.length === 0 || (await isCopied(id, folder))) await remove();
      return tableWith(files.length === 0 ? SHARE.lost : id);
    } catch (error) {
      await remove();
      throw error;
    }
  } catch (error) {
    console.warn('Taking the shared photos failed', error);
    return tableWith(SHARE.lost);
  }
}

/** The name of a folder begins with its time. */
function isOld(name) {
  return !(Number.parseInt(name, 10) > Date.now() - SHARE.database.keptMs);
}

/** A new folder; those that a stopped worker left are removed when their photos would have been. */
async function folderForShare(id) {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(SHARE.database.name, { create: true });
  const names = await Array.fromAsync(folder.keys());
  await Promise.all(names.filter(isOld).map((name) => folder.removeEntry(name, { recursive: true })));
  return folder.getDirectoryHandle(`${Date.now()}-${id}`, { create: true });
}

async function filesOnDisk(request, folder) {
  const written = [];
  await readFormFiles(
    request.body,
    request.headers.get('content-type') ?? '',
    async ({ field, name, type }) => {
      if (field !== SHARE.field || written.length >= SHARE.database.mostFiles) return undefined;
      const handle = await folder.getFileHandle(String(written.length), { create: true });
      written.push({ handle, name, type });
      return handle.createWritable();
    },
  );
  const files = written.map(
    async ({ handle, name, type }) => new File([await handle.getFile()], name, { type }),
  );
  return (await Promise.all(files)).filter(({ size }) => size > 0);
}

const MARK = 'mark';

async function markIn(folder) {
  const handle = await folder.getFileHandle(MARK, { create: true });
  const writable = await handle.createWritable();
  await writable.write(MARK);
  await writable.close();
  return new File([await handle.getFile()], MARK);
}

/** Whether the database has copies of its files: in private windows it has not, and needs the originals. */
async function isCopied(id, folder) {
  await folder.removeEntry(MARK);
  const { mark } = await withShares('readonly', (shares) => resultOf(shares.get(id)));
  return mark.text().then(
    () => true,
    () => false,
  );
}

function tableWith(id) {
  return Response.redirect(`${TABLE[0]}?${SHARE.parameter}=${id}`, 303);
}

function keepShared(share) {
  return withShares('readwrite', async (shares) => {
    for (const { id, keptMs } of await resultOf(shares.getAll())) {
      if (keptMs <= share.keptMs - SHARE.database.keptMs) shares.delete(id);
    }
    shares.put(share);
  });
}

async function withShares(mode, use) {
  const { name, version, store } = SHARE.database;
  const opening = indexedDB.open(name, version);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store, { keyPath: 'id' }));
  const opened = await resultOf(opening);
  try {
    const work = opened.transaction(store, mode);
    const ended = new Promise((resolve, reject) => {
      work.addEventListener('complete', resolve);
      work.addEventListener('abort', () => reject(work.error));
    });
    const used = await use(work.objectStore(store));
    await ended;
    return used;
  } finally {
    opened.close();
  }
}

function resultOf(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
