import { AuthType, createClient, getPatcher, type WebDAVClient } from 'webdav';
import { strictFetch } from './strict-fetch.ts';

/** Creates the package's client, with the same strict requests as every store. */
export function strictClient(origin: string, options: Parameters<typeof createClient>[1]): WebDAVClient {
  // The package calls it with an address and options, and has a single such function for all clients.
  getPatcher().patch('fetch', async (url, request) => {
    const answer = await strictFetch(String(url), request as RequestInit);
    return answer.status === 207 && (request as RequestInit).method === 'MOVE' ? moveAnswer(answer) : answer;
  });
  return createClient(origin, options);
}

/**
 * Returns the answer of a move whose outcome is in a list: such a list names what was not moved (RFC 4918, 9.9.4), but
 * its own status is a success.
 */
async function moveAnswer(answer: Response): Promise<Response> {
  const [, status] = /HTTP\/\d(?:\.\d)?\s+([4-5]\d\d)\b/i.exec(await answer.text()) ?? [];
  return new Response(null, { status: Number(status ?? 500), headers: answer.headers });
}

export { AuthType };
