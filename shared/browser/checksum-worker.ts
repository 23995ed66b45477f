import { crc32 } from '#core/crc32.ts';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { Sha256 } from '#core/sha256.ts';
import { HEADER_BYTES } from '#codec/picture-size.ts';
import { takenAt, takenOffset } from '#codec/taken-at.ts';
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

/**
 * Reads the file once. The browser’s own SHA-256 takes bytes only as a whole, and even so less time than libraries that
 * take a stream (hash-wasm, @noble/hashes); films are too large for it.
 */
serveWorker<File, PhotoSums>(
  async (file) => {
    const sha256 = file.size > MAX_PHOTO_BYTES ? new Sha256() : undefined;
    const bytes = new Uint8Array(sha256 ? 0 : file.size);
    const reader = file.stream().getReader();
    let crc = 0;
    let at = 0;
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      if (sha256) sha256.update(value);
      else bytes.set(value, at);
      crc = crc32(value, crc);
      at += value.length;
    }
    const header = sha256
      ? new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
      : bytes.slice(0, HEADER_BYTES);
    const date = takenAt(header);
    const offset = takenOffset(header);
    return {
      crc32: crc,
      sha256: sha256?.hex() ?? (await digestOf(bytes)),
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
