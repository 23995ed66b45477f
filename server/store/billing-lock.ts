import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

// [Note: Billing lock] Transactions that change customers or subscriptions run one at a time, by locking one row.
// Otherwise a checkout and the concurrent creation of its account would not see each other. All of them lock the
// account rows first and this row last, to prevent deadlocks.
const BILLING_LOCK = 'billing-lock';

/** Acquires the billing lock until the transaction ends. */
export async function lockBilling(tx: Transaction<Tables>): Promise<void> {
  await tx
    .insertInto('counters')
    .values({ name: BILLING_LOCK, count: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ count: 0 }))
    .execute();
}
