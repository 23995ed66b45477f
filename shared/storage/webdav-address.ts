import { isPrivateHost } from '#core/accounts/private-host.ts';

/** Why an address is rejected. */
export type AddressProblem = 'no-address' | 'secret-typed' | 'encode-name' | 'plain-http';

/** A folder of a WebDAV server. */
export interface WebdavPlace {
  readonly origin: string;
  /** Decoded, with a leading slash and no trailing one; '' for the server's root. */
  readonly path: string;
  /** As in the address. */
  readonly user: string | undefined;
}

const SCHEMES: Readonly<Record<string, string>> = {
  'webdavs:': 'https:',
  'davs:': 'https:',
  'https:': 'https:',
  'webdav:': 'http:',
  'dav:': 'http:',
  'http:': 'http:',
};

/**
 * Parses the address of a WebDAV folder.
 *
 * @param mayUseHttp whether plain http may leave the person's own network
 */
export function readWebdavAddress(
  address: string,
  mayUseHttp: boolean,
): WebdavPlace | { readonly problem: AddressProblem; readonly host: string } {
  const url = parsed(address);
  const protocol = url && SCHEMES[url.protocol];
  // Parsed again with a scheme that browsers know: other schemes parse hosts differently.
  const plain = protocol && parsed(`${protocol}${address.slice(address.indexOf(':') + 1)}`);
  if (!plain || plain.hostname === '') return { problem: 'no-address', host: '' };
  const { host } = plain;
  if (plain.password !== '') return { problem: 'secret-typed', host };
  if (/[?#]/.test(address)) return { problem: 'encode-name', host };
  if (leavesUnencrypted(plain, mayUseHttp)) return { problem: 'plain-http', host };
  const path = decoded(plain.pathname);
  const user = decoded(plain.username);
  if (path === undefined || user === undefined) return { problem: 'encode-name', host };
  return { origin: plain.origin, path, user: user || undefined };
}

/** Returns whether everyone on the way to an address could read photos and secrets, because it isn't encrypted. */
export function leavesUnencrypted({ protocol, hostname }: URL, mayUseHttp: boolean): boolean {
  return protocol !== 'https:' && !mayUseHttp && !isPrivateHost(hostname);
}

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text).replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}
