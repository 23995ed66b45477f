import { INFLATED_AT_ONCE } from './limits.ts';

/**
 * Unpacks Deflate as it is read. Browsers unpack a whole piece of the input at once, which may become a thousand times
 * as long, so the input comes in small pieces: who stops reading has unpacked little more than what was read.
 *
 * @param format `deflate` with a zlib header, or `deflate-raw` as in ZIPs
 * @returns a stream that fails if the data is damaged
 */
export function inflated(
  packed: Blob,
  format: 'deflate' | 'deflate-raw',
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const small = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, to) => {
      for (let at = 0; at < piece.length; at += INFLATED_AT_ONCE) {
        to.enqueue(piece.subarray(at, at + INFLATED_AT_ONCE));
      }
    },
  });
  return packed.stream().pipeThrough(small).pipeThrough(new DecompressionStream(format));
}
