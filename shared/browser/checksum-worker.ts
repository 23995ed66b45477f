import { crc32 } from '#core/crc32.ts';
import { HEADER_BYTES } from '#codec/picture-size.ts';
import { takenAt } from '#codec/taken-at.ts';
import { serveWorker } from './serve-worker.ts';

/** The parts of a photo's ZIP entry that are computed from its file. */
export interface PhotoSums {
  readonly crc32: number;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
  /** From EXIF, local time `YYYY-MM-DDTHH:mm:ss`. */
  readonly takenAt?: string;
}

/**
 * Reads the file once. The browser’s own SHA-256 takes bytes only as a whole, and even so less time than libraries that
 * take a stream (hash-wasm, @noble/hashes); a photo has at most `MAX_PHOTO_BYTES`.
 */
serveWorker<File, PhotoSums>(
  async (file) => {
    const bytes = new Uint8Array(file.size);
    const reader = file.stream().getReader();
    let crc = 0;
    let at = 0;
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      bytes.set(value, at);
      crc = crc32(value, crc);
      at += value.length;
    }
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const date = takenAt(bytes.slice(0, HEADER_BYTES));
    return { crc32: crc, sha256, ...(date ? { takenAt: date } : {}) };
  },
  { code: 'photo-unreadable', details: {} },
);
