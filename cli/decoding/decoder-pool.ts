import { availableParallelism } from 'node:os';
import { DECODING_AT_ONCE } from '#core/decoding/decoding-limits.ts';
import type { MediaFormat } from '#core/photo-formats.ts';
import { WorkBudget } from '#pipeline/work-budget.ts';
import { DECODERS } from '../limits.ts';
import { DecoderChild } from './decoder-child.ts';
import type { DecodableFile, SeenFile } from './file-decoder.ts';

interface Job {
  readonly run: (child: DecoderChild) => void;
}

/**
 * A pool of processes that each decode one photo at a time, started on demand. Heavy pictures wait for each other.
 * One that takes too long ends its process without affecting other photos.
 */
export class DecoderPool {
  readonly #idle: DecoderChild[] = [];
  readonly #all = new Set<DecoderChild>();
  readonly #budget = new WorkBudget(DECODING_AT_ONCE);
  readonly #most = Math.min(
    DECODERS.most,
    Math.max(DECODERS.least, Math.ceil(availableParallelism() * DECODERS.perCore)),
  );
  #waiting: Job[] = [];
  #isClosed = false;

  /**
   * Decodes a file.
   *
   * @throws {AppError} as `decodeFile`, and `photo-too-heavy`; the signal's reason on abort, at once
   */
  async decode(file: DecodableFile, format: MediaFormat, signal: AbortSignal): Promise<SeenFile> {
    const child = await this.#child(signal);
    try {
      return await child.decode(file, format, this.#budget, signal);
    } finally {
      this.#giveBack(child);
    }
  }

  /** Ends all processes. */
  close(): void {
    this.#isClosed = true;
    for (const child of this.#all) child.kill();
    this.#all.clear();
  }

  #child(signal: AbortSignal): Promise<DecoderChild> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const job: Job = {
        run: (child) => {
          signal.removeEventListener('abort', onAbort);
          resolve(child);
        },
      };
      const onAbort = () => {
        this.#waiting = this.#waiting.filter((other) => other !== job);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#waiting.push(job);
      this.#dispatch();
    });
  }

  #giveBack(child: DecoderChild): void {
    if (child.isFit && !this.#isClosed) this.#idle.push(child);
    else {
      child.kill();
      this.#all.delete(child);
    }
    this.#dispatch();
  }

  #dispatch(): void {
    while (this.#waiting.length > 0) {
      const child = this.#idle.pop() ?? this.#start();
      if (!child) return;
      this.#waiting.shift()?.run(child);
    }
  }

  #start(): DecoderChild | undefined {
    if (this.#all.size >= this.#most || this.#isClosed) return undefined;
    const child = new DecoderChild();
    this.#all.add(child);
    return child;
  }
}
