import type { PhotoSums } from './checksum-worker.ts';
import { WORKER_TIMEOUT_MS } from './limits.ts';
import { WorkerPool } from './worker-pool.ts';

const checksums = new WorkerPool<File, PhotoSums>(
  () => new Worker(new URL('./checksum-worker.ts', import.meta.url), { type: 'module' }),
  // One worker reads while the other computes checksums.
  { size: () => 2, timeoutMs: WORKER_TIMEOUT_MS },
);

/** The checksums of a file, computed in a worker. */
export function sumsOfFile(file: File): Promise<PhotoSums> {
  return checksums.run(file);
}

/** The SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
export async function sha256OfText(text: string): Promise<string> {
  return (await checksums.run(new File([text], ''))).sha256;
}
