import { AuthType, createClient, getPatcher, type WebDAVClient } from 'webdav';
import { fetchWithin, strictFetch } from './strict-fetch.ts';

/** The servers of all clients: the package has a single function for the requests of all of them. */
const origins: string[] = [];
const fetchOwn = fetchWithin(origins, strictFetch);

/** Creates the package's client, with the same strict requests as every store. */
export function strictClient(origin: string, options: Parameters<typeof createClient>[1]): WebDAVClient {
  if (!origins.includes(origin)) origins.push(origin);
  getPatcher().patch('fetch', async (url, request) => {
    const answer = await fetchOwn(String(url), request as RequestInit);
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
