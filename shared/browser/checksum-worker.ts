import { crc32 } from '#core/crc32.ts';
import { HEADER_BYTES } from '#codec/picture-size.ts';
import { takenAt } from '#codec/taken-at.ts';
import { serveWorker } from './serve-worker.ts';

/** The parts of a photo's ZIP entry that are computed from its file. */
export interface PhotoSums {
  readonly crc32: number;
  /** From EXIF, local time `YYYY-MM-DDTHH:mm:ss`. */
  readonly takenAt?: string;
}

/**
 * Reads the file as a stream, so that memory use does not depend on its size and every byte is read only
 * once.
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
