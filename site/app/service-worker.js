import { forgetLeftShares, tableWith, takeShared } from './take-shared.js';

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
  if (isOurs(url) && url.pathname === SHARE.path) {
    // Some systems repeat a launch without its photos, by POST or by GET.
    event.respondWith(request.method === 'POST' ? takeShared(request) : tableWith(SHARE.again));
    event.waitUntil(forgetLeftShares());
    return;
  }
  if (request.mode === 'navigate') event.waitUntil(forgetLeftShares());
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
