import { AuthType, createClient, getPatcher, type WebDAVClient } from 'webdav';
import { strictFetch } from './strict-fetch.ts';

/** Creates the package's client, with the same strict requests as every store. */
export function strictClient(origin: string, options: Parameters<typeof createClient>[1]): WebDAVClient {
  // The package calls it with an address and options, and has a single such function for all clients.
  getPatcher().patch('fetch', (url, request) => strictFetch(String(url), request as RequestInit));
  return createClient(origin, options);
}

export { AuthType };
