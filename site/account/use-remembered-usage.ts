import { useEffect, useMemo } from 'react';
import { type UsageRecord, usageRecordOf } from '#core/accounts/usage-record.ts';
import type { AccountReply } from '#protocol/account.ts';
import { forgetUsage } from './usage-key.ts';
import { recallUsage, rememberUsage } from './usage-store.ts';

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
