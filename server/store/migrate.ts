import { type Kysely, type MigrationProvider, Migrator, sql } from 'kysely';
import { up as makeAccounts } from './migrations/2026-11-accounts.ts';
import { up as makeReviews } from './migrations/2026-11-reviews.ts';
import { up as makeOwnData } from './migrations/2026-11-own-data.ts';
import { up as makePhotoOutcomes } from './migrations/2026-11-photo-outcomes.ts';
import type { Tables } from './tables.ts';

/** All migrations, in the order of their names. A released migration is never edited. */
const provider: MigrationProvider = {
  getMigrations: async () => ({
    '2026-11-accounts': { up: makeAccounts },
    '2026-11-own-data': { up: makeOwnData },
    '2026-11-photo-outcomes': { up: makePhotoOutcomes },
    '2026-11-reviews': { up: makeReviews },
  }),
};

/**
 * Migrates the tables to the latest version, in one transaction. Safe if several servers start at once or one
 * crashes: the others wait and find nothing left to do.
 *
 * @throws the error of a failed migration, which is rolled back
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  // On PostgreSQL, Kysely's migrator takes a lock and uses one transaction. On SQLite, it does neither, assuming that
  // DDL isn't transactional there; but it is (https://www.sqlite.org/lang_transaction.html).
  if (db.getExecutor().adapter.supportsTransactionalDdl) return toLatest(db);
  await db.connection().execute(async (connection) => {
    // Waits for a concurrent migration, up to the busy timeout.
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
