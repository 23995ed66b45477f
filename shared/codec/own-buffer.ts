/**
 * The bytes as a buffer of their own, as ExifReader takes them: the one that they lie in where they fill it, else a copy.
 * A header is half a megabyte and read for several things, so that copies of many photos were felt.
 */
export function ownBuffer(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer;
}
