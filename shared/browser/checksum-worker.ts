import { crc32 } from '#core/crc32.ts';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { Sha256 } from '#core/sha256.ts';
import { HEADER_BYTES } from '#codec/picture-size.ts';
import { takenAt, takenOffset } from '#codec/taken-at.ts';
import { FileReading } from './file-reading.ts';
import { serveWorker } from './serve-worker.ts';

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

const reading = new FileReading();

/**
 * Reads the file once. The browser’s own SHA-256 takes bytes only as a whole, and even so less time than libraries that
 * take a stream (hash-wasm, @noble/hashes); films are too large for it.
 */
serveWorker<File, PhotoSums>(
  async (file) => {
    const isWhole = file.size <= MAX_PHOTO_BYTES;
    const sha256 = new Sha256();
    let crc = 0;
    const bytes = await reading.readThrough(file, isWhole, (piece) => {
      if (!isWhole) sha256.update(piece);
      crc = crc32(piece, crc);
    });
    const header = isWhole
      ? bytes.subarray(0, HEADER_BYTES)
      : new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
    const date = takenAt(header);
    const offset = takenOffset(header);
    return {
      crc32: crc,
      sha256: isWhole ? await digestOf(bytes) : sha256.hex(),
      ...(date ? { takenAt: date } : {}),
      ...(date && offset ? { takenOffset: offset } : {}),
    };
  },
  { code: 'photo-unreadable', details: {} },
);

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
