import { DECODED_BY_ONE_WORKER, WORKER_TIMEOUT_MS } from './limits.ts';
import type { Decoded, DecodeRequest } from './decode-worker.ts';
import { DecodedPhotos } from './decoded-photos.ts';
import { WorkerPool } from './worker-pool.ts';

/** Leaves one core to the page; more than four workers only use more memory. */
const size = () => Math.min(4, Math.max(1, navigator.hardwareConcurrency - 1));

/** The workers that decode for both the engine and the thumbnails. */
export const decodePool = new WorkerPool<DecodeRequest, Decoded>(
  () => new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' }),
  { size, timeoutMs: WORKER_TIMEOUT_MS, mostRequests: DECODED_BY_ONE_WORKER },
);

/** What thumbnails and engine have of the same photos. */
export const decodedPhotos = new DecodedPhotos(decodePool);
