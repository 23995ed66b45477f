/** The clients of the local identity provider, besides the site at its own origin. */
export interface KnownClients {
  /** Other origins on this machine that serve the site, such as a development server. */
  readonly siteOrigins: readonly string[];
  readonly extensionId: string;
}

/** 127.0.0.0/8 (RFC 5735, 4) and ::1 (RFC 4291, 2.5.3), as `URL` writes them, and `localhost` (RFC 6761, 6.3). */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Returns whether a host name or address, as in a `URL` or a setting, is a loopback address. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname.toLowerCase());
}

/**
 * Creates the checks of redirect URIs and origins.
 *
 * @param origin the server's own origin, on this machine
 * @returns `maySendTo`: whether an address is an allowed redirect URI; `mayRead`: whether pages of an origin may read
 * the token endpoint's response
 */
export function knownClients(origin: string, { siteOrigins, extensionId }: KnownClients) {
  const own = new URL(origin);
  // The same server under any of the loopback names.
  const isOwn = ({ protocol, hostname, port }: URL) =>
    isLoopback(hostname) && protocol === own.protocol && port === own.port;
  const elsewhere = new Set(siteOrigins.filter((site) => isLoopback(new URL(site).hostname)));
  const isSite = (url: URL) => isOwn(url) || elsewhere.has(url.origin);
  // The redirect URI's origin in chrome.identity, and the origin of the extension's own requests.
  const caught = `https://${extensionId}.chromiumapp.org`;
  const extension = `chrome-extension://${extensionId}`;
  return {
    maySendTo: (address: string): boolean => {
      if (!URL.canParse(address)) return false;
      const url = new URL(address);
      const hasCredentials = url.username !== '' || url.password !== '';
      return !hasCredentials && (isSite(url) || url.origin === caught);
    },
    mayRead: (from: string): boolean => from === extension || (URL.canParse(from) && isSite(new URL(from))),
  };
}
