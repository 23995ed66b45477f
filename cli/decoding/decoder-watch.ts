/**
 * A thread in a decoder's process that ends the process where a photo takes too much memory or time, or where the program
 * has gone: native decoders cannot be stopped in any other way, and some block the main thread.
 */
import { workerData } from 'node:worker_threads';
import { DECODERS } from '../limits.ts';
import { Watch } from './watch.ts';

const watch = new Watch(workerData as Int32Array<SharedArrayBuffer>);
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent || watch.isOver()) process.kill(process.pid, 'SIGKILL');
}, DECODERS.watchMs);
