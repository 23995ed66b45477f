import type { Kysely } from 'kysely';

/** Creates the tables; `tables.ts` describes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createDeletedSubjects(db);
  await createBatches(db);
  await createDeliveries(db);
  await createBilling(db);
  await createAttempts(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sub', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('name', 'text')
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('founding_member', 'integer', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .addColumn('profile_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('accounts_by_email').on('accounts').column('email_key').execute();

  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('usage')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_key', ['account_id', 'period'])
    .execute();
}

async function createDeletedSubjects(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deleted_subjects')
    .addColumn('subject_hash', 'text', (column) => column.primaryKey())
    .addColumn('deleted_ms', 'bigint', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
}

async function createBatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('period', 'text')
    .addColumn('reserved', 'integer', (column) => column.notNull())
    .addColumn('expires_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('leases_by_account').on('leases').column('account_id').execute();
  await db.schema.createIndex('leases_by_expiry').on('leases').column('expires_ms').execute();

  await db.schema
    .createTable('lease_photos')
    .addColumn('lease_id', 'text', (column) => column.notNull().references('leases.id').onDelete('cascade'))
    .addColumn('photo_id', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('described', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('engine_failed', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addPrimaryKeyConstraint('lease_photos_key', ['lease_id', 'photo_id'])
    .execute();
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscribers')
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .addColumn('passed_on_ms', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_try_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('subscribers_key', ['list_id', 'email_key'])
    .execute();

  await db.schema
    .createTable('list_removals')
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_try_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_removals_key', ['list_id', 'email_key'])
    .execute();

  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .addColumn('mailed_ms', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_try_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('messages_by_email').on('messages').column('email_key').execute();
}

async function createBilling(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('received_ms', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('billing_customers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('email_key', 'text')
    .addColumn('by_address', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('billing_customers_by_account')
    .on('billing_customers')
    .column('account_id')
    .execute();

  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('unlisted_price', 'text')
    .addColumn('event_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('subscriptions_by_customer')
    .on('subscriptions')
    .column('customer_id')
    .execute();
}

async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_ms', 'bigint', (column) => column.notNull())
    .execute();
}
