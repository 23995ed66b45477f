import { MOST_ANSWER_BYTES } from './limits.ts';
import { StorageError } from './storage-error.ts';

/** The rules for every storage request: no cookies, and only the named address. */
export const STRICTLY = {
  redirect: 'manual',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const;

/**
 * Fetches from a storage; the only way to one, for every kind of storage and every program. Answers other than a
 * file's bytes are read here, within limits, so that the connection is free for the next request.
 *
 * @throws {StorageError} `redirected` for redirects, `endless` for answers that are too long
 */
export async function strictFetch(
  request: string | URL | Request,
  options: RequestInit = {},
): Promise<Response> {
  // A streamed body has to be declared as sent before the answer arrives.
  const halfDuplex = options.body ? { duplex: 'half' as const } : {};
  const response = await fetch(request, { ...options, ...halfDuplex, ...STRICTLY });
  if (response.type === 'opaqueredirect' || isRedirection(response.status)) {
    await response.body?.cancel();
    throw new StorageError('redirected');
  }
  if (!response.body || isFile(request, options, response)) return response;
  const { status, statusText, headers } = response;
  return new Response(await readBounded(response.body), { status, statusText, headers });
}

/**
 * Returns a fetch that asks only these servers, so that a login reaches no other, whatever its fields or an answer
 * say.
 *
 * @param origins those that a storage declares
 * @throws {StorageError} `redirected` for requests to others
 */
export function fetchWithin(origins: readonly string[], fetch: typeof strictFetch): typeof strictFetch {
  return async (request, options) => {
    const { origin } = new URL(request instanceof Request ? request.url : request);
    if (!origins.includes(origin)) throw new StorageError('redirected');
    return fetch(request, options);
  };
}

/** Browsers hide redirects, Node shows them. */
function isRedirection(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** Whether an answer is a file's bytes, of which a store reads at most the file's size. */
function isFile(request: string | URL | Request, options: RequestInit, { ok }: Response): boolean {
  const { url, method } =
    request instanceof Request ? request : { url: request, method: options.method ?? 'GET' };
  return ok && method === 'GET' && !new URL(url).searchParams.has('list-type');
}

async function readBounded(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const reader = body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    bytes += next.value.length;
    if (bytes <= MOST_ANSWER_BYTES) continue;
    await reader.cancel();
    throw new StorageError('endless');
  }
  return new Blob(pieces);
}
