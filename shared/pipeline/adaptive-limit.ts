import { LATENCY_HOLDS, OVERLOAD_BACKOFF } from '#core/limits.ts';

/**
 * How many calls a server is given at once, and what is known of it that this follows from.
 *
 * Additive increase, multiplicative decrease (Chiu and Jain, "Analysis of the increase and decrease algorithms",
 * 1989), as TCP has it (RFC 5681): at first the limit doubles with every round of answers, after the first sign of
 * too much it grows by one a round; a server that is overloaded halves it, once for all calls that were under way
 * together. What tells of too much before anything fails is the latency of a round against that of the quickest
 * one, as in TCP Vegas (Brakmo and Peterson, 1995).
 */
export interface AdaptiveLimit {
  /** Calls that may be under way at once: a whole number, at least 1. */
  readonly limit: number;
  readonly most: number;
  /** Nothing has told of too much yet. */
  readonly isRamping: boolean;
  /** Answers since the limit was set last, and the milliseconds that they took together. */
  readonly round: { readonly answers: number; readonly tookMs: number };
  /** What a call took on average in the quickest round, in milliseconds. */
  readonly quickestMs?: number;
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

const NO_ROUND = { answers: 0, tookMs: 0 } as const;

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
    round: NO_ROUND,
    shrunkAtMs: -Infinity,
    resumesAtMs: -Infinity,
  };
}

/** The limit after one more answer: when as many have come as are under way at once, it may grow. */
export function afterAnswer(state: AdaptiveLimit, { startedMs, endedMs }: CallTimes): AdaptiveLimit {
  if (startedMs < state.shrunkAtMs) return state;
  const answers = state.round.answers + 1;
  const tookMs = state.round.tookMs + (endedMs - startedMs);
  if (answers < state.limit) return { ...state, round: { answers, tookMs } };
  const meanMs = tookMs / answers;
  const quickestMs = Math.min(meanMs, state.quickestMs ?? Infinity);
  const isHolding = meanMs <= quickestMs * LATENCY_HOLDS;
  const grown = state.isRamping ? state.limit * 2 : state.limit + 1;
  return {
    ...state,
    limit: isHolding ? Math.min(state.most, grown) : state.limit,
    isRamping: state.isRamping && isHolding,
    round: NO_ROUND,
    quickestMs,
  };
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
  // What was quick before says nothing of a server that is in trouble.
  const { quickestMs: _, ...kept } = state;
  return {
    ...kept,
    limit: Math.max(1, Math.floor(state.limit * OVERLOAD_BACKOFF)),
    isRamping: false,
    round: NO_ROUND,
    shrunkAtMs: endedMs,
    resumesAtMs,
  };
}
