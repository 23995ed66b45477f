import { AppError } from '#core/failure.ts';
import type { DetectedFormat } from '#core/photo-format.ts';
import { WORKER_TIMEOUT_MS } from './limits.ts';
import { WorkerPool } from './worker-pool.ts';

/** Files in one message to the worker: few enough that the page answers between two messages. */
const FILES_AT_ONCE = 50;

const workers = new WorkerPool<readonly File[], readonly (DetectedFormat | undefined)[]>(
  () => new Worker(new URL('./format-worker.ts', import.meta.url), { type: 'module' }),
  { size: () => 1, timeoutMs: WORKER_TIMEOUT_MS },
);

const known = new WeakMap<File, Promise<DetectedFormat>>();

/**
 * Begins to read what files are, in their order. A thousand take about half a second, which somebody who pressed a button
 * would wait for, and reading them on the page's own thread would take all of its time.
 */
export function readFormats(files: readonly File[]): void {
  const unread = files.filter((file) => !known.has(file));
  for (let from = 0; from < unread.length; from += FILES_AT_ONCE) {
    const some = unread.slice(from, from + FILES_AT_ONCE);
    const answer = workers.run(some);
    for (const [at, file] of some.entries()) {
      const format = answer.then((formats) => formats[at] ?? Promise.reject(gone()));
      known.set(file, format);
      // Asked again, the file is read again.
      format.catch(() => known.delete(file));
    }
  }
}

/**
 * What a file's first bytes say that it is. Each file is read once, as long as it is there.
 *
 * @throws {AppError} `photo-gone` if it cannot be read
 */
export function formatOf(file: File): Promise<DetectedFormat> {
  readFormats([file]);
  return known.get(file) ?? Promise.reject(gone());
}

function gone(): AppError {
  return new AppError({ code: 'photo-gone', details: {} });
}
