/** Whom the local identity provider signs people in for, beside the site at its own address. */
export interface KnownClients {
  /** Where else on this machine the site is served, such as by a development server. */
  readonly siteOrigins: readonly string[];
  readonly extensionId: string;
}

/** 127.0.0.0/8 (RFC 5735, 4) and ::1 (RFC 4291, 2.5.3), as `URL` writes them, and their name (RFC 6761, 6.3). */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether a host name or address, as `URL` or a setting writes it, is this machine and reached from it alone. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname.toLowerCase());
}

/**
 * Makes the two questions of who a client is.
 *
 * @param origin the server's own address, on this machine
 * @returns `maySendTo`: whether people may be sent to an address with what they signed in for; `mayRead`: whether a
 *   page of an origin may read the token endpoint's answer
 */
export function knownClients(origin: string, { siteOrigins, extensionId }: KnownClients) {
  const own = new URL(origin);
  // The same server, by whichever of this machine's names it was opened.
  const isOwn = ({ protocol, hostname, port }: URL) =>
    isLoopback(hostname) && protocol === own.protocol && port === own.port;
  const elsewhere = new Set(siteOrigins.filter((site) => isLoopback(new URL(site).hostname)));
  const isSite = (url: URL) => isOwn(url) || elsewhere.has(url.origin);
  // Where Chrome catches an extension's redirects, and where its own requests come from.
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
