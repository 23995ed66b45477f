import { crc32 } from '#core/crc32.ts';
import { toHex } from '#core/hex.ts';
import { HEADER_BYTES } from '#codec/picture-size.ts';
import { takenAt, takenOffset } from '#codec/taken-at.ts';

/** The parts of a photo's ZIP entry that are computed from its file. */
export interface PhotoSums {
  readonly crc32: number;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
  /** From EXIF, local time `YYYY-MM-DDTHH:mm:ss`. */
  readonly takenAt?: string;
  /** From EXIF, the offset of that time from UTC, `+02:00`. */
  readonly takenOffset?: string;
}

/**
 * The sums of a file that is in memory as a whole. The browser’s own SHA-256 takes bytes only so, and even then less time
 * than libraries that take a stream (hash-wasm, @noble/hashes). It copies the bytes and runs beside this thread, which
 * computes the CRC meanwhile.
 *
 * @param header its first bytes, where EXIF is
 */
export async function sumsOfWhole(
  bytes: Uint8Array<ArrayBuffer>,
  header = bytes.subarray(0, HEADER_BYTES),
): Promise<PhotoSums> {
  const digest = crypto.subtle.digest('SHA-256', bytes);
  const beside = { crc32: crc32(bytes), ...datesOf(header) };
  return { ...beside, sha256: toHex(new Uint8Array(await digest)) };
}

/** What EXIF says of when a photo was taken. @param header the first bytes of the file */
export function datesOf(header: Uint8Array<ArrayBuffer>): Pick<PhotoSums, 'takenAt' | 'takenOffset'> {
  const date = takenAt(header);
  if (!date) return {};
  const offset = takenOffset(header);
  return { takenAt: date, ...(offset ? { takenOffset: offset } : {}) };
}
