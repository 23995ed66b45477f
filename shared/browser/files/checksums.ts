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

/** Records the CRC-32 that a file has if it is intact: a file inside a ZIP isn't read before it is needed. */
export function expectCrc32(file: File, crc32: number): void {
  expected.set(file, crc32);
}

/** Returns the CRC-32 that a file has if it is intact; undefined if unknown. */
export function expectedCrc32(file: File): number | undefined {
  return expected.get(file);
}

/** Returns whether the checksums of a file are known or being computed. */
export function hasSums(file: File): boolean {
  return known.has(file) || coming.has(file);
}

/**
 * Announces that other code reading the whole file will provide its checksums, so that it isn't read twice. If that
 * fails, the file is read when the checksums are needed.
 */
export function sumsCome(file: File, sums: Promise<PhotoSums | undefined>): void {
  coming.set(file, sums);
  sums.catch(() => coming.delete(file));
}

/**
 * Returns the checksums of a file. Each file is read once in its lifetime.
 *
 * @throws {AppError} `photo-gone` for a file that can't be read anymore, `photo-unreadable` for one that differs from
 * the checksum in its ZIP
 */
export function sumsOf(file: File): Promise<PhotoSums> {
  const begun = known.get(file) ?? checked(file, comingOrRead(file));
  known.set(file, begun);
  begun.catch(() => known.delete(file));
  return begun;
}

/**
 * Returns the checksums of a file, reading it again even if it was read before, to check that it still exists
 * unchanged.
 */
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

/** Returns the SHA-256 of a text in UTF-8, in lowercase hexadecimal. */
export async function sha256OfText(text: string): Promise<string> {
  return (await sumsOf(new File([text], ''))).sha256;
}
