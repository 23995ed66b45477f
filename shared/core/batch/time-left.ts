import type { Pace } from './pace.ts';

/** The remaining time, rounded for display. */
export type TimeLeft =
  { readonly unit: 'seconds'; readonly count: number } | { readonly unit: 'minutes'; readonly count: number };

/** There is no estimate before this many photos, and before this time after the first one. */
export const KNOWN_AFTER = { photos: 3, ms: 3000 } as const;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * Returns the remaining time of a batch, rounded for display; undefined while there is no estimate, or when all photos are
 * done.
 *
 * @param pace with one photo as its unit of work
 * @param nowMs on the clock of the pace
 */
export function timeLeft(pace: Pace, total: number, nowMs: number): TimeLeft | undefined {
  if (pace.done < KNOWN_AFTER.photos || pace.seenMs < KNOWN_AFTER.ms || pace.done >= total) return undefined;
  const leftMs = pace.leftMs(total, nowMs);
  return leftMs === undefined ? undefined : roundedTime(leftMs);
}

/** Rounds a remaining time in milliseconds to minutes, or to one of two texts in seconds. */
export function roundedTime(leftMs: number): TimeLeft {
  if (leftMs > 45 * SECOND_MS) return { unit: 'minutes', count: Math.max(1, Math.round(leftMs / MINUTE_MS)) };
  return { unit: 'seconds', count: leftMs > 20 * SECOND_MS ? 30 : 10 };
}
