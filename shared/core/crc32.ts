/** The polynomial of ISO 3309 and APPNOTE 4.4.7, bits reversed. */
const POLYNOMIAL = 0xedb88320;
const SLICES = 16;

/** `TABLES[slice * 256 + byte]`: the byte's remainder with `slice` zero bytes after it (Intel's slicing-by-N). */
const TABLES = makeTables();

/**
 * The CRC-32 of bytes that come in pieces.
 *
 * @param previous the result for the pieces before; 0 for the first
 * @returns an unsigned 32-bit number
 */
export function crc32(bytes: Uint8Array, previous = 0): number {
  let crc = ~previous;
  let at = 0;
  const lastWhole = bytes.length - SLICES;
  for (; at <= lastWhole; at += SLICES) {
    let next = 0;
    for (let slice = 0; slice < SLICES; slice += 1) {
      const byte = bytes[at + slice]!;
      const mixed = slice < 4 ? byte ^ ((crc >>> (slice * 8)) & 0xff) : byte;
      next ^= TABLES[(SLICES - 1 - slice) * 256 + mixed]!;
    }
    crc = next;
  }
  for (; at < bytes.length; at += 1) {
    crc = (crc >>> 8) ^ TABLES[(crc ^ bytes[at]!) & 0xff]!;
  }
  return ~crc >>> 0;
}

function makeTables(): Int32Array {
  const tables = new Int32Array(SLICES * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
    }
    tables[byte] = remainder;
  }
  for (let at = 256; at < tables.length; at += 1) {
    const shorter = tables[at - 256]!;
    tables[at] = (shorter >>> 8) ^ tables[shorter & 0xff]!;
  }
  return tables;
}
