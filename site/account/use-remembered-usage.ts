import { useEffect, useMemo } from 'react';
import {
  formatUsageRecord,
  parseUsageRecord,
  type UsageRecord,
  usageRecordOf,
} from '#core/accounts/usage-record.ts';
import type { AccountReply } from '#protocol/account.ts';
import { forgetUsage, USAGE_KEY } from './usage-key.ts';
import { periodAt } from '#core/accounts/period.ts';

/**
 * Returns the stored usage immediately, and stores the server's response.
 *
 * @param owner the subject of the signed-in user
 */
export function useRememberedUsage(
  owner: string | undefined,
  account: AccountReply | undefined,
): UsageRecord | undefined {
  const remembered = useMemo(() => (owner === undefined ? undefined : recallUsage(owner)), [owner]);
  useEffect(() => {
    if (owner === undefined) return;
    if (!remembered) {
      forgetUsage();
    } else if (!remembered.isReadable) {
      console.warn('The stored usage could not be read and was reset.');
      rememberUsage({ ...remembered.record, owner });
    }
  }, [owner, remembered]);
  useEffect(() => {
    if (owner !== undefined && account) rememberUsage(usageRecordOf(account, owner));
  }, [owner, account]);
  return remembered?.record;
}

interface RememberedUsage {
  readonly record: UsageRecord;
  /** False if the stored record was unreadable. */
  readonly isReadable: boolean;
}

/** Returns the stored usage of an account; undefined if the record is missing or belongs to another account. */
function recallUsage(owner: string): RememberedUsage | undefined {
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
function rememberUsage(record: UsageRecord): void {
  try {
    localStorage.setItem(USAGE_KEY, formatUsageRecord(record));
  } catch {
    // Storage is unavailable or full: the server will send it again.
  }
}
