import { crc32 } from '#core/crc32.ts';
import { toHex } from '#core/hex.ts';

/** The parts of a photo's ZIP entry that are computed from its file. */
export interface PhotoSums {
  readonly crc32: number;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
}

/**
 * The sums of a file that is in memory as a whole. The browser’s own SHA-256 takes bytes only so, and even then less time
 * than libraries that take a stream (hash-wasm, @noble/hashes). It runs beside the caller's thread, so that whatever else
 * was begun goes on.
 */
export async function sumsOfWhole(bytes: Uint8Array<ArrayBuffer>): Promise<PhotoSums> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = toHex(digest);
  return { crc32: crc32(bytes), sha256 };
}
