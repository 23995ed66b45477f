import type { Kysely } from 'kysely';
import type { PlanId } from '#core/accounts/plan.ts';
import { AccountStore } from './account-store.ts';
import { createAttemptStore } from './attempt-store.ts';
import { createBatchStore } from './batch-store.ts';
import { claimPayments, createBillingStore } from './billing-store.ts';
import { bringForward } from './bring-forward.ts';
import { createHasFoundingSeats } from './founding-seats.ts';
import { createMessageStore } from './message-store.ts';
import { migrate } from './migrate.ts';
import { type DatabaseLocation, openDatabase } from './open-database.ts';
import { createOwnDataStore } from './own-data-store.ts';
import type { Store } from './store.ts';
import { SubscriberStore } from './subscriber-store.ts';
import type { Tables } from './tables.ts';
import { createTotals } from './totals-store.ts';
import { writeProbe } from './write-probe.ts';

export interface StoreOptions extends DatabaseLocation {
  /** The plan of a new account. */
  readonly defaultPlan: PlanId;
  /** The number of founding members: the first accounts, which have no monthly limit. */
  readonly foundingMembers: number;
}

/**
 * Opens the store and brings its tables up to date. The same queries run on both databases.
 *
 * @throws {Error} if the database can't be reached or migrated
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const db = openDatabase(options);
  await migrate(db);
  return storeIn(db, options);
}

/** Creates the store of a database whose tables are up to date. */
export function storeIn(db: Kysely<Tables>, options: Omit<StoreOptions, keyof DatabaseLocation>): Store {
  return {
    accounts: new AccountStore(db, { ...options, onKnown: claimPayments }),
    batches: createBatchStore(db),
    billing: createBillingStore(db),
    subscribers: new SubscriberStore(db),
    messages: createMessageStore(db),
    attempts: createAttemptStore(db),
    ownData: createOwnDataStore(db),
    bringForward: (nowMs) => bringForward(db, nowMs),
    totals: createTotals(db),
    hasFoundingSeats: createHasFoundingSeats(db, options.foundingMembers),
    ping: (isLarge) => writeProbe(db, isLarge),
    close: () => db.destroy(),
  };
}
