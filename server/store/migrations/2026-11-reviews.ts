import type { Kysely } from 'kysely';

/** Adds how a customer was linked to an account, and the prices that need review. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('billing_customers')
    .addColumn('by_address', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('subscriptions').addColumn('unlisted_price', 'text').execute();
}
