import { AppError, ifPhotosFault } from '#core/failure.ts';
import type { DetectedFormat } from '#core/photo-format.ts';
import { IDLE_WORKER_MS, WORKER_TIMEOUT_MS } from '../limits.ts';
import { WorkerPool } from '../worker-pool.ts';

/** The number of files in one message to the worker: few enough that the page can respond between two messages. */
const FILES_AT_ONCE = 50;

/** Reads the formats of files; undefined for a file that can't be read. */
export type ReadFormats = (files: readonly File[]) => Promise<readonly (DetectedFormat | undefined)[]>;

/**
 * Reads and caches the formats of files according to their first bytes, once in each file's lifetime.
 *
 * Reading ten thousand files takes some seconds: somebody who pressed a button would have to wait, and on the page's
 * own thread it would block the page. So reading begins when the files are picked, many at once.
 */
export class Formats {
  readonly #read: ReadFormats;
  readonly #known = new WeakMap<File, Promise<DetectedFormat>>();

  constructor(read: ReadFormats) {
    this.#read = read;
  }

  /** Begins to read these files, in order. */
  begin(files: readonly File[]): void {
    const unread = files.filter((file) => !this.#known.has(file));
    for (let from = 0; from < unread.length; from += FILES_AT_ONCE) {
      const some = unread.slice(from, from + FILES_AT_ONCE);
      const answer = this.#read(some);
      for (const [at, file] of some.entries()) {
        const format = answer.then(
          (formats) => found(formats[at]),
          // A read may hang, such as for a file that first has to be downloaded from a cloud; the others are read
          // anyway.
          () => this.#alone(file),
        );
        this.#known.set(file, format);
        // On the next request, the file is read again.
        format.catch(() => this.#known.delete(file));
      }
    }
  }

  /** @throws {AppError} `photo-gone` if the file cannot be read; what loading our own code throws */
  of(file: File): Promise<DetectedFormat> {
    this.begin([file]);
    return this.#known.get(file)!;
  }

  async #alone(file: File): Promise<DetectedFormat> {
    const [format] = await this.#read([file]).catch(ifPhotosFault([]));
    return found(format);
  }
}

function found(format: DetectedFormat | undefined): DetectedFormat {
  if (format) return format;
  throw new AppError({ code: 'photo-gone', details: {} });
}

const workers = new WorkerPool<Parameters<ReadFormats>[0], Awaited<ReturnType<ReadFormats>>>(
  () => new Worker(new URL('./format-worker.ts', import.meta.url), { type: 'module' }),
  { size: () => 1, timeoutMs: WORKER_TIMEOUT_MS, idleMs: IDLE_WORKER_MS },
);

export const formats = new Formats((files) => workers.run(files));
