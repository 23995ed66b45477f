// Keeps the pages that anyone may read for when there is no connection. What it keeps (PRECACHED) and the name of
// that (VERSION) are written above these lines when the site is built; scripts, styles and fonts carry their
// content's hash in their names, so what is kept of them is never old. Nothing of an account passes through here.

const isOurs = (url) => url.origin === location.origin;
const isKept = (url) => PRECACHED.includes(url.pathname);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(PRECACHED)));
});

// The page of the first visit, too, gets from here what it has not asked for yet.
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOtherVersions().then(() => self.clients.claim())),
);

async function forgetOtherVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !isOurs(url) || !isKept(url)) return;
  event.respondWith(request.mode === 'navigate' ? pageFor(request, url) : fileFor(request, url));
});

/** The page as the server has it now; without a connection as it was kept. */
async function pageFor(request, url) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(url.pathname)) ?? Response.error();
  }
}

/** The file as it was kept; from the server where the browser has thrown it away. */
async function fileFor(request, url) {
  return (await caches.match(url.pathname)) ?? fetch(request);
}
