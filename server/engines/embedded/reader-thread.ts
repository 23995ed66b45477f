import type { Worker } from 'node:worker_threads';
import type { TextLine } from '#engine/reading/text-line.ts';
import { READING } from '../../limits.ts';
import { FairQueue } from './fair-queue.ts';
import type { ReaderAnswer, ReadRequest } from './worker-calls.ts';
import { untilReady } from './until-ready.ts';

/** An image whose text is to be recognized. */
export interface Page {
  readonly bytes: Uint8Array;
  /** The account that it belongs to: callers take turns. */
  readonly caller: string;
}

interface Job extends Page {
  readonly resolve: (lines: readonly TextLine[]) => void;
}

/**
 * Time limits for text recognition, in milliseconds, and the number of consecutive failed starts that the thread is
 * allowed.
 */
export type ReadingLimits = Readonly<Record<'readMs' | 'waitMs' | 'startMs' | 'mostStarts', number>>;

/**
 * A thread that recognizes the text of one image at a time, with a queue. It starts with the first image.
 *
 * After {@link ReadingLimits.readMs} the thread is terminated, because Tesseract can't be interrupted otherwise. The
 * lines found until then are returned, and the next image starts a new thread.
 */
export class ReaderThread {
  readonly #start: () => Worker;
  readonly #limits: ReadingLimits;
  readonly #waiting = new FairQueue<Job>();
  #worker: Worker | undefined;
  #isReading = false;
  #startsInVain = 0;
  #nextId = 0;
  #isClosed = false;

  constructor(start: () => Worker, limits: ReadingLimits = READING) {
    this.#start = start;
    this.#limits = limits;
  }

  /**
   * Returns the text in an image; empty if there was no time for it or the image can't be read.
   *
   * @throws the signal's reason on abort
   */
  read({ bytes, caller }: Page, signal: AbortSignal): Promise<readonly TextLine[]> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      if (this.#isClosed || this.#startsInVain >= this.#limits.mostStarts) return resolve([]);
      const leave = () => this.#waiting.remove(caller, job);
      const onAbort = () => {
        leave();
        reject(signal.reason as Error);
      };
      const tooLate = setTimeout(() => {
        if (leave()) job.resolve([]);
      }, this.#limits.waitMs);
      const job: Job = {
        bytes,
        caller,
        resolve: (lines) => {
          clearTimeout(tooLate);
          signal.removeEventListener('abort', onAbort);
          resolve(lines);
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#waiting.add(caller, job);
      void this.#readOn();
    });
  }

  /** Terminates the thread; waiting images resolve to no text. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#waiting.takeWhile(() => true)) job.resolve([]);
    await this.#end();
  }

  /** Processes the queue, one image at a time. */
  async #readOn(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    for (let job = this.#next(); job; job = this.#next()) job.resolve(await this.#linesOf(job));
    this.#isReading = false;
  }

  #next(): Job | undefined {
    return this.#waiting.take(() => true);
  }

  async #linesOf({ bytes }: Job): Promise<readonly TextLine[]> {
    const found: TextLine[] = [];
    try {
      const worker = this.#worker ?? (await this.#started());
      // Keeps the process alive while an image is read.
      worker.ref();
      const request = { id: this.#nextId++, bytes };
      await inTime(
        readBy(worker, request, (lines) => found.push(...lines)),
        this.#limits.readMs,
      );
      worker.unref();
    } catch {
      await this.#end();
    }
    return found;
  }

  /** Starts a thread and waits until it is ready. @throws {Error} if it fails or doesn't start in time */
  async #started(): Promise<Worker> {
    if (this.#isClosed || this.#startsInVain >= this.#limits.mostStarts) {
      throw new Error('No further threads can be started.');
    }
    this.#startsInVain += 1;
    const worker = this.#start();
    this.#worker = worker;
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    // Without a listener, the error of an idle thread would end the process; the `exit` handler does the rest.
    worker.on('error', () => {});
    await inTime(untilReady(worker), this.#limits.startMs);
    this.#startsInVain = 0;
    return worker;
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

/** Sends an image to the thread and waits for its end. @throws {Error} if the thread exits first */
function readBy(
  worker: Worker,
  request: ReadRequest,
  onLines: (lines: readonly TextLine[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: ReaderAnswer) => {
      if (!('id' in message) || message.id !== request.id) return;
      if (message.type === 'read') return onLines(message.lines);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      resolve();
    };
    const onExit = () => reject(new Error('The reading thread has ended.'));
    worker.on('message', onMessage);
    worker.once('exit', onExit);
    worker.postMessage(request);
  });
}

async function inTime<Value>(work: Promise<Value>, mostMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('That took too long.')), mostMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
