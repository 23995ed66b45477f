import { periodAt } from '#core/period.ts';
import { formatUsageRecord, parseUsageRecord, type UsageRecord } from '#core/usage-record.ts';
import { USAGE_KEY } from './usage-key.ts';

export interface RememberedUsage {
  readonly record: UsageRecord;
  /** False where what was there could not be read. */
  readonly isReadable: boolean;
}

/** What this browser remembers of an account; nothing where it remembers another's, or no one's. */
export function recallUsage(owner: string): RememberedUsage | undefined {
  try {
    const text = localStorage.getItem(USAGE_KEY);
    if (text === null) return undefined;
    const parsed = parseUsageRecord(text, periodAt(Date.now()));
    return parsed.record.owner === undefined || parsed.record.owner === owner ? parsed : undefined;
  } catch {
    // Storage is closed to us: then nothing is remembered.
    return undefined;
  }
}

/** Keeps a record in the place of whatever was there. */
export function rememberUsage(record: UsageRecord): void {
  try {
    localStorage.setItem(USAGE_KEY, formatUsageRecord(record));
  } catch {
    // Storage is closed to us, or full: the server will say it again.
  }
}
