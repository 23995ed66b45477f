import type { Worker } from 'node:worker_threads';
import { AppError } from '#core/failure.ts';
import type { Look } from '#engine/vision-engine.ts';
import { ENGINE_QUEUE } from '../../limits.ts';
import type { EngineLoad } from '../engine.ts';
import { FairQueue } from './fair-queue.ts';
import type { DescribeRequest, WorkerMessage } from './messages.ts';
import { untilReady } from './until-ready.ts';

/** What a photo is taken to cost before one was measured; a core of 2020 takes half of it. */
const FIRST_PACE_MS = 250;
/** How much the newest photo says about the pace: the last twenty or so count. */
const PACE_SHARE = 0.1;
/** Whoever is refused stays away for this long at least. */
const SHORTEST_WAIT_MS = 500;

/** A photo for the pool. */
export interface PoolPhoto {
  readonly bytes: Uint8Array;
  /** The work of decoding it, whatever it is decoded to. */
  readonly pixels: number;
  /** Whose it is: callers are served in turn. */
  readonly caller: string;
}

interface Job extends PoolPhoto {
  readonly id: number;
  readonly queuedMs: number;
  readonly resolve: (look: Look) => void;
  readonly reject: (reason: unknown) => void;
}

interface Running {
  readonly job: Job;
  readonly startedMs: number;
}

/**
 * Threads that each describe one photo at a time, and the photos that wait for one.
 *
 * What waits is bounded by time: from the length of the queue and the pace of the last photos the pool knows how
 * long a new one would wait, and refuses what could not be answered in time. It is bounded by bytes as well
 * ({@link ENGINE_QUEUE}). Of photos that are much work to decode one is looked at at a time, so that whoever brings many
 * of them keeps one thread busy, takes the memory of one, and lets all others pass.
 */
export class WorkerPool {
  readonly #start: () => Worker;
  readonly #nowMs: () => number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Running>();
  readonly #waiting = new FairQueue<Job>();
  #waitingBytes = 0;
  #heavyUnderWay = 0;
  #paceMs = FIRST_PACE_MS;
  #nextId = 0;
  #isClosed = false;

  constructor(start: () => Worker, nowMs = () => performance.now()) {
    this.#start = start;
    this.#nowMs = nowMs;
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
   * The description of one photo, as far as it comes without reading.
   *
   * @throws {AppError} `engine-unavailable` when too much waits, with the time after which there is room again, or
   *   when the pool is closed; what the worker threw otherwise; the signal's reason on abort
   *   while the photo is looked at, `engine-unavailable` while it waits
   */
  describe(photo: PoolPhoto, signal: AbortSignal): Promise<Look> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      if (this.#isClosed) return reject(new AppError({ code: 'engine-unavailable', details: {} }));
      const waitMs = this.#waitMs(photo.caller);
      const isFull = this.#waitingBytes + photo.bytes.length > ENGINE_QUEUE.maxBytes;
      if (isFull || waitMs > ENGINE_QUEUE.maxWaitMs) return reject(busy(waitMs));
      const onAbort = () => {
        // One that still waited was not looked at: for whoever counts looks that is a refusal.
        const reason = signal.reason as Error;
        reject(this.#forget(job) ? gone(reason) : reason);
      };
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          signal.removeEventListener('abort', onAbort);
          settle(value);
        };
      const job: Job = {
        ...photo,
        id: this.#nextId++,
        queuedMs: this.#nowMs(),
        resolve: settled(resolve),
        reject: settled(reject),
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#waiting.add(job.caller, job);
      this.#waitingBytes += job.bytes.length;
      this.#dispatch();
    });
  }

