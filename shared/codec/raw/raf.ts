/** Fujifilm's raw files begin with this, and contain their JPEG's offset and length. */
const MAGIC = 'FUJIFILMCCD-RAW';
const JPEG_OFFSET_AT = 84;
export const RAF_HEADER_BYTES = 92;

/**
 * Returns the location of a RAF's JPEG; undefined for another file. @param head its first `RAF_HEADER_BYTES` or more
 */
export function rafJpeg(
  head: Uint8Array,
): { readonly start: number; readonly sizeBytes: number } | undefined {
  if (head.length < RAF_HEADER_BYTES) return undefined;
  if (String.fromCharCode(...head.subarray(0, MAGIC.length)) !== MAGIC) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return { start: view.getUint32(JPEG_OFFSET_AT), sizeBytes: view.getUint32(JPEG_OFFSET_AT + 4) };
}
