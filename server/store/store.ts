import type { AccountStore } from './account-store.ts';
import type { AttemptStore } from './attempt-store.ts';
import type { BatchStore } from './batch-store.ts';
import type { BillingStore } from './billing-store.ts';
import type { MessageStore } from './message-store.ts';
import type { OwnDataStore } from './own-data-store.ts';
import type { SubscriberStore } from './subscriber-store.ts';
import type { Totals } from './totals-store.ts';

/**
 * The server's persistent data. Photos are never stored, and analyses only encrypted ([Note: Sealed analyses]). Times
 * are milliseconds since 1970 (UTC) and are passed in by the caller.
 */
export interface Store {
  readonly accounts: AccountStore;
  readonly batches: BatchStore;
  readonly billing: BillingStore;
  readonly subscribers: SubscriberStore;
  readonly messages: MessageStore;
  readonly attempts: AttemptStore;
  readonly ownData: OwnDataStore;
  /** Brings forward times that a clock far ahead had set; see {@link bringForward}. */
  bringForward(nowMs: number): Promise<void>;
  /** Returns the usage of the service, all accounts combined. */
  totals(): Promise<Totals>;
  /** Returns whether the next account would be a founding member. */
  hasFoundingSeats(): Promise<boolean>;
  /**
   * Rejects if the database doesn't answer or can't store anything; a large write tests whether there is room again.
   */
  ping(isLarge?: boolean): Promise<void>;
  close(): Promise<void>;
}
