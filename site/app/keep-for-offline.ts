/** Registers the service worker, which caches the public pages for offline use. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
    console.warn('The pages are not kept for reading without a connection', error);
  });
}
