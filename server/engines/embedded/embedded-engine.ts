import { availableParallelism } from 'node:os';
import { startThread } from '../../start-thread.ts';
import { decodingWork } from '../decoding-work.ts';
import type { Engine } from '../engine.ts';
import type { WorkerSettings } from './messages.ts';
import { WorkerPool } from './worker-pool.ts';

/** Threads beyond this bring more memory use (some 120 MB each) than a small server wants by default. */
const DEFAULT_MAX_WORKERS = 4;

const WORKER = {
  bundled: new URL('./embedded-worker.js', import.meta.url),
  source: new URL('./worker.ts', import.meta.url),
};

export interface EmbeddedEngineOptions {
  /** The folder that `npm run build:models` writes. */
  readonly modelsFolder: string;
  /** Photos described side by side, at least 1. By default one a core, at most four. */
  readonly workers?: number;
}

/**
 * The engine that needs no key and no network: its networks run in threads of this process, so the event loop
 * is never held.
 *
 * @throws {Error} naming the model file that is missing or whose SHA-256 is not the manifest's
 */
export async function createEmbeddedEngine(options: EmbeddedEngineOptions): Promise<Engine> {
  const { modelsFolder, workers = Math.min(availableParallelism(), DEFAULT_MAX_WORKERS) } = options;
  const settings: WorkerSettings = { modelsFolder };
  const pool = new WorkerPool(() => startThread(WORKER, settings));
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
      return pool.describe({ bytes, pixels, caller }, signal);
    },
    load: () => pool.load(),
    close: () => pool.close(),
  };
}
