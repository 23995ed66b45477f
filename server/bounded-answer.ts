import { MAX_ANSWER_BYTES } from './limits.ts';

/**
 * The text of an answer from a service elsewhere, of which no more is taken than anything of ours needs: a short
 * packed answer may unpack to gigabytes, and an endless one never ends.
 *
 * @throws {Error} where there is more than `maxBytes` after unpacking; the connection is then let go of
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

/** The same as JSON. @throws {Error} for what is too long, or no JSON */
export async function answerJson(response: Response, maxBytes?: number): Promise<unknown> {
  return JSON.parse(await answerText(response, maxBytes)) as unknown;
}

/** `fetch` for libraries that read answers by themselves: follows no redirect, and its answers are bounded. */
export async function boundedFetch(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const { status, statusText } = response;
  const headers = { 'Content-Type': response.headers.get('Content-Type') ?? '' };
  return new Response(await answerText(response), { status, statusText, headers });
}
