import { periodAt } from '#core/period.ts';
import type { Entitlement } from '#core/plan.ts';
import type { Usage } from '#core/quota.ts';
import { formatUsageRecord, parseUsageRecord, recordedAccount, usageRecordOf } from '#core/usage-record.ts';
import { USAGE_KEY } from './keys.ts';
import { storedValue } from './stored-value.ts';

/** Plan and usage of an account, as far as it was heard of. */
export type KnownAccount = Entitlement & { readonly usage: Usage };

export interface RememberedUsage {
  readonly account: KnownAccount;
  /** The subject of whoever it belongs to. */
  readonly owner: string;
}

/** The same record as the site keeps, so that both roll over and fail alike. */
export function parseUsage(stored: unknown): RememberedUsage | undefined {
  if (typeof stored !== 'string') return undefined;
  const { record, isReadable } = parseUsageRecord(stored, periodAt(Date.now()));
  return isReadable && record.owner !== undefined
    ? { account: recordedAccount(record), owner: record.owner }
    : undefined;
}

const usage = storedValue<RememberedUsage | undefined>('local', USAGE_KEY, parseUsage);
const written = storedValue('local', USAGE_KEY, String);

/** What was last heard of anybody's usage. */
export const readUsage = usage.read;

export function rememberUsage(account: KnownAccount, owner: string): Promise<void> {
  return written.write(formatUsageRecord(usageRecordOf(account, owner)));
}

/** A batch has just changed the count; the plan is as it was. */
export async function rememberCount(counted: Usage, owner: string): Promise<void> {
  const remembered = await usage.read();
  if (remembered?.owner === owner) await rememberUsage({ ...remembered.account, usage: counted }, owner);
}

export const forgetUsage = usage.clear;

/** Told whenever more is heard, from the popup's or from a batch's calls. */
export function watchUsage(owner: string, listener: (account: KnownAccount) => void): () => void {
  return usage.watch((remembered) => {
    if (remembered?.owner === owner) listener(remembered.account);
  });
}
