/** Least number of completions to look back on, so that a few slow photos don't decide. */
const LEAST_LOOKED_BACK = 20;
/**
 * The fixed work per photo, as the bytes that decode in the same time; measured on photos of the training set, the
 * same at 12 megapixels.
 */
const LOOK_BYTES = 1_100_000;

/** Progress at a point in time. */
interface Seen {
  readonly ms: number;
  readonly done: number;
  readonly work: number;
}

/** Returns the work of a photo, for {@link Pace}. */
export function workOf({ sizeBytes }: { readonly sizeBytes: number }): number {
  return LOOK_BYTES + sizeBytes;
}

/**
 * Estimates how long the rest of a run takes, by the pace of the later half of what is done. Time before the first
 * completion, such as loading the engine, doesn't count.
 */
export class Pace {
  readonly #seen: Seen[] = [];

  /**
   * Records progress, if there is any since the last call.
   *
   * @param done finished files, and their work
   * @param ms on a monotonic clock
   */
  see(done: number, work: number, ms: number): void {
    if (done > (this.#seen.at(-1)?.done ?? 0)) this.#seen.push({ done, work, ms });
  }

  /** Returns how many files are done. */
  get done(): number {
    return this.#seen.at(-1)?.done ?? 0;
  }

  /** Returns the milliseconds between the first completion and the last one. */
  get seenMs(): number {
    return (this.#seen.at(-1)?.ms ?? 0) - (this.#seen[0]?.ms ?? 0);
  }

  /** Returns how many files are done per second; undefined while too little is known. */
  perSecond(): number | undefined {
    const span = this.#span();
    return span && (1000 * (span.last.done - span.first.done)) / span.ms;
  }

  /**
   * Returns the milliseconds until everything is done, at least 0; undefined while too little is known.
   *
   * @param totalWork of all files, finished ones included
   * @param nowMs counts down from the last completion, which is the default
   */
  leftMs(totalWork: number, nowMs?: number): number | undefined {
    const span = this.#span();
    const worked = span && span.last.work - span.first.work;
    if (!span || !worked) return undefined;
    const leftMs = ((totalWork - span.last.work) * span.ms) / worked;
    return Math.max(0, leftMs - ((nowMs ?? span.last.ms) - span.last.ms));
  }

  #span() {
    const last = this.#seen.at(-1);
    const back = Math.max(LEAST_LOOKED_BACK, Math.floor(this.#seen.length / 2));
    const first = this.#seen[Math.max(0, this.#seen.length - 1 - back)];
    if (!first || !last) return undefined;
    const ms = last.ms - first.ms;
    return ms > 0 && last.done > first.done ? { first, last, ms } : undefined;
  }
}
