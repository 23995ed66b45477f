import type { Worker } from 'node:worker_threads';
import { AppError } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { TextLine } from '#engine/reading/text-line.ts';
import type { Look } from '#engine/vision-engine.ts';
import { ENGINE_QUEUE } from '../../limits.ts';
import type { EngineLoad } from '../engine.ts';
import { FairQueue } from './fair-queue.ts';
import type { DescribeRequest, WorkerAnswer } from './worker-calls.ts';
import { untilReady } from './until-ready.ts';

/** The assumed time per photo until one has been measured; twice what a core from 2020 takes. */
const FIRST_PACE_MS = 250;
/** The weight of the newest photo in the moving average: roughly the last twenty photos count. */
const PACE_SHARE = 0.1;
/** The shortest retry delay given to a rejected caller. */
const SHORTEST_WAIT_MS = 500;

/** A photo for the pool. */
export interface PoolPhoto {
  readonly bytes: Uint8Array;
  /** The work of decoding it, from `decodingWork`. */
  readonly pixels: number;
  /** The account that it belongs to: callers take turns. */
  readonly caller: string;
}

interface Job extends PoolPhoto {
  readonly id: number;
  readonly queuedMs: number;
  readonly resolve: (look: Look) => void;
  readonly reject: (reason: unknown) => void;
}

/** A page whose text was read, at a thread. */
interface Page {
  readonly look: Look;
  readonly lines: readonly TextLine[];
  readonly resolve: (analysis: ImageAnalysis) => void;
  worker: Worker;
  /** Whether it is at its second thread, because the first one died: perhaps of another photo. */
  isSecond: boolean;
}

interface Running {
  readonly job: Job;
  readonly startedMs: number;
}

/**
 * A pool of threads that each describe one photo at a time, with a queue.
 *
 * The queue is bounded by time: from the queue's length and the average time of recent photos, the pool estimates how
 * long a new photo would wait, and rejects it if that is too long. The queue is also bounded by bytes
 * ({@link ENGINE_QUEUE}). Only one photo that is expensive to decode is processed at a time, so that many of them
 * occupy one thread and the memory of one, and don't delay other photos.
 */
export class WorkerPool {
  readonly #start: () => Worker;
  readonly #nowMs: () => number;
  readonly #idle: Worker[] = [];
  readonly #starting = new Set<Worker>();
  readonly #busy = new Map<Worker, Running>();
  readonly #waiting = new FairQueue<Job>();
  /** By the id of the request. */
  readonly #pages = new Map<number, Page>();
  #waitingBytes = 0;
  #heavyUnderWay = 0;
  #paceMs = FIRST_PACE_MS;
  #nextId = 0;
  #isClosed = false;

  constructor(start: () => Worker, nowMs = () => performance.now()) {
    this.#start = start;
    this.#nowMs = nowMs;
  }

