import { crc32 } from '#core/crc32.ts';
import { HEADER_BYTES } from '#codec/picture-size.ts';
import { takenAt } from '#codec/taken-at.ts';
import { serveWorker } from './serve-worker.ts';

/** What a photo's entry in the ZIP says of it. */
export interface PhotoSums {
  readonly crc32: number;
  /** From EXIF, local time `YYYY-MM-DDTHH:mm:ss`. */
  readonly takenAt?: string;
}

/**
 * Read as a stream: the largest photo takes no more memory than the smallest, and no piece of it is asked for twice.
 */
serveWorker<File, PhotoSums>(
  async (file) => {
    const reader = file.stream().getReader();
    const header = new Uint8Array(Math.min(HEADER_BYTES, file.size));
    let crc = 0;
    let at = 0;
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      if (at < header.length) header.set(value.subarray(0, header.length - at), at);
      crc = crc32(value, crc);
      at += value.length;
    }
    const date = takenAt(header);
    return { crc32: crc, ...(date ? { takenAt: date } : {}) };
  },
  { code: 'photo-unreadable', details: {} },
);
