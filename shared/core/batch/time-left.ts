/** The progress of a batch: when its photos were done, and the estimated time for the rest. */
export interface Pace {
  readonly total: number;
  readonly startedMs: number;
  /** When each of the last photos was done, in milliseconds, latest last. */
  readonly doneAtMs: readonly number[];
  readonly done: number;
  /** The estimate when the last photo was done. */
  readonly leftMs?: number;
}

/** The remaining time, rounded for display. */
export type TimeLeft =
  { readonly unit: 'seconds'; readonly count: number } | { readonly unit: 'minutes'; readonly count: number };

/** The estimate uses the last photos: several are analyzed in parallel, and some take longer. */
const LOOKED_AT = 8;
/** There is no estimate before this many photos. */
const KNOWN_AFTER = 3;
/** There is no estimate before this time, in milliseconds since the batch began. */
export const KNOWN_AFTER_MS = 3000;
/** Weight of a new measurement in the moving average. */
const WEIGHT = 0.3;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The progress at the start of a batch. */
export function paceAtStart(total: number, nowMs: number): Pace {
  return { total, startedMs: nowMs, done: 0, doneAtMs: [nowMs] };
}

/** The progress when `done` photos are done. */
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

/**
 * The remaining time, rounded for display; undefined while there is no estimate, or when all photos are done.
 */
export function timeLeft(pace: Pace, nowMs: number): TimeLeft | undefined {
  const leftMs = leftMsAt(pace, nowMs);
  if (leftMs === undefined || pace.done >= pace.total) return undefined;
  if (leftMs > 45 * SECOND_MS) return { unit: 'minutes', count: Math.max(1, Math.round(leftMs / MINUTE_MS)) };
  return { unit: 'seconds', count: leftMs > 20 * SECOND_MS ? 30 : 10 };
}

/** Counts down between two photos, to 0. */
function leftMsAt({ leftMs, doneAtMs }: Pace, nowMs: number): number | undefined {
  return leftMs === undefined ? undefined : Math.max(0, leftMs - (nowMs - (doneAtMs.at(-1) ?? nowMs)));
}