  /**
   * Starts another thread and waits until it has loaded its models. @throws {Error} if that fails or the thread is
   * ended
   */
  async grow(): Promise<void> {
    const worker = this.#start();
    this.#starting.add(worker);
    await untilReady(worker).finally(() => this.#starting.delete(worker));
    if (this.#isClosed) {
      await worker.terminate();
      return;
    }
    worker.on('message', (message: WorkerAnswer) => this.#finish(worker, message));
    worker.on('error', (error) => this.#replace(worker, error));
    worker.unref();
    this.#release(worker);
  }

  /**
   * Describes one photo, without text recognition.
   *
   * @throws {AppError} `engine-unavailable` if the queue is full, with the time after which to retry, if the pool is
   * closed, or on abort while the photo waits; the signal's reason on abort while the photo is processed; otherwise
   * what the worker threw
   */
  describe(photo: PoolPhoto, signal: AbortSignal): Promise<Look> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      if (this.#isClosed) return reject(new AppError({ code: 'engine-unavailable', details: {} }));
      const waitMs = this.#waitMs(photo.caller);
      const isFull = this.#waitingBytes + photo.bytes.length > ENGINE_QUEUE.maxBytes;
      if (isFull || waitMs > ENGINE_QUEUE.maxWaitMs) return reject(busy(waitMs));
      const onAbort = () => {
        // A photo that was still waiting wasn't processed, so it must not count as a try: it is rejected instead.
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

  /**
   * Adds the text of a page to what was seen of it. Takes no turn in the queue: a thread does it in a millisecond,
   * after the photo that it has. If two threads die, or there is none, the text is left out.
   */
  withReading(look: Look, lines: readonly TextLine[]): Promise<ImageAnalysis> {
    const worker = this.#anyWorker();
    if (!worker || lines.length === 0) return Promise.resolve(look.analysis);
    return new Promise((resolve) => {
      const id = this.#nextId++;
      this.#pages.set(id, { look, lines, resolve, worker, isSecond: false });
      send(worker, { id, look, lines });
    });
  }

  #anyWorker(): Worker | undefined {
    return this.#idle.at(-1) ?? this.#busy.keys().next().value;
  }

  /** Returns the current load. */
  load(): EngineLoad {
    return { waiting: this.#waiting.length, underWay: this.#busy.size, waitMs: this.#waitMs('') };
  }

  /** Terminates all threads and rejects waiting and running photos. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#refuseWaiting();
    for (const { job } of this.#busy.values()) job.reject(gone());
    for (const { look, resolve } of this.#pages.values()) resolve(look.analysis);
    this.#pages.clear();
    const workers = [...this.#idle, ...this.#busy.keys(), ...this.#starting];
    this.#idle.length = 0;
    this.#busy.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  /** Returns how long a new photo from this caller would wait for a thread. */
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
      send(worker, { id: next.id, bytes: next.bytes });
    }
  }

  /** Rejects photos that were skipped for so long that they could no longer be answered in time. */
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

  #finish(worker: Worker, message: WorkerAnswer): void {
    if ('id' in message && this.#finishPage(message)) return;
    const running = this.#busy.get(worker);
    if (running === undefined || !('id' in message) || message.id !== running.job.id) return;
    const { job, startedMs } = running;
    if (message.type === 'described') {
      this.#paceMs += (this.#nowMs() - startedMs - this.#paceMs) * PACE_SHARE;
      job.resolve(message.look);
    } else job.reject(new AppError(message.failure));
    this.#end(worker, job);
    this.#rest(worker);
    this.#release(worker);
  }

  /** Returns whether the message is about a page. */
  #finishPage(message: Extract<WorkerAnswer, { id: number }>): boolean {
    const page = this.#pages.get(message.id);
    if (!page) return false;
    this.#pages.delete(message.id);
    page.resolve(message.type === 'described' ? message.look.analysis : page.look.analysis);
    this.#rest(page.worker);
    return true;
  }

  #sendAgain(id: number, page: Page): void {
    const { look, lines, isSecond } = page;
    const worker = isSecond ? undefined : this.#anyWorker();
    if (worker) {
      Object.assign(page, { worker, isSecond: true });
      send(worker, { id, look, lines });
    } else {
      this.#pages.delete(id);
      page.resolve(look.analysis);
    }
  }

  /** Lets the process end if the thread has nothing left to do. */
  #rest(worker: Worker): void {
    if (!this.#busy.has(worker) && ![...this.#pages.values()].some((page) => page.worker === worker))
      worker.unref();
  }

  #end(worker: Worker, job: Job): void {
    this.#busy.delete(worker);
    if (isHeavy(job)) this.#heavyUnderWay -= 1;
  }

  #release(worker: Worker): void {
    this.#idle.push(worker);
    this.#dispatch();
  }

  /** Rejects only the photo of the failed thread, not the others. */
  #replace(worker: Worker, error: Error): void {
    const running = this.#busy.get(worker);
    if (running) {
      const details = { message: error.message };
      running.job.reject(new AppError({ code: 'engine-failed', details }, { cause: error }));
      this.#end(worker, running.job);
    }
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    for (const [id, page] of this.#pages) if (page.worker === worker) this.#sendAgain(id, page);
    if (this.#isClosed) return;
    this.grow().catch((cause: unknown) => {
      if (this.#idle.length + this.#busy.size === 0) this.#refuseWaiting(cause);
    });
  }

  /** Removes a waiting job; a running job continues, and its result is discarded. @returns whether it was waiting */
  #forget(job: Job): boolean {
    const wasWaiting = this.#waiting.remove(job.caller, job);
    if (wasWaiting) this.#waitingBytes -= job.bytes.length;
    return wasWaiting;
  }
}

/** Sends a request, and keeps the process alive until it is answered. */
function send(worker: Worker, request: DescribeRequest): void {
  worker.ref();
  worker.postMessage(request);
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
