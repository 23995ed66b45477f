import { AppError } from '#core/failure.ts';
import { IDLE_WORKER_MS, SLOWEST_BYTES_PER_MS, WORKER_TIMEOUT_MS } from '../limits.ts';
import type { PhotoSums } from './photo-sums.ts';
import { WorkerPool } from '../worker-pool.ts';

const workers = new WorkerPool<File, PhotoSums>(
  () => new Worker(new URL('./checksum-worker.ts', import.meta.url), { type: 'module' }),
  // One worker reads while the other computes checksums.
  {
    size: () => 2,
    timeoutMs: ({ size }) => WORKER_TIMEOUT_MS + size / SLOWEST_BYTES_PER_MS,
    idleMs: IDLE_WORKER_MS,
  },
);

const known = new WeakMap<File, Promise<PhotoSums>>();
const coming = new WeakMap<File, Promise<PhotoSums | undefined>>();
const expected = new WeakMap<File, number>();

/** Says which CRC-32 a file has if it is whole: one that lies in a ZIP is not read before it is needed. */
export function expectCrc32(file: File, crc32: number): void {
  expected.set(file, crc32);
}

/** The CRC-32 that a file has if it is whole; undefined if nothing says it. */
export function expectedCrc32(file: File): number | undefined {
  return expected.get(file);
}

/** Whether the checksums of a file are known, or under way. */
export function hasSums(file: File): boolean {
  return known.has(file) || coming.has(file);
}

/**
 * Says that a file's checksums come with something else that reads it as a whole, so that it is not read twice. If they do
 * not, it is read for them when they are needed.
 */
export function sumsCome(file: File, sums: Promise<PhotoSums | undefined>): void {
  coming.set(file, sums);
  sums.catch(() => coming.delete(file));
}

/**
 * The checksums of a file. Each file is read once, as long as it is there.
 *
 * @throws {AppError} `photo-gone` for a file that cannot be read any more, `photo-unreadable` for one that is not what its
 *   ZIP says
 */
export function sumsOf(file: File): Promise<PhotoSums> {
  const begun = known.get(file) ?? checked(file, comingOrRead(file));
  known.set(file, begun);
  begun.catch(() => known.delete(file));
  return begun;
}

/** The same, read again even if it was read before: whether a file is still there, and still the same. */
export function sumsNow(file: File): Promise<PhotoSums> {
  return checked(file, workers.run(file));
}

async function comingOrRead(file: File): Promise<PhotoSums> {
  return (await coming.get(file)?.catch(() => undefined)) ?? workers.run(file);
}

async function checked(file: File, read: Promise<PhotoSums>): Promise<PhotoSums> {
  const sums = await read;
  const wanted = expectedCrc32(file);
  if (wanted === undefined || wanted === sums.crc32) return sums;
  throw new AppError({ code: 'photo-unreadable', details: {} });
}

/** The SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
export async function sha256OfText(text: string): Promise<string> {
  return (await sumsOf(new File([text], ''))).sha256;
}
