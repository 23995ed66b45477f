import { constants, deflateRawSync } from 'node:zlib';

const PIECE_BYTES = 1024 * 1024;
/** The modulus of Adler-32 (RFC 1950, 8). */
const ADLER = 65_521;

/** Returns a zlib stream (RFC 1950) that unpacks to this many zeros, without holding them in memory. */
export function deflatedZeros(bytes: number): Buffer<ArrayBuffer> {
  const flushed = { finishFlush: constants.Z_FULL_FLUSH };
  const piece = deflateRawSync(Buffer.alloc(PIECE_BYTES), flushed);
  const pieces = Array.from({ length: Math.floor(bytes / PIECE_BYTES) }, () => piece);
  const sum = Buffer.alloc(4);
  // For zeros the first sum stays 1, and the second counts them.
  sum.writeUInt32BE((bytes % ADLER) * 65_536 + 1);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...pieces,
    deflateRawSync(Buffer.alloc(bytes % PIECE_BYTES)),
    sum,
  ]);
}
