import { OUTBOX_BASE_MS, OUTBOX_LONGEST_MS } from '../limits.ts';

/** Returns the time of the next delivery attempt: exponential backoff, up to a day. */
export function nextTryMs(attempts: number, nowMs: number): number {
  return nowMs + Math.min(OUTBOX_LONGEST_MS, OUTBOX_BASE_MS * 2 ** attempts);
}
