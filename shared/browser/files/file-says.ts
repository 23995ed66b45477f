import type { FileSays } from '#codec/facts/file-says.ts';
import { type Coordinates, isSamePlace } from '#core/takeout/coordinates.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { IDLE_WORKER_MS, WORKER_TIMEOUT_MS } from '../limits.ts';
import type { SaysRequest } from './says-worker.ts';
import { WorkerPool } from '../worker-pool.ts';

const workers = new WorkerPool<SaysRequest, FileSays>(
  () => new Worker(new URL('./says-worker.ts', import.meta.url), { type: 'module' }),
  { size: () => 1, timeoutMs: WORKER_TIMEOUT_MS, idleMs: IDLE_WORKER_MS },
);

interface Known {
  /** The place from the file's sidecar, which determines its time zone. */
  readonly told: Coordinates | undefined;
  readonly says: Promise<FileSays>;
}

const known = new WeakMap<File, Known>();

/**
 * Returns a file's own data on when and where it was taken, with the time zone of its place. Each file is read once,
 * unless its sidecar gives another place.
 *
 * @throws {AppError} for a file that can't be read anymore
 */
export function saysOf({ file, told }: BrowserPhoto): Promise<FileSays> {
  const place = told?.coordinates;
  const before = known.get(file);
  if (before && isSamePlace(before.told, place)) return before.says;
  return note(file, place, workers.run({ file, told: place }));
}

/** Announces that other code reading the file will provide this data, so that it isn't read twice. */
export function saysCome(
  file: File,
  told: Coordinates | undefined,
  says: Promise<FileSays | undefined>,
): void {
  void note(
    file,
    told,
    says.then((came) => came ?? workers.run({ file, told })),
  );
}

function note(file: File, told: Coordinates | undefined, says: Promise<FileSays>): Promise<FileSays> {
  const noted = { told, says };
  known.set(file, noted);
  says.catch(() => {
    if (known.get(file) === noted) known.delete(file);
  });
  return says;
}
