import { AppError, type Failure } from '#core/failure.ts';
import { PROGRAM_PATIENCE } from '#core/limits.ts';
import { withRetry } from '#pipeline/retry.ts';

/** What a worker answers: the value, or the failure as data (a thrown error would lose its code on the way). */
export type WorkerReply<Value> =
  | { readonly id: number; readonly ok: true; readonly value: Value }
  | { readonly id: number; readonly ok: false; readonly failure: Failure };

const UNREADABLE = { code: 'photo-unreadable', details: {} } as const;
const UNFETCHED = { code: 'network-unreachable', details: {} } as const;

interface Job<Request, Value> {
  readonly id: number;
  readonly request: Request;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
}

interface Slot<Request, Value> {
  readonly worker: Worker;
  job: Job<Request, Value> | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export interface WorkerPoolOptions {
  /** Workers at most; they are started as work comes. */
  readonly size: () => number;
  /** A worker that takes longer than this for one request is given up, and the request with it. */
  readonly timeoutMs: number;
}

export interface RunOptions {
  /** Goes before all that waits and is not urgent. */
  readonly isUrgent?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Hands requests to a few workers of one kind, one at a time each, what is urgent first, else in the order in which
 * they came.
 *
 * A worker that dies or hangs takes with it the one request that it was at; those that wait go to others. One whose
 * code cannot be fetched is replaced until it can be: that says nothing about the photo.
 */
export class WorkerPool<Request, Value> {
  readonly #slots = new Set<Slot<Request, Value>>();
  readonly #urgent = new Set<Job<Request, Value>>();
  readonly #waiting = new Set<Job<Request, Value>>();
  readonly #create: () => Worker;
  readonly #options: WorkerPoolOptions;
  #nextId = 1;

  constructor(create: () => Worker, options: WorkerPoolOptions) {
    this.#create = create;
    this.#options = options;
  }

  /**
   * Has one request done. An abort takes it back while it waits; a worker finishes what it began, for nobody.
   *
   * @throws {AppError} what the worker answered, `photo-unreadable` when it died or hung over this request,
   *   `network-unreachable` when its code could not be fetched for as long as `PROGRAM_PATIENCE`; the signal's reason on
   *   abort
   */
  run(request: Request, options: RunOptions = {}): Promise<Value> {
    const signal = options.signal ?? new AbortController().signal;
    const once = () => this.#runOnce(request, options.isUrgent ?? false, signal);
    return withRetry(once, PROGRAM_PATIENCE, signal);
  }

  /** Ends all workers. What waits or runs is rejected as `photo-unreadable`; the next request starts a worker anew. */
  close(): void {
    for (const slot of this.#slots) this.#giveUp(slot, 'was ended');
  }

  async #runOnce(request: Request, isUrgent: boolean, signal: AbortSignal): Promise<Value> {
    signal.throwIfAborted();
    const ended = new AbortController();
    const waiting = isUrgent ? this.#urgent : this.#waiting;
    try {
      return await new Promise<Value>((resolve, reject) => {
        const job = { id: this.#nextId++, request, resolve, reject };
        const takeBack = () => {
          waiting.delete(job);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', takeBack, { signal: ended.signal });
        waiting.add(job);
        this.#dispatch();
      });
    } finally {
      ended.abort();
    }
  }

  #dispatch(): void {
    for (const waiting of [this.#urgent, this.#waiting]) {
      for (const job of waiting) {
        const slot = this.#idleSlot();
        if (!slot) return;
        waiting.delete(job);
        slot.job = job;
        slot.timer = setTimeout(() => this.#giveUp(slot, 'took too long'), this.#options.timeoutMs);
        slot.worker.postMessage({ id: job.id, request: job.request });
      }
    }
  }

  #idleSlot(): Slot<Request, Value> | undefined {
    for (const slot of this.#slots) if (!slot.job) return slot;
    return this.#slots.size < this.#options.size() ? this.#start() : undefined;
  }

  #start(): Slot<Request, Value> {
    const slot: Slot<Request, Value> = { worker: this.#create(), job: undefined, timer: undefined };
    slot.worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Value>>) => {
      if (slot.job?.id !== data.id) return;
      const { job } = slot;
      slot.job = undefined;
      clearTimeout(slot.timer);
      if (data.ok) job.resolve(data.value);
      else job.reject(new AppError(data.failure));
      // It will remember that some of its code could not be had.
      if (!data.ok && data.failure.code === UNFETCHED.code) this.#drop(slot);
      this.#dispatch();
    });
    slot.worker.addEventListener('error', (error) => {
      // Only what its script does comes with a message (HTML, "run a worker"): without one there was none.
      const { message } = error as Partial<ErrorEvent>;
      this.#giveUp(slot, message, message === undefined ? UNFETCHED : UNREADABLE);
    });
    slot.worker.addEventListener('messageerror', () => this.#giveUp(slot, 'answered what cannot be read'));
    this.#slots.add(slot);
    return slot;
  }

  #giveUp(slot: Slot<Request, Value>, cause: string | undefined, failure: Failure = UNREADABLE): void {
    this.#drop(slot);
    slot.job?.reject(new AppError(failure, { cause }));
    this.#dispatch();
  }

  #drop(slot: Slot<Request, Value>): void {
    this.#slots.delete(slot);
    clearTimeout(slot.timer);
    slot.worker.terminate();
  }
}
