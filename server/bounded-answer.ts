import { answerText } from '#chat/answer-text.ts';

/**
 * Reads the body of a response from an external service as JSON; see {@link answerText}. @throws {Error} if the body
 * is too long or not JSON
 */
export async function answerJson(response: Response, maxBytes?: number): Promise<unknown> {
  return JSON.parse(await answerText(response, maxBytes)) as unknown;
}

/** Creates a `fetch` for libraries that read responses themselves: it rejects redirects and limits the body's size. */
export async function boundedFetch(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const { status, statusText } = response;
  const headers = { 'Content-Type': response.headers.get('Content-Type') ?? '' };
  return new Response(await answerText(response), { status, statusText, headers });
}
