import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

// [Note: Billing lock] Whatever changes who pays for what goes one at a time, under one row. Else a checkout and
// the account that is made for it at the same moment would each miss the other. Everyone locks the rows of the
// accounts first and this one after them, so that nobody waits for one another in a circle.
const BILLING_LOCK = 'billing-lock';

/** Waits until nobody else changes who pays for what, and keeps others from it until the transaction ends. */
export async function lockBilling(tx: Transaction<Tables>): Promise<void> {
  await tx
    .insertInto('counters')
    .values({ name: BILLING_LOCK, count: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ count: 0 }))
    .execute();
}
