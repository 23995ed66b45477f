/** The polynomial of ISO 3309 and APPNOTE 4.4.7, bits reversed. */
const POLYNOMIAL = 0xedb88320;
const SLICES = 16;

/** `TABLES[slice * 256 + byte]`: the byte's remainder with `slice` zero bytes after it (Intel's slicing-by-N). */
const TABLES = makeTables();

/**
 * Returns the CRC-32 of bytes that come in several pieces.
 *
 * @param previous the result so far; 0 for the first piece
 * @returns an unsigned 32-bit number
 */
export function crc32(bytes: Uint8Array, previous = 0): number {
  let crc = ~previous;
  let at = 0;
  const lastWhole = bytes.length - SLICES;
  // Unrolled: a loop over the slices takes five times as long.
  for (; at <= lastWhole; at += SLICES) {
    crc =
      TABLES[0xf00 + (bytes[at]! ^ (crc & 0xff))]! ^
      TABLES[0xe00 + (bytes[at + 1]! ^ ((crc >>> 8) & 0xff))]! ^
      TABLES[0xd00 + (bytes[at + 2]! ^ ((crc >>> 16) & 0xff))]! ^
      TABLES[0xc00 + (bytes[at + 3]! ^ (crc >>> 24))]! ^
      TABLES[0xb00 + bytes[at + 4]!]! ^
      TABLES[0xa00 + bytes[at + 5]!]! ^
      TABLES[0x900 + bytes[at + 6]!]! ^
      TABLES[0x800 + bytes[at + 7]!]! ^
      TABLES[0x700 + bytes[at + 8]!]! ^
      TABLES[0x600 + bytes[at + 9]!]! ^
      TABLES[0x500 + bytes[at + 10]!]! ^
      TABLES[0x400 + bytes[at + 11]!]! ^
      TABLES[0x300 + bytes[at + 12]!]! ^
      TABLES[0x200 + bytes[at + 13]!]! ^
      TABLES[0x100 + bytes[at + 14]!]! ^
      TABLES[bytes[at + 15]!]!;
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
