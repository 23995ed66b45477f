import type { Kysely } from 'kysely';
import { searchKeyOf } from '../search-key.ts';

interface Searched {
  accounts: { id: string; email_key: string | null; name: string | null; search_key: string };
}

/** Adds the text that the administrator's search reads, also to existing accounts. */
export async function up(db: Kysely<Searched>): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('search_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const accounts = await db.selectFrom('accounts').select(['id', 'email_key', 'name']).execute();
  for (const { id, email_key, name } of accounts) {
    const search_key = searchKeyOf(email_key, name);
    await db.updateTable('accounts').set({ search_key }).where('id', '=', id).execute();
  }
}
