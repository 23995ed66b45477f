import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { up as createTables } from './migrations/2026-11-first.ts';
import { up as addSearchKey } from './migrations/2026-11-search-key.ts';
import type { Tables } from './tables.ts';

/** Migrations by their names, in whose order they run. */
export type Migrations = Readonly<Record<string, Migration>>;

/** All migrations. A released one is never edited: the next version of the tables is another one. */
export const MIGRATIONS: Migrations = {
  '2026-11-first': { up: createTables },
  '2026-11-search-key': { up: addSearchKey },
};

/**
 * Migrates the tables to the latest version, in one transaction. Safe if several servers start at once or one
 * crashes: the others wait and find nothing left to do.
 *
 * @throws the error of a failed migration, which is rolled back, or one that says that a newer version wrote the
 * database, which then stays unchanged; see [Note: Record versions]
 */
export async function migrate(db: Kysely<Tables>, migrations: Migrations = MIGRATIONS): Promise<void> {
  // On PostgreSQL, Kysely's migrator takes a lock and uses one transaction. On SQLite, it does neither, assuming that
  // DDL isn't transactional there; but it is (https://www.sqlite.org/lang_transaction.html).
  if (db.getExecutor().adapter.supportsTransactionalDdl) return toLatest(db, migrations);
  await db.connection().execute(async (connection) => {
    // Waits for a concurrent migration, up to the busy timeout.
    await sql`begin immediate`.execute(connection);
    try {
      await toLatest(connection, migrations);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

async function toLatest(db: Kysely<Tables>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const unknown = (await executed(db)).find((name) => !Object.hasOwn(migrations, name));
  if (unknown === undefined) throw error;
  const message = `a newer version of the server wrote it (${unknown}). It was left unchanged: start that version.`;
  throw new Error(message, { cause: error });
}

async function executed(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
