import { DAY_BEGINS_MS } from './limits.ts';

/**
 * Returns the day, `YYYY-MM-DD`, that a local time belongs to: the hours after midnight belong to the evening before.
 */
export function dayOf(atMs: number): string {
  return new Date(atMs - DAY_BEGINS_MS).toISOString().slice(0, 10);
}
