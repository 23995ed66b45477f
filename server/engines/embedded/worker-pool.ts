import type { Worker } from 'node:worker_threads';
import { AppError } from '#core/failure.ts';
import type { DescribeRequest, WorkerMessage } from './messages.ts';

/** Bytes of photos that may wait; with photos of 200 kB some six hundred. More is refused, not stored. */
export const MAX_WAITING_BYTES = 128 * 1024 * 1024;
const RETRY_AFTER_MS = 2_000;

interface Job {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly resolve: (description: string) => void;
  readonly reject: (reason: unknown) => void;
}

/** Threads that each describe one photo at a time, and the photos that wait for one. */
export class WorkerPool {
  readonly #start: () => Worker;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting: Job[] = [];
  #waitingBytes = 0;
  #nextId = 0;
  #isClosed = false;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Starts another thread and waits until it has loaded its models. @throws {Error} when it cannot */
  async grow(): Promise<void> {
    const worker = this.#start();
    await untilReady(worker);
    if (this.#isClosed) {
      await worker.terminate();
      return;
    }
    worker.on('message', (message: WorkerMessage) => this.#finish(worker, message));
    worker.on('error', (error) => this.#replace(worker, error));
    worker.unref();
    this.#release(worker);
  }

  /**
   * The description of one photo.
   *
   * @throws {AppError} `engine-unavailable` when too much waits or the pool is closed, what the worker threw
   *   otherwise; the signal's reason on abort
   */
  describe(bytes: Uint8Array, signal: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      if (this.#isClosed || this.#waitingBytes + bytes.length > MAX_WAITING_BYTES) {
        return reject(
          new AppError({ code: 'engine-unavailable', details: { retryAfterMs: RETRY_AFTER_MS } }),
        );
      }
      const onAbort = () => {
        this.#forget(job);
        reject(signal.reason as Error);
      };
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          signal.removeEventListener('abort', onAbort);
          settle(value);
        };
      const job: Job = { id: this.#nextId++, bytes, resolve: settled(resolve), reject: settled(reject) };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#waiting.push(job);
      this.#waitingBytes += bytes.length;
      this.#dispatch();
    });
  }

  /** Ends all threads; what still waits or runs is refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const unavailable = new AppError({ code: 'engine-unavailable', details: {} });
    for (const job of [...this.#waiting, ...this.#busy.values()]) job.reject(unavailable);
    const workers = [...this.#idle, ...this.#busy.keys()];
    this.#waiting.length = 0;
    this.#waitingBytes = 0;
    this.#idle.length = 0;
    this.#busy.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #dispatch(): void {
    while (this.#idle.length > 0 && this.#waiting.length > 0) {
      const worker = this.#idle.pop()!;
      const job = this.#waiting.shift()!;
      this.#waitingBytes -= job.bytes.length;
      this.#busy.set(worker, job);
      // While a photo is being described the process must not end for want of other work.
      worker.ref();
      worker.postMessage({ id: job.id, bytes: job.bytes } satisfies DescribeRequest);
    }
  }

  #finish(worker: Worker, message: WorkerMessage): void {
    const job = this.#busy.get(worker);
    if (job === undefined || !('id' in message) || message.id !== job.id) return;
    if (message.type === 'described') job.resolve(message.description);
    else job.reject(new AppError(message.failure));
    this.#busy.delete(worker);
    worker.unref();
    this.#release(worker);
  }

  #release(worker: Worker): void {
    this.#idle.push(worker);
    this.#dispatch();
  }

  /** A thread that died takes its photo with it, not the others. */
  #replace(worker: Worker, error: Error): void {
    this.#busy
      .get(worker)
      ?.reject(
        new AppError({ code: 'engine-failed', details: { message: error.message } }, { cause: error }),
      );
    this.#busy.delete(worker);
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    if (this.#isClosed) return;
    this.grow().catch((cause: unknown) => {
      if (this.#idle.length + this.#busy.size > 0) return;
      for (const job of this.#waiting.splice(0)) {
        job.reject(new AppError({ code: 'engine-unavailable', details: {} }, { cause }));
      }
      this.#waitingBytes = 0;
    });
  }

  /** Takes back a job that still waits; one that runs goes on, and its answer is dropped. */
  #forget(job: Job): void {
    const place = this.#waiting.indexOf(job);
    if (place < 0) return;
    this.#waiting.splice(place, 1);
    this.#waitingBytes -= job.bytes.length;
  }
}

function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: WorkerMessage) => {
      worker.off('error', reject);
      if (message.type === 'ready') return resolve();
      reject(new Error(message.type === 'unready' ? message.message : 'The worker spoke out of turn.'));
      void worker.terminate();
    });
  });
}
