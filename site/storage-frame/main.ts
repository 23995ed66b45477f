import { serveStore } from '#browser/storage/port-store.ts';
import { originOf, readStorageLogin } from '#storage/storage-login.ts';

// The only document of the site that may reach other hosts, and only the one that the visitor named. It has no
// interface: our page that contains it names the destination and passes it one file after the other. See [Note: A
// document of its own] in server/middleware/security-headers.ts.

addEventListener('message', function begin({ data, origin, source, ports }: MessageEvent<unknown>) {
  const [port] = ports;
  const isOurs = origin === location.origin && source === parent && parent !== window;
  const login = isOurs ? readStorageLogin(data) : undefined;
  if (!port || !login) return;
  removeEventListener('message', begin);
  connectOnlyTo(originOf(login));
  void (async () => {
    const { openStorage } = await import('#browser/storage/open-storage.ts');
    serveStore(port, await openStorage(login));
    port.postMessage('ready');
  })();
});

/** Limits connections to this origin. A policy in the page can only narrow the server's, and no script can undo it. */
function connectOnlyTo(origin: string): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${origin}`;
  document.head.append(policy);
}
