/** Has the pages that anyone may read kept for when there is no connection. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
    console.warn('The pages are not kept for reading without a connection', error);
  });
}
