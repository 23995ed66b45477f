import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkerSettings } from './messages.ts';

/** Where the worker is in a bundle (beside the bundle's own file) and in the sources. */
const BUNDLED = new URL('./embedded-worker.js', import.meta.url);
const SOURCE = new URL('./worker.ts', import.meta.url);

/**
 * Starts a worker of the embedded engine.
 *
 * In a bundle that is `embedded-worker.js` in the same folder. From the sources it is worker.ts: a thread does
 * not inherit tsx's hooks in Node 20, so it is started through a line of JavaScript that registers them.
 */
export function startWorkerThread(settings: WorkerSettings): Worker {
  if (existsSync(fileURLToPath(BUNDLED))) return new Worker(BUNDLED, { workerData: settings });
  // Resolved here: a thread that starts from a line of code would look from the working directory.
  const tsx = import.meta.resolve('tsx/esm/api');
  const bootstrap = `import(${JSON.stringify(tsx)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(SOURCE.href)});
  });`;
  return new Worker(bootstrap, { eval: true, workerData: settings });
}
