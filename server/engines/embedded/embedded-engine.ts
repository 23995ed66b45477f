import { availableParallelism } from 'node:os';
import { withReading } from '#engine/reading/with-reading.ts';
import { ENGINE_QUEUE, PATIENT_READING, READING } from '../../limits.ts';
import { startThread } from '../../start-thread.ts';
import { decodingWork } from '../decoding-work.ts';
import type { Engine } from '../engine.ts';
import type { WorkerSettings } from './messages.ts';
import { ReaderThread, type ReadingLimits } from './reader-thread.ts';
import { WorkerPool } from './worker-pool.ts';

/** Threads beyond this bring more memory use (some 120 MB each) than a small server wants by default. */
const DEFAULT_MAX_WORKERS = 4;

const WORKER = {
  bundled: new URL('./embedded-worker.js', import.meta.url),
  source: new URL('./worker.ts', import.meta.url),
};
const READER = {
  bundled: new URL('./embedded-reader.js', import.meta.url),
  source: new URL('./reader.ts', import.meta.url),
  // It has little to keep but Tesseract's own memory, and collects its garbage all the sooner.
  limits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 },
};

export interface EmbeddedEngineOptions {
  /** The folder that `npm run build:models` writes. */
  readonly modelsFolder: string;
  /** Photos described side by side, at least 1. By default one a core, at most four. */
  readonly workers?: number;
  /** How many photos there will be, where that is known: no more threads are started than there are photos. */
  readonly photos?: number;
  /**
   * How long reading may take. By default as long as whoever waits for an answer has time; `patient` where nobody does,
   * so that every page has its turn. `none`: nothing is read.
   */
  readonly reading?: ReadingLimits | 'patient' | 'none';
}

/**
 * The engine that needs no key and no network: its networks run in threads of this process, so the event loop
 * is never held. Photos that look like documents are read, in one more thread, while the others go on.
 *
 * @throws {Error} naming the model file that is missing or whose SHA-256 is not the manifest's
 */
export async function createEmbeddedEngine(options: EmbeddedEngineOptions): Promise<Engine> {
  const {
    modelsFolder,
    reading = READING,
    photos = Infinity,
    workers = Math.min(availableParallelism(), DEFAULT_MAX_WORKERS, photos),
  } = options;
  const settings: WorkerSettings = { modelsFolder };
  const pool = new WorkerPool(() => startThread(WORKER, settings));
  const reader = new ReaderThread(
    () => startThread(READER, settings),
    typeof reading === 'string' ? PATIENT_READING : reading,
  );
  try {
    await Promise.all(Array.from({ length: Math.max(1, workers) }, () => pool.grow()));
  } catch (error) {
    await pool.close();
    throw error;
  }
  return {
    name: 'embedded',
    describe: async ({ bytes }, signal, origin) => {
      signal.throwIfAborted();
      const pixels = await decodingWork(bytes);
      const caller = origin?.accountId ?? '';
      const look = await pool.describe({ bytes, pixels, caller }, signal);
      // Our own clients send none that is much work to decode: for others once is enough.
      if (reading === 'none' || pixels > ENGINE_QUEUE.heavyPixels) return look.analysis;
      return withReading(look, () => reader.read({ bytes, caller }, signal));
    },
    load: () => pool.load(),
    close: async () => {
      await Promise.all([pool.close(), reader.close()]);
    },
  };
}
