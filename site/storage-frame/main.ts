import { serveStore } from '#browser/storage/port-store.ts';
import { originsOf, readTarget } from '#storage/storage-target.ts';

// The only document of the site that may reach other hosts, and only the one that the visitor named. It has no
// interface: our page that contains it names the destination and passes it one file after the other. See [Note: A
// document of its own] in server/middleware/security-headers.ts.

addEventListener('message', function begin({ data, origin, source, ports }: MessageEvent<unknown>) {
  const [port] = ports;
  const isOurs = origin === location.origin && source === parent && parent !== window;
  const target = isOurs ? readTarget(data) : undefined;
  if (!port || !target) return;
  removeEventListener('message', begin);
  connectOnlyTo(originsOf(target));
  void (async () => {
    const { openStore } = await import('#storage/open-store.ts');
    const { browserAccess } = await import('#browser/storage/browser-access.ts');
    serveStore(port, await openStore(target, browserAccess()));
    port.postMessage('ready');
  })();
});

/** Limits connections to these origins. A policy in the page can only narrow the server's, and no script can undo it. */
function connectOnlyTo(origins: readonly string[]): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${origins.join(' ')}`;
  document.head.append(policy);
}
