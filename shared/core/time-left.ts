/** How a batch has come along: when each of its photos was done, and how long the rest is thought to take. */
export interface Pace {
  readonly total: number;
  readonly startedMs: number;
  /** Milliseconds, when each photo was done, the latest last; no more than are looked at. */
  readonly doneAtMs: readonly number[];
  readonly done: number;
  /** As of the last photo that was done. */
  readonly leftMs?: number;
}

/** What is left, in steps that people count in. */
export type TimeLeft =
  { readonly unit: 'seconds'; readonly count: number } | { readonly unit: 'minutes'; readonly count: number };

/** The pace is that of the last so many photos: a few at once are under way, and some take longer. */
const LOOKED_AT = 8;
/** Before so many are done, and so much time has passed, nobody knows. */
const KNOWN_AFTER = 3;
const KNOWN_AFTER_MS = 3000;
/** How far one more photo changes what was thought. */
const WEIGHT = 0.3;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The pace of a batch that begins. */
export function paceAtStart(total: number, nowMs: number): Pace {
  return { total, startedMs: nowMs, done: 0, doneAtMs: [nowMs] };
}

/** The pace when `done` photos are done. */
export function paceAfter(pace: Pace, done: number, nowMs: number): Pace {
  if (done <= pace.done) return pace;
  const ended = Array.from({ length: done - pace.done }, () => nowMs);
  const doneAtMs = [...pace.doneAtMs, ...ended].slice(-LOOKED_AT - 1);
  const [firstMs = nowMs] = doneAtMs;
  const guessMs = ((nowMs - firstMs) / (doneAtMs.length - 1)) * (pace.total - done);
  const thought = leftMsAt(pace, nowMs);
  const isKnown = thought !== undefined || (done >= KNOWN_AFTER && nowMs - pace.startedMs >= KNOWN_AFTER_MS);
  const leftMs = thought === undefined ? guessMs : thought + WEIGHT * (guessMs - thought);
  return { total: pace.total, startedMs: pace.startedMs, done, doneAtMs, ...(isKnown ? { leftMs } : {}) };
}

/** What is left at a moment, rounded up to a step; nothing while it is not known, or when all is done. */
export function timeLeft(pace: Pace, nowMs: number): TimeLeft | undefined {
  const leftMs = leftMsAt(pace, nowMs);
  if (leftMs === undefined || pace.done >= pace.total) return undefined;
  if (leftMs > 45 * SECOND_MS) return { unit: 'minutes', count: Math.max(1, Math.round(leftMs / MINUTE_MS)) };
  return { unit: 'seconds', count: leftMs > 20 * SECOND_MS ? 30 : 10 };
}

/** Counts down between two photos; never below nothing. */
function leftMsAt({ leftMs, doneAtMs }: Pace, nowMs: number): number | undefined {
  return leftMs === undefined ? undefined : Math.max(0, leftMs - (nowMs - (doneAtMs.at(-1) ?? nowMs)));
}
