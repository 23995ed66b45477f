import { MAX_ANSWER_BYTES } from './limits.ts';

/**
 * Reads the body of an external service's response as text, up to a limit: a small compressed response may decompress
 * to gigabytes, and a stream may be endless.
 *
 * @throws {Error} if the decompressed body exceeds `maxBytes`; the connection is then closed
 */
export async function answerText(response: Response, maxBytes = MAX_ANSWER_BYTES): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel().catch(() => undefined);
      throw new Error(`the answer is longer than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
