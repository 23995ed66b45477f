import { type Kysely, type MigrationProvider, Migrator } from 'kysely';
import * as accounts from './migrations/2026-11-accounts.ts';
import type { Tables } from './tables.ts';

/** Every change of the tables, in the order of their names. One that has been released is never edited. */
const provider: MigrationProvider = {
  getMigrations: async () => ({ '2026-11-accounts': accounts }),
};

/**
 * Brings the tables up to date. Safe when several servers start at once: PostgreSQL's lock lets one through,
 * and the others find nothing left to do.
 *
 * @throws the first error of a migration; its change is undone
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
