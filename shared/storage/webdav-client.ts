import { AuthType, createClient, getPatcher, type WebDAVClient } from 'webdav';
import { strictFetch } from './strict-fetch.ts';

/** Makes a client of the package, which asks as strictly as every store does. */
export function strictClient(origin: string, options: Parameters<typeof createClient>[1]): WebDAVClient {
  // The package calls it with an address and options, and knows one such function for all clients.
  getPatcher().patch('fetch', (url, request) => strictFetch(String(url), request as RequestInit));
  return createClient(origin, options);
}

export { AuthType };
