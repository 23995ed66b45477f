import type { Worker } from 'node:worker_threads';
import type { ReaderMessage, WorkerMessage } from './messages.ts';

/** Waits until a thread says that it has loaded what it needs. @throws {Error} when it says that it cannot, or ends */
export function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: WorkerMessage | ReaderMessage) => {
      worker.off('error', reject);
      if (message.type === 'ready') return resolve();
      reject(new Error(message.type === 'unready' ? message.message : 'The worker spoke out of turn.'));
      void worker.terminate();
    });
  });
}
