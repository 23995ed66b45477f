/** Fujifilm's raw files begin with this, and say where their JPEG lies: its offset and its length. */
const MAGIC = 'FUJIFILMCCD-RAW';
const JPEG_OFFSET_AT = 84;
export const RAF_HEADER_BYTES = 92;

/** Where the JPEG of a RAF lies; undefined for another file. @param head its first `RAF_HEADER_BYTES` or more */
export function rafJpeg(
  head: Uint8Array,
): { readonly start: number; readonly sizeBytes: number } | undefined {
  if (head.length < RAF_HEADER_BYTES) return undefined;
  if (String.fromCharCode(...head.subarray(0, MAGIC.length)) !== MAGIC) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return { start: view.getUint32(JPEG_OFFSET_AT), sizeBytes: view.getUint32(JPEG_OFFSET_AT + 4) };
}
