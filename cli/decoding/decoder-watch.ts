/**
 * A thread in a decoder process that ends the process if a photo takes too much memory or time, or if the program is
 * gone. Native decoders can't be stopped in any other way, and some block the main thread.
 */
import { workerData } from 'node:worker_threads';
import { DECODERS } from '../limits.ts';
import { Watch } from './watch.ts';

const watch = new Watch(workerData as Int32Array<SharedArrayBuffer>);
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent || watch.isOver()) process.kill(process.pid, 'SIGKILL');
}, DECODERS.watchMs);
