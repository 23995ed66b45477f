import { AppError, type Failure, type FailureCode } from '#core/failure.ts';
import { PROGRAM_PATIENCE } from '#core/limits.ts';
import { withRetry } from '#pipeline/retry.ts';
import type { WorkBudget } from '#pipeline/work-budget.ts';
import { loadFailure } from './load-module.ts';

/** A message to a worker: a request, that there is room for the work that it asked for, or the page's answer. */
export type WorkerRequest<Request, Answer = never> =
  | { readonly id: number; readonly request: Request }
  | { readonly id: number; readonly isRoom: true }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly refusal: Failure };

/**
 * A worker's answer: the value, or the failure as data, because a thrown error would lose its code in transit; before
 * that, the work that the request takes, or a question to the page.
 */
export type WorkerReply<Value, Question = never> =
  | { readonly id: number; readonly asks: number }
  | { readonly id: number; readonly question: Question }
  | { readonly id: number; readonly ok: true; readonly value: Value }
  | { readonly id: number; readonly ok: false; readonly failure: Failure };

const UNREADABLE = { code: 'photo-unreadable', details: {} } as const;
const TOO_HEAVY = { code: 'photo-too-heavy', details: {} } as const;
const UNFETCHED: ReadonlySet<FailureCode> = new Set<FailureCode>(['network-unreachable', 'page-outdated']);

interface Job<Request, Value> {
  readonly id: number;
  readonly request: Request;
  /** Aborts once the request is answered, failed or aborted. */
  readonly ended: AbortSignal;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
  /** Ends its wait for room, and releases its room. */
  leave: () => void;
}

interface Slot<Request, Value> {
  readonly worker: Worker;
  job: Job<Request, Value> | undefined;
  answered: number;
  /** Terminates the worker: if it has a job, because the job takes too long; else because it has been idle for long. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

export interface WorkerPoolOptions<Request, Question = never, Answer = never> {
  /** The maximum number of workers while such a request runs; they are started as needed. */
  readonly size: (request: Request) => number;
  /** A worker that takes longer than this for one request is terminated, and the request fails. */
  readonly timeoutMs: number | ((request: Request) => number);
  /**
   * A worker that has been idle for this long is terminated, which frees its memory: browsers don't collect garbage
   * in idle threads. If undefined, it stays.
   */
  readonly idleMs?: number;
  /** For the same reason, a worker that has answered this many requests is replaced. */
  readonly mostRequests?: number;
  /** For workers that ask for room before they start working. */
  readonly room?: WorkerRoom<Request>;
  /** For workers with questions that only a page can answer, because it has elements. */
  readonly page?: AnswerForWorker<Request, Question, Answer>;
}

/** Answers a worker's question about its request, as long as that hasn't ended. */
export type AnswerForWorker<Request, Question, Answer> = (
  question: Question,
  request: Request,
  ended: AbortSignal,
) => Promise<{ readonly answer: Answer; readonly transfer: Transferable[] }>;

export interface WorkerRoom<Request> {
  readonly budget: WorkBudget;
  /** The time limit for a request once there is room, instead of `timeoutMs`. */
  readonly timeoutMs: (work: number, request: Request) => number;
  /** A worker that has done this much work for one request is terminated, because of the memory that it keeps. */
  readonly mostWork: number;
}

export interface RunOptions {
  /** Whether it runs before all queued requests that aren't urgent. */
  readonly isUrgent?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Distributes requests to a few workers of one kind, each with one request at a time: urgent requests first, the
 * others in order of arrival.
 *
 * If a worker crashes or hangs, only its current request fails; queued requests go to other workers. A worker whose
 * code can't be loaded is replaced until loading succeeds, since the photo isn't the cause.
 */
export class WorkerPool<Request, Value, Question = never, Answer = never> {
  readonly #slots = new Set<Slot<Request, Value>>();
  readonly #urgent = new Set<Job<Request, Value>>();
  readonly #waiting = new Set<Job<Request, Value>>();
  readonly #create: () => Worker;
  readonly #options: WorkerPoolOptions<Request, Question, Answer>;
  #nextId = 1;

  constructor(create: () => Worker, options: WorkerPoolOptions<Request, Question, Answer>) {
    this.#create = create;
    this.#options = options;
  }

  /**
   * Runs one request. An abort removes it from the queue; a request in progress continues, and its result is ignored.
   *
   * @throws {AppError} the worker's failure, `photo-unreadable` if it crashed or hung on this request,
   * `photo-too-heavy` if it took longer than its work may, `network-unreachable` if its code couldn't be loaded for
   * as long as `PROGRAM_PATIENCE`, `page-outdated` if the server no longer has it; the signal's reason on abort
   */
  run(request: Request, options: RunOptions = {}): Promise<Value> {
    const signal = options.signal ?? new AbortController().signal;
    const once = () => this.#runOnce(request, options.isUrgent ?? false, signal);
    return withRetry(once, PROGRAM_PATIENCE, signal);
  }

  /** Moves a waiting request before those that aren't urgent, now that somebody is waiting for it. */
  hurry(request: Request): void {
    for (const job of this.#waiting) {
      if (job.request !== request) continue;
      this.#waiting.delete(job);
      this.#urgent.add(job);
      return;
    }
  }

