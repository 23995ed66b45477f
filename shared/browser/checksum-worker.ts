import { crc32 } from '#core/crc32.ts';
import { serveWorker } from './serve-worker.ts';

/** Read in slices, so that the largest photo costs the worker this much memory and no more. */
const SLICE_BYTES = 4 * 1024 * 1024;

serveWorker<File, number>(
  async (file) => {
    let crc = 0;
    for (let start = 0; start < file.size; start += SLICE_BYTES) {
      const slice = file.slice(start, start + SLICE_BYTES);
      crc = crc32(new Uint8Array(await slice.arrayBuffer()), crc);
    }
    return crc;
  },
  { code: 'photo-unreadable', details: {} },
);