  /** How much there is to do now. */
  load(): EngineLoad {
    return { waiting: this.#waiting.length, underWay: this.#busy.size, waitMs: this.#waitMs('') };
  }

  /** Ends all threads; what still waits or runs is refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#refuseWaiting();
    for (const { job } of this.#busy.values()) job.reject(gone());
    const workers = [...this.#idle, ...this.#busy.keys()];
    this.#idle.length = 0;
    this.#busy.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  /** How long a photo that this caller brought now would wait until a thread takes it. */
  #waitMs(caller: string): number {
    if (this.#idle.length > 0 && this.#waiting.length === 0) return 0;
    const threads = Math.max(1, this.#idle.length + this.#busy.size);
    return ((this.#waiting.ahead(caller) + 1) * this.#paceMs) / threads;
  }

  #dispatch(): void {
    this.#refuseOld();
    while (this.#idle.length > 0) {
      const next = this.#waiting.take((job) => !isHeavy(job) || this.#heavyUnderWay === 0);
      if (!next) return;
      this.#waitingBytes -= next.bytes.length;
      if (isHeavy(next)) this.#heavyUnderWay += 1;
      const worker = this.#idle.pop()!;
      this.#busy.set(worker, { job: next, startedMs: this.#nowMs() });
      // While a photo is being described the process must not end for want of other work.
      worker.ref();
      worker.postMessage({ id: next.id, bytes: next.bytes } satisfies DescribeRequest);
    }
  }

  /** Refuses what others overtook for so long that it could no longer be answered in time. */
  #refuseOld(): void {
    const since = this.#nowMs() - ENGINE_QUEUE.maxWaitMs;
    for (const job of this.#waiting.takeWhile(({ queuedMs }) => queuedMs < since)) {
      this.#waitingBytes -= job.bytes.length;
      job.reject(busy(this.#waitMs(job.caller)));
    }
  }

  #refuseWaiting(cause?: unknown): void {
    for (const job of this.#waiting.takeWhile(() => true)) job.reject(gone(cause));
    this.#waitingBytes = 0;
  }

  #finish(worker: Worker, message: WorkerMessage): void {
    const running = this.#busy.get(worker);
    if (running === undefined || !('id' in message) || message.id !== running.job.id) return;
    const { job, startedMs } = running;
    if (message.type === 'described') {
      this.#paceMs += (this.#nowMs() - startedMs - this.#paceMs) * PACE_SHARE;
      job.resolve(message.look);
    } else job.reject(new AppError(message.failure));
    this.#end(worker, job);
    worker.unref();
    this.#release(worker);
  }

  #end(worker: Worker, job: Job): void {
    this.#busy.delete(worker);
    if (isHeavy(job)) this.#heavyUnderWay -= 1;
  }

  #release(worker: Worker): void {
    this.#idle.push(worker);
    this.#dispatch();
  }

  /** A thread that died takes its photo with it, not the others. */
  #replace(worker: Worker, error: Error): void {
    const running = this.#busy.get(worker);
    if (running) {
      const details = { message: error.message };
      running.job.reject(new AppError({ code: 'engine-failed', details }, { cause: error }));
      this.#end(worker, running.job);
    }
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    if (this.#isClosed) return;
    this.grow().catch((cause: unknown) => {
      if (this.#idle.length + this.#busy.size === 0) this.#refuseWaiting(cause);
    });
  }

  /** Takes back a job that still waits; one that runs goes on, and its answer is dropped. @returns whether it waited */
  #forget(job: Job): boolean {
    const wasWaiting = this.#waiting.remove(job.caller, job);
    if (wasWaiting) this.#waitingBytes -= job.bytes.length;
    return wasWaiting;
  }
}

function isHeavy({ pixels }: PoolPhoto): boolean {
  return pixels > ENGINE_QUEUE.heavyPixels;
}

function busy(waitMs: number): AppError {
  const retryAfterMs = Math.ceil(Math.max(SHORTEST_WAIT_MS, waitMs));
  return new AppError({ code: 'engine-unavailable', details: { retryAfterMs } });
}

function gone(cause?: unknown): AppError {
  return new AppError({ code: 'engine-unavailable', details: {} }, { cause });
}
