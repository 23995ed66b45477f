import { SNIFF_BYTES } from '#core/limits.ts';
import { type DetectedFormat, detectFormat } from '#core/photo-format.ts';
import { FileReading } from './file-reading.ts';
import { serveWorker } from '../serve-worker.ts';

/** The number of files read at the same time, since each read mostly waits for the browser. */
const readings = Array.from({ length: 8 }, () => new FileReading());

/** Reports each file's format according to its first bytes; undefined for a file that can't be read. */
serveWorker<readonly File[], readonly (DetectedFormat | undefined)[]>(
  async (files) => {
    const formats = new Map<File, DetectedFormat>();
    const left = files.values();
    const readLeft = async (reading: FileReading) => {
      for (const file of left) {
        const head = await reading.whole(file.slice(0, SNIFF_BYTES)).catch(() => undefined);
        if (head) formats.set(file, detectFormat(head, file.name));
      }
    };
    await Promise.all(readings.map(readLeft));
    return files.map((file) => formats.get(file));
  },
  { code: 'photo-gone', details: {} },
);
