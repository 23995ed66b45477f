import type { Worker } from 'node:worker_threads';
import type { ReaderAnswer, WorkerAnswer } from './worker-calls.ts';

/** Waits for a thread's `ready` message. @throws {Error} if it sends `unready`, fails or is ended */
export function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The worker was ended.'));
    worker.once('error', reject);
    worker.once('exit', onExit);
    worker.once('message', (message: WorkerAnswer | ReaderAnswer) => {
      worker.off('error', reject).off('exit', onExit);
      if (message.type === 'ready') return resolve();
      reject(new Error(message.type === 'unready' ? message.message : 'The worker spoke out of turn.'));
      void worker.terminate();
    });
  });
}
