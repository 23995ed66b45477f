import { periodAt } from '#core/accounts/period.ts';
import type { Entitlement } from '#core/accounts/plan.ts';
import type { Usage } from '#core/accounts/quota.ts';
import {
  formatUsageRecord,
  parseUsageRecord,
  recordedAccount,
  usageRecordOf,
} from '#core/accounts/usage-record.ts';
import { USAGE_KEY } from './keys.ts';
import { storedValue } from './stored-value.ts';

/** The last known plan and usage of an account. */
export type KnownAccount = Entitlement & { readonly usage: Usage };

export interface RememberedUsage {
  readonly account: KnownAccount;
  /** The provider's subject of the account's user. */
  readonly owner: string;
}

/** Parses the same format as the site stores, so that both treat a new month and errors alike. */
export function parseUsage(stored: unknown): RememberedUsage | undefined {
  if (typeof stored !== 'string') return undefined;
  const { record, isReadable } = parseUsageRecord(stored, periodAt(Date.now()));
  return isReadable && record.owner !== undefined
    ? { account: recordedAccount(record), owner: record.owner }
    : undefined;
}

const usage = storedValue<RememberedUsage | undefined>('local', USAGE_KEY, parseUsage);
const written = storedValue('local', USAGE_KEY, String);

/** The last known usage, of any user. */
export const readUsage = usage.read;

export function rememberUsage(account: KnownAccount, owner: string): Promise<void> {
  return written.write(formatUsageRecord(usageRecordOf(account, owner)));
}

/** Stores the count after a batch; the plan is unchanged. */
export async function rememberCount(counted: Usage, owner: string): Promise<void> {
  const remembered = await usage.read();
  if (remembered?.owner === owner) await rememberUsage({ ...remembered.account, usage: counted }, owner);
}

export const forgetUsage = usage.clear;

/** Calls the listener on every update, from the popup's or a batch's requests. */
export function watchUsage(owner: string, listener: (account: KnownAccount) => void): () => void {
  return usage.watch((remembered) => {
    if (remembered?.owner === owner) listener(remembered.account);
  });
}
