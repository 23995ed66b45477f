import { AppError, type Failure } from '#core/failure.ts';

/** What a worker answers: the value, or the failure as data (a thrown error would lose its code on the way). */
export type WorkerReply<Value> =
  | { readonly id: number; readonly ok: true; readonly value: Value }
  | { readonly id: number; readonly ok: false; readonly failure: Failure };

interface Waiting<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
}

/** Hands requests to a few workers of one kind, each to the one with the least to do. */
export class WorkerPool<Request, Value> {
  readonly #workers: { readonly worker: Worker; pending: number }[] = [];
  readonly #waiting = new Map<number, Waiting<Value>>();
  readonly #create: () => Worker;
  readonly #size: number;
  #nextId = 1;

  /** @param size workers at most; they are started as work comes */
  constructor(create: () => Worker, size: number) {
    this.#create = create;
    this.#size = size;
  }

  /** Has one request done. An abort drops the answer; the worker finishes what it began. */
  async run(request: Request, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted();
    const slot = this.#leastBusy();
    const id = this.#nextId++;
    slot.pending += 1;
    const onAbort = () => this.#waiting.get(id)?.reject(signal?.reason);
    try {
      return await new Promise<Value>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        signal?.addEventListener('abort', onAbort, { once: true });
        slot.worker.postMessage({ id, request });
      });
    } finally {
      slot.pending -= 1;
      this.#waiting.delete(id);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  #leastBusy() {
    const idle = this.#workers.find(({ pending }) => pending === 0);
    if (idle) return idle;
    if (this.#workers.length < this.#size) return this.#start();
    return this.#workers.reduce((least, slot) => (slot.pending < least.pending ? slot : least));
  }

  #start() {
    const slot = { worker: this.#create(), pending: 0 };
    slot.worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Value>>) => {
      const waiting = this.#waiting.get(data.id);
      if (data.ok) waiting?.resolve(data.value);
      else waiting?.reject(new AppError(data.failure));
    });
    slot.worker.addEventListener('error', (event) => {
      // A worker that dies takes what it was doing with it; the photos are named, the rest goes on elsewhere.
      this.#workers.splice(this.#workers.indexOf(slot), 1);
      slot.worker.terminate();
      const failure = new AppError({ code: 'photo-unreadable', details: {} }, { cause: event.message });
      for (const waiting of this.#waiting.values()) waiting.reject(failure);
    });
    this.#workers.push(slot);
    return slot;
  }
}
