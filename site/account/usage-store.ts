import { periodAt } from '#core/accounts/period.ts';
import { formatUsageRecord, parseUsageRecord, type UsageRecord } from '#core/accounts/usage-record.ts';
import { USAGE_KEY } from './usage-key.ts';

export interface RememberedUsage {
  readonly record: UsageRecord;
  /** False if the stored record was unreadable. */
  readonly isReadable: boolean;
}

/** Returns the stored usage of an account; undefined if the record is missing or belongs to another account. */
export function recallUsage(owner: string): RememberedUsage | undefined {
  try {
    const text = localStorage.getItem(USAGE_KEY);
    if (text === null) return undefined;
    const parsed = parseUsageRecord(text, periodAt(Date.now()));
    return parsed.record.owner === undefined || parsed.record.owner === owner ? parsed : undefined;
  } catch {
    // Storage is unavailable, so nothing is remembered.
    return undefined;
  }
}

/** Stores a record, replacing the previous one. */
export function rememberUsage(record: UsageRecord): void {
  try {
    localStorage.setItem(USAGE_KEY, formatUsageRecord(record));
  } catch {
    // Storage is unavailable or full: the server will send it again.
  }
}
