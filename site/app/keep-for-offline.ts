import { BASE_PATH } from './language.ts';

/**
 * Has the service worker keep the table with everything that it may load: for offline work, and for a tab whose files
 * were replaced by a newer build. The newest worker belongs to this page's build.
 */
export function keepTableForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ installing, waiting, active }) =>
    (installing ?? waiting ?? active)?.postMessage('keep-table'),
  );
}

/** Registers the service worker, which caches the public pages of this language for offline use. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(`${BASE_PATH}/service-worker.js`).catch((error: unknown) => {
    console.warn('Caching the pages for offline use failed', error);
  });
}
