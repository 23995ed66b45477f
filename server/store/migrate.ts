import { type Kysely, type MigrationProvider, Migrator, sql } from 'kysely';
import { up as makeAccounts } from './migrations/2026-11-accounts.ts';
import { up as makeReviews } from './migrations/2026-11-reviews.ts';
import { up as makeOwnData } from './migrations/2026-11-own-data.ts';
import { up as makePhotoOutcomes } from './migrations/2026-11-photo-outcomes.ts';
import type { Tables } from './tables.ts';

/** Every change of the tables, in the order of their names. One that has been released is never edited. */
const provider: MigrationProvider = {
  getMigrations: async () => ({
    '2026-11-accounts': { up: makeAccounts },
    '2026-11-own-data': { up: makeOwnData },
    '2026-11-photo-outcomes': { up: makePhotoOutcomes },
    '2026-11-reviews': { up: makeReviews },
  }),
};

/**
 * Brings the tables up to date. Safe when several servers start at once, and when one of them ends in the middle: one
 * does it as a whole, and the others wait and find nothing left to do.
 *
 * @throws the error of a migration that cannot be done; its change is undone
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  // PostgreSQL: the migrator locks, and takes one transaction for all. Of SQLite it thinks that tables cannot be
  // made in one, and so does neither; they can (https://www.sqlite.org/lang_transaction.html).
  if (db.getExecutor().adapter.supportsTransactionalDdl) return toLatest(db);
  await db.connection().execute(async (connection) => {
    // Waits for whoever is at it, for as long as any writer does.
    await sql`begin immediate`.execute(connection);
    try {
      await toLatest(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

async function toLatest(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
