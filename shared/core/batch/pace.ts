import { isFilm } from '../companions/file-kinds.ts';

/** Least number of completions to look back on, so that a few slow photos don't decide. */
const LEAST_LOOKED_BACK = 20;
/** Fewer earlier completions don't show whether the pace has changed. */
const LEAST_EARLIER = 5;
/** Standard errors by which two paces must differ, so that the difference isn't chance. */
const CHANGED = 2;
/**
 * The fixed work per photo, as the bytes that decode in the same time; measured on photos of the training set, the
 * same at 12 megapixels.
 */
const LOOK_BYTES = 1_100_000;

/** Progress at a point in time, with sums over all completions so far for the variance of the pace. */
interface Seen {
  readonly ms: number;
  readonly done: number;
  readonly work: number;
  /** Squares of the milliseconds of each completion, of its work, and the product of both. */
  readonly squares: { readonly ms: number; readonly work: number; readonly both: number };
}

/** A film is looked at in three frames; of the rest, only the checksum is made, in less time per byte. */
const FILM_WORK = { looks: 3, perByte: 1 / 250 } as const;

/** Returns the work of a photo or film, for {@link Pace}. */
export function workOf({ name, sizeBytes }: { readonly name: string; readonly sizeBytes: number }): number {
  if (isFilm(name)) return FILM_WORK.looks * LOOK_BYTES + FILM_WORK.perByte * sizeBytes;
  return LOOK_BYTES + sizeBytes;
}

/**
 * Estimates how long the rest of a run takes, by the pace of everything done, or of the later half if the pace has
 * changed. Time before the first completion, such as loading the engine, doesn't count.
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
    const before = this.#seen.at(-1);
    if (done <= (before?.done ?? 0)) return;
    const [tookMs, added] = before ? [ms - before.ms, work - before.work] : [0, 0];
    const sums = before?.squares ?? { ms: 0, work: 0, both: 0 };
    const squares = {
      ms: sums.ms + tookMs ** 2,
      work: sums.work + added ** 2,
      both: sums.both + tookMs * added,
    };
    this.#seen.push({ done, work, ms, squares });
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
    const split = this.#seen.length - 1 - back;
    const [start, middle] = [this.#seen[0], this.#seen[split]];
    if (!start || !last) return undefined;
    const isNew = split >= LEAST_EARLIER && middle && hasChanged(start, middle, last);
    const first = isNew ? middle : start;
    const ms = last.ms - first.ms;
    return ms > 0 && last.done > first.done ? { first, last, ms } : undefined;
  }
}

/**
 * Returns whether the pace after a completion differs from the one before by more than chance. Photos differ a lot,
 * because pages are read.
 */
function hasChanged(start: Seen, middle: Seen, last: Seen): boolean {
  const [earlier, later] = [perWork(start, middle), perWork(middle, last)];
  return (earlier.ms - later.ms) ** 2 > CHANGED ** 2 * (earlier.variance + later.variance);
}

/** Returns the milliseconds per unit of work between two completions, with the variance of that ratio. */
function perWork(from: Seen, to: Seen) {
  const work = to.work - from.work;
  const ms = (to.ms - from.ms) / work;
  const sum = (of: keyof Seen['squares']) => to.squares[of] - from.squares[of];
  // The squares of each completion's milliseconds minus what its work would take at this pace.
  const squares = sum('ms') - 2 * ms * sum('both') + ms ** 2 * sum('work');
  return { ms, variance: Math.max(0, squares) / work ** 2 };
}
