import { OUTBOX_BASE_MS, OUTBOX_LONGEST_MS } from '../limits.ts';

/** When something that could not be passed on is tried again: a wait that doubles with every try, up to a day. */
export function nextTryMs(attempts: number, nowMs: number): number {
  return nowMs + Math.min(OUTBOX_LONGEST_MS, OUTBOX_BASE_MS * 2 ** attempts);
}
