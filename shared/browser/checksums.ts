import { AppError } from '#core/failure.ts';
import type { PhotoSums } from './checksum-worker.ts';
import { SLOWEST_BYTES_PER_MS, WORKER_TIMEOUT_MS } from './limits.ts';
import { WorkerPool } from './worker-pool.ts';

const workers = new WorkerPool<File, PhotoSums>(
  () => new Worker(new URL('./checksum-worker.ts', import.meta.url), { type: 'module' }),
  // One worker reads while the other computes checksums.
  { size: () => 2, timeoutMs: ({ size }) => WORKER_TIMEOUT_MS + size / SLOWEST_BYTES_PER_MS },
);

const known = new WeakMap<File, Promise<PhotoSums>>();
const expected = new WeakMap<File, number>();

/** Says which CRC-32 a file has if it is whole: one that lies in a ZIP is not read before it is needed. */
export function expectCrc32(file: File, crc32: number): void {
  expected.set(file, crc32);
}

/** The CRC-32 that a file has if it is whole; undefined if nothing says it. */
export function expectedCrc32(file: File): number | undefined {
  return expected.get(file);
}

/**
 * The checksums of a file, and what its header says of when it was taken. Each file is read once, as long as it is there.
 *
 * @throws {AppError} `photo-gone` for a file that cannot be read any more, `photo-unreadable` for one that is not what its
 *   ZIP says
 */
export function sumsOf(file: File): Promise<PhotoSums> {
  const begun = known.get(file) ?? checkedSums(file);
  known.set(file, begun);
  begun.catch(() => known.delete(file));
  return begun;
}

/** The same, read again even if it was read before: whether a file is still there, and still the same. */
export function sumsNow(file: File): Promise<PhotoSums> {
  return checkedSums(file);
}

async function checkedSums(file: File): Promise<PhotoSums> {
  const sums = await workers.run(file);
  const wanted = expectedCrc32(file);
  if (wanted === undefined || wanted === sums.crc32) return sums;
  throw new AppError({ code: 'photo-unreadable', details: {} });
}
/** The SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
export async function sha256OfText(text: string): Promise<string> {
  return (await sumsOf(new File([text], ''))).sha256;
}
