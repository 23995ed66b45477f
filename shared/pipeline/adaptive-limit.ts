import { OVERLOAD_BACKOFF } from '#core/limits.ts';

/**
 * The limit on concurrent calls to a server, with the state from which it is computed.
 *
 * Additive increase, multiplicative decrease (Chiu and Jain, "Analysis of the increase and decrease
 * algorithms", 1989), as in TCP (RFC 5681): at first the limit doubles with every round of answers; after the
 * first overload it grows by one per round. An overload halves it once for all calls that were in flight at
 * the time.
 */
export interface AdaptiveLimit {
  /** The maximum number of concurrent calls: a whole number, at least 1. */
  readonly limit: number;
  readonly most: number;
  /** Whether no overload has occurred yet. */
  readonly isRamping: boolean;
  /** Answers since the last change of the limit. */
  readonly answers: number;
  /** An overload of calls that started before this time has already been counted. */
  readonly shrunkAtMs: number;
  /** The server asked for no calls before this time. */
  readonly resumesAtMs: number;
}

/** When a call started and ended, in milliseconds on the same clock. */
export interface CallTimes {
  readonly startedMs: number;
  readonly endedMs: number;
}

/**
 * Returns the limit before the first call.
 *
 * @param most the maximum of the limit; equal to `first` for a limit that only overload changes
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

/** Returns the limit after one more answer: it grows once as many answers have arrived as calls are allowed at once. */
export function afterAnswer(state: AdaptiveLimit, { startedMs }: CallTimes): AdaptiveLimit {
  if (startedMs < state.shrunkAtMs) return state;
  const answers = state.answers + 1;
  if (answers < state.limit) return { ...state, answers };
  const grown = state.isRamping ? state.limit * 2 : state.limit + 1;
  return { ...state, limit: Math.min(state.most, grown), answers: 0 };
}

/**
 * Returns the limit after an answer that reports an overload.
 *
 * @param waitMs how long the server asks clients to wait
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
