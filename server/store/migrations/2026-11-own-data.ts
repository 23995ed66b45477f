import type { Kysely } from 'kysely';
import { emailKeyOf } from '#core/accounts/email-key.ts';

interface Messages {
  messages: { id: string; email: string; email_key: string };
}

/** Adds an index of messages by address, the deleted subjects, and the pending newsletter removals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('email_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('messages_by_email').on('messages').column('email_key').execute();
  const messages = db as Kysely<Messages>;
  for (const { id, email } of await messages.selectFrom('messages').select(['id', 'email']).execute()) {
    await messages
      .updateTable('messages')
      .set({ email_key: emailKeyOf(email) })
      .where('id', '=', id)
      .execute();
  }

  await db.schema
    .createTable('deleted_subjects')
    .addColumn('subject_hash', 'text', (column) => column.primaryKey())
    .addColumn('deleted_ms', 'bigint', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('list_removals')
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_try_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_removals_key', ['list_id', 'email_key'])
    .execute();
}
