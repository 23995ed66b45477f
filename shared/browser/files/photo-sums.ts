import { crc32 } from '#core/bytes/crc32.ts';
import { toHex } from '#core/bytes/hex.ts';

/** The parts of a photo's ZIP entry that are computed from its file. */
export interface PhotoSums {
  readonly crc32: number;
  /** In lowercase hexadecimal. */
  readonly sha256: string;
}

/**
 * Computes the checksums of a file that is completely in memory. The browser’s own SHA-256 accepts bytes only this
 * way, and is still faster than streaming libraries (hash-wasm, @noble/hashes). It copies the bytes and runs in
 * parallel with this thread, which computes the CRC meanwhile.
 */
export async function sumsOfWhole(bytes: Uint8Array<ArrayBuffer>): Promise<PhotoSums> {
  const digest = crypto.subtle.digest('SHA-256', bytes);
  const beside = crc32(bytes);
  return { crc32: beside, sha256: toHex(new Uint8Array(await digest)) };
}
