import type { Kysely } from 'kysely';

/** By what a customer was found to pay for an account, and subscriptions whose price somebody has to look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('billing_customers')
    .addColumn('by_address', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('subscriptions').addColumn('unlisted_price', 'text').execute();
}
