import { DECODING_AT_ONCE, decodingMs } from '#core/decoding/decoding-limits.ts';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { isFilm } from '#core/companions/file-kinds.ts';
import { MAX_DEVICE_PHOTO_BYTES } from '#core/limits.ts';
import { WorkBudget } from '#pipeline/work-budget.ts';
import { DECODED_BY_ONE_WORKER, KEPT_WORK, SLOWEST_BYTES_PER_MS, WORKER_TIMEOUT_MS } from '../limits.ts';
import type { Decoded, DecodeRequest } from './decode-worker.ts';
import { DecodedPhotos } from './decoded-photos.ts';
import { type FilmAnswer, filmAnswer, type FilmQuestion } from './film-element.ts';
import { WorkerPool } from '../worker-pool.ts';

/** More workers only use more memory. */
const MOST_WORKERS = 4;

/** Leaves one core to the page, except for pictures on the screen: while they are made, the page has little to do. */
function size({ purpose }: DecodeRequest): number {
  const free = purpose === 'display' ? 0 : 1;
  return Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - free));
}

/** The workers that decode for both the engine and the thumbnails. */
export const decodePool = new WorkerPool<DecodeRequest, Decoded, FilmQuestion, FilmAnswer>(
  () => new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' }),
  {
    size,
    timeoutMs: WORKER_TIMEOUT_MS,
    mostRequests: DECODED_BY_ONE_WORKER,
    room: {
      budget: new WorkBudget(DECODING_AT_ONCE),
      timeoutMs: (work, { file }) =>
        isFilm(file.name)
          ? FILM_READING.ms
          : decodingMs(work) + Math.min(file.size, MAX_DEVICE_PHOTO_BYTES) / SLOWEST_BYTES_PER_MS,
      mostWork: KEPT_WORK,
    },
    page: filmAnswer,
  },
);

/** The decoded photos shared by thumbnails and engine. */
export const decodedPhotos = new DecodedPhotos(decodePool);
