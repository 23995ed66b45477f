import { availableParallelism } from 'node:os';
import { ENGINE_QUEUE, PATIENT_READING, READING } from '../../limits.ts';
import { startThread } from '../start-thread.ts';
import { decodingWork } from '../decoding-work.ts';
import type { Engine } from '../engine.ts';
import type { WorkerSettings } from './worker-calls.ts';
import { ReaderThread, type ReadingLimits } from './reader-thread.ts';
import { WorkerPool } from './worker-pool.ts';

/** The default limit: each thread takes about 120 MB, too much for a small server. */
const DEFAULT_MAX_WORKERS = 4;

/** With fewer photos per thread, starting another thread takes longer than it saves (measured with two cores). */
const PHOTOS_PER_WORKER = 4;

const WORKER = {
  bundled: new URL('./embedded-worker.js', import.meta.url),
  source: new URL('./worker.ts', import.meta.url),
};
const READER = {
  bundled: new URL('./embedded-reader.js', import.meta.url),
  source: new URL('./reader.ts', import.meta.url),
  // Its JavaScript heap is small, since Tesseract's memory is outside of it; a low limit makes V8 collect garbage
  // sooner.
  limits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 },
};

export interface EmbeddedEngineOptions {
  /** The folder that `npm run build -- models` writes. */
  readonly modelsFolder: string;
  /** Photos described in parallel, at least 1. By default one per core, at most four. */
  readonly workers?: number;
  /** How many photos there will be, if known: for only a few, fewer threads are started. */
  readonly photos?: number;
  /**
   * Time limits for text recognition. The default fits the timeout of a request; `patient` has longer limits, for
   * callers without a timeout, so that every page is read. `none` turns text recognition off.
   */
  readonly reading?: ReadingLimits | 'patient' | 'none';
  /** Aborts the startup, which takes seconds. */
  readonly signal?: AbortSignal;
}

/**
 * Creates the engine that needs no API key and no network access. Its neural networks run in worker threads, so they
 * don't block the event loop. One more thread recognizes text in photos that look like documents.
 *
 * @throws {Error} naming the model file that is missing or whose SHA-256 differs from the manifest; the signal's
 * reason on abort
 */
export async function createEmbeddedEngine(options: EmbeddedEngineOptions): Promise<Engine> {
  const {
    modelsFolder,
    reading = READING,
    photos = Infinity,
    signal,
    workers = Math.min(availableParallelism(), DEFAULT_MAX_WORKERS, Math.ceil(photos / PHOTOS_PER_WORKER)),
  } = options;
  const settings: WorkerSettings = { modelsFolder };
  const pool = new WorkerPool(() => startThread(WORKER, settings));
  const reader = new ReaderThread(
    () => startThread(READER, settings),
    typeof reading === 'string' ? PATIENT_READING : reading,
  );
  const stop = () => void pool.close();
  try {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', stop, { once: true });
    await Promise.all(Array.from({ length: Math.max(1, workers) }, () => pool.grow()));
  } catch (error) {
    await pool.close();
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  return {
    name: 'embedded',
    describe: async ({ bytes }, signal, origin) => {
      signal.throwIfAborted();
      const pixels = await decodingWork(bytes);
      const caller = origin?.accountId ?? '';
      const look = await pool.describe({ bytes, pixels, caller }, signal);
      // Our own clients never send such images, so they aren't decoded a second time for reading.
      if (!look.page || reading === 'none' || pixels > ENGINE_QUEUE.heavyPixels) return look.analysis;
      return pool.withReading(look, await reader.read({ bytes, caller }, signal));
    },
    load: () => pool.load(),
    close: async () => {
      await Promise.all([pool.close(), reader.close()]);
    },
  };
}
