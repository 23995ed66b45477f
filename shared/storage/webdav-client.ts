import { AuthType, createClient, getPatcher, type WebDAVClient, type WebDAVClientOptions } from 'webdav';
import { fetchWithin, strictFetch } from './strict-fetch.ts';

/** Names a client's server in its requests, until they are sent: the package has one `fetch` for all clients. */
const SERVER = 'x-server-of-client';

type Headers = Readonly<Record<string, string>>;

/** A request as the package makes it. */
interface ClientRequest extends RequestInit {
  readonly headers: Headers;
}

/** Creates the package's client, with the same strict requests as every store. */
export function strictClient(origin: string, options: WebDAVClientOptions): WebDAVClient {
  getPatcher().patch('fetch', async (url, request) => {
    const { headers, ...rest } = request as ClientRequest;
    const ask = fetchWithin([headers[SERVER] ?? ''], strictFetch);
    const answer = await ask(String(url), { ...rest, headers: withoutServer(headers) });
    return answer.status === 207 && rest.method === 'MOVE' ? moveAnswer(answer) : answer;
  });
  const client = createClient(origin, { ...options, headers: { [SERVER]: origin } });
  return { ...client, getHeaders: () => withoutServer(client.getHeaders()) };
}

function withoutServer(headers: Headers): Headers {
  const { [SERVER]: _, ...others } = headers;
  return others;
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
