import { Worker as Thread } from 'node:worker_threads';

/**
 * A browser's dedicated worker on a Node thread: it has events, receives messages, and ends on uncaught
 * errors. Implements only what a pool uses of Worker.
 *
 * @param script runs in the thread; gets `receive(listener)` and `send(message)`
 */
export function startWebWorker(script: string): Worker {
  const events = new EventTarget();
  const thread = new Thread(
    `const { parentPort } = require('node:worker_threads');
     const receive = (listener) => parentPort.on('message', listener);
     const send = (message) => parentPort.postMessage(message);
     ${script}`,
    { eval: true },
  );
  thread.on('message', (data: unknown) => events.dispatchEvent(new MessageEvent('message', { data })));
  thread.on('error', ({ message }) =>
    events.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message })),
  );
  return Object.assign(events, {
    postMessage: (message: unknown) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
  }) as unknown as Worker;
}