  /**
   * Terminates all workers. Running and queued requests are rejected as `photo-unreadable`; the next
   * request starts a new worker.
   */
  close(): void {
    for (const slot of this.#slots) this.#giveUp(slot, 'was ended');
  }

  async #runOnce(request: Request, isUrgent: boolean, signal: AbortSignal): Promise<Value> {
    signal.throwIfAborted();
    const ended = new AbortController();
    try {
      return await new Promise<Value>((resolve, reject) => {
        const [id, leave] = [this.#nextId++, () => {}];
        const job: Job<Request, Value> = { id, request, ended: ended.signal, resolve, reject, leave };
        const takeBack = () => {
          this.#urgent.delete(job);
          this.#waiting.delete(job);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', takeBack, { signal: ended.signal });
        (isUrgent ? this.#urgent : this.#waiting).add(job);
        this.#dispatch();
      });
    } finally {
      ended.abort();
    }
  }

  #dispatch(): void {
    for (const waiting of [this.#urgent, this.#waiting]) {
      for (const job of waiting) {
        const slot = this.#idleSlot(job.request);
        if (!slot) return;
        waiting.delete(job);
        slot.job = job;
        clearTimeout(slot.timer);
        const { timeoutMs } = this.#options;
        this.#limit(slot, typeof timeoutMs === 'number' ? timeoutMs : timeoutMs(job.request));
        slot.worker.postMessage({ id: job.id, request: job.request } satisfies WorkerRequest<Request>);
      }
    }
  }

  #limit(slot: Slot<Request, Value>, mostMs: number, failure: Failure = UNREADABLE): void {
    clearTimeout(slot.timer);
    slot.timer = setTimeout(() => this.#giveUp(slot, 'took too long', failure), mostMs);
  }

  /** Lets a worker start once there is room; its time limit doesn't run while it waits. */
  async #makeRoom(slot: Slot<Request, Value>, job: Job<Request, Value>, work: number): Promise<void> {
    const { room } = this.#options;
    job.leave();
    clearTimeout(slot.timer);
    const ended = new AbortController();
    job.leave = () => ended.abort();
    try {
      const exit = await (room?.budget.enter(work, ended.signal) ?? (() => {}));
      job.leave = exit;
      if (ended.signal.aborted) return exit();
    } catch {
      // The request ended while it waited.
      return;
    }
    if (room) this.#limit(slot, room.timeoutMs(work, job.request), TOO_HEAVY);
    if (room && work > room.mostWork) slot.answered = Infinity;
    slot.worker.postMessage({ id: job.id, isRoom: true } satisfies WorkerRequest<Request>);
  }

  async #answer(slot: Slot<Request, Value>, job: Job<Request, Value>, question: Question): Promise<void> {
    const { id, request, ended } = job;
    const tell = (message: WorkerRequest<Request, Answer>, transfer: Transferable[] = []) => {
      if (slot.job === job) slot.worker.postMessage(message, transfer);
    };
    try {
      const answered = await this.#options.page?.(question, request, ended);
      if (!answered) throw new Error('nobody answers this worker');
      tell({ id, answer: answered.answer }, answered.transfer);
    } catch (error) {
      tell({ id, refusal: error instanceof AppError ? error.failure : UNREADABLE });
    }
  }

  #idleSlot(request: Request): Slot<Request, Value> | undefined {
    const slots = [...this.#slots];
    const busy = slots.filter(({ job }) => job).length;
    if (busy >= this.#options.size(request)) return undefined;
    return slots.find(({ job }) => !job) ?? this.#start();
  }

  #start(): Slot<Request, Value> {
    const slot: Slot<Request, Value> = {
      worker: this.#create(),
      job: undefined,
      answered: 0,
      timer: undefined,
    };
    slot.worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Value, Question>>) => {
      if (slot.job?.id !== data.id) return;
      const { job } = slot;
      if ('asks' in data) {
        void this.#makeRoom(slot, job, data.asks);
        return;
      }
      if ('question' in data) {
        void this.#answer(slot, job, data.question);
        return;
      }
      job.leave();
      slot.job = undefined;
      clearTimeout(slot.timer);
      if (data.ok) job.resolve(data.value);
      else job.reject(new AppError(data.failure));
      slot.answered += 1;
      const { idleMs, mostRequests = Infinity } = this.#options;
      // The worker caches the failure to load its code.
      const isUnfetched = !data.ok && UNFETCHED.has(data.failure.code);
      if (isUnfetched || slot.answered >= mostRequests) this.#drop(slot);
      this.#dispatch();
      const isIdle = !slot.job && this.#slots.has(slot);
      if (isIdle && idleMs !== undefined) slot.timer = setTimeout(() => this.#drop(slot), idleMs);
    });
    slot.worker.addEventListener('error', (error) => {
      // Only errors of the script itself have a message (HTML, "run a worker"): without one, the script was
      // not loaded.
      const { message } = error as Partial<ErrorEvent>;
      if (message === undefined) void this.#giveUpUnloaded(slot);
      else this.#giveUp(slot, message);
    });
    slot.worker.addEventListener('messageerror', () => this.#giveUp(slot, 'answered what cannot be read'));
    this.#slots.add(slot);
    return slot;
  }

  async #giveUpUnloaded(slot: Slot<Request, Value>): Promise<void> {
    const failure = await loadFailure();
    if (this.#slots.has(slot)) this.#giveUp(slot, 'was not loaded', failure);
  }

  #giveUp(slot: Slot<Request, Value>, cause: string | undefined, failure: Failure = UNREADABLE): void {
    this.#drop(slot);
    slot.job?.leave();
    slot.job?.reject(new AppError(failure, { cause }));
    this.#dispatch();
  }

  #drop(slot: Slot<Request, Value>): void {
    this.#slots.delete(slot);
    clearTimeout(slot.timer);
    slot.worker.terminate();
  }
}
