import { OVERLOAD_BACKOFF } from '#core/limits.ts';

/**
 * How many calls a server is given at once, and what is known of it that this follows from.
 *
 * Additive increase, multiplicative decrease (Chiu and Jain, "Analysis of the increase and decrease algorithms",
 * 1989), as TCP has it (RFC 5681): at first the limit doubles with every round of answers; after the first overload
 * it grows by one a round. An overload halves it, once for all calls that were under way together.
 */
export interface AdaptiveLimit {
  /** Calls that may be under way at once: a whole number, at least 1. */
  readonly limit: number;
  readonly most: number;
  /** There was no overload yet. */
  readonly isRamping: boolean;
  /** Answers since the limit was set last. */
  readonly answers: number;
  /** Calls from before this belong to an overload that is known. */
  readonly shrunkAtMs: number;
  /** Until then the server wants to be left alone. */
  readonly resumesAtMs: number;
}

/** When a call began and ended, in milliseconds of one clock. */
export interface CallTimes {
  readonly startedMs: number;
  readonly endedMs: number;
}

/**
 * The limit before the first call.
 *
 * @param most where it ends; the same as `first` for a limit that only overload changes
 */
export function limitAtStart(first: number, most: number): AdaptiveLimit {
  return {
    limit: Math.min(first, most),
    most,
    isRamping: true,
    answers: 0,
    shrunkAtMs: -Infinity,
    resumesAtMs: -Infinity,
  };
}

/** The limit after one more answer: when as many have come as are under way at once, it grows. */
export function afterAnswer(state: AdaptiveLimit, { startedMs }: CallTimes): AdaptiveLimit {
  if (startedMs < state.shrunkAtMs) return state;
  const answers = state.answers + 1;
  if (answers < state.limit) return { ...state, answers };
  const grown = state.isRamping ? state.limit * 2 : state.limit + 1;
  return { ...state, limit: Math.min(state.most, grown), answers: 0 };
}

/**
 * The limit after an answer that told of overload.
 *
 * @param waitMs how long the server asks to be left alone
 */
export function afterOverload(
  state: AdaptiveLimit,
  { startedMs, endedMs }: CallTimes,
  waitMs = 0,
): AdaptiveLimit {
  const resumesAtMs = Math.max(state.resumesAtMs, endedMs + waitMs);
  if (startedMs < state.shrunkAtMs) return { ...state, resumesAtMs };
  return {
    ...state,
    limit: Math.max(1, Math.floor(state.limit * OVERLOAD_BACKOFF)),
    isRamping: false,
    answers: 0,
    shrunkAtMs: endedMs,
    resumesAtMs,
  };
}
