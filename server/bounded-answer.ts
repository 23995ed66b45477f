import { MAX_ANSWER_BYTES } from './limits.ts';

/**
 * Reads the body of a response from an external service as text, up to a limit: a small compressed response may
 * decompress to gigabytes, and a stream may be endless.
 *
 * @throws {Error} where the decompressed body exceeds `maxBytes`; the connection is then closed
 */
export async function answerText(response: Response, maxBytes = MAX_ANSWER_BYTES): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

/** The same as JSON. @throws {Error} where the body is too long or not JSON */
export async function answerJson(response: Response, maxBytes?: number): Promise<unknown> {
  return JSON.parse(await answerText(response, maxBytes)) as unknown;
}

/** A `fetch` for libraries that read responses themselves: it rejects redirects and limits the body's size. */
export async function boundedFetch(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const { status, statusText } = response;
  const headers = { 'Content-Type': response.headers.get('Content-Type') ?? '' };
  return new Response(await answerText(response), { status, statusText, headers });
}
