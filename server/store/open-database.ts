import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { Pool, types } from 'pg';
import type { Tables } from './tables.ts';

/** The size of one server's PostgreSQL connection pool. */
const POOL_SIZE = 10;

/** SQLite's busy timeout: how long a writer waits for another process's lock. */
const BUSY_MS = 5000;
const BUSY_PAUSE_MS = 20;

/** The type OID of PostgreSQL's BIGINT, which the driver returns as a string; our times fit a double. */
const INT8 = 20;

/** The database: a PostgreSQL URL, else a SQLite file, or `:memory:`. */
export interface DatabaseLocation {
  readonly url?: string | undefined;
  readonly file: string;
}

/** Connects to the database. A missing file and its folder are created. */
export function openDatabase({ url, file }: DatabaseLocation): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: url ? postgres(url) : sqlite(file) });
}

function postgres(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 && format !== 'binary' ? Number : (types.getTypeParser(oid, format) as never),
    },
  });
  // The pool replaces broken idle connections; without a listener, the error would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

function sqlite(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file);
  // Set first, because opening a new file may have to wait for another process that is switching it to WAL.
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  whenFree(() => database.pragma('journal_mode = WAL'));
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  return new SqliteDialect({ database: rollingBackOnce(database) });
}

/** On a full disk, SQLite rolls back by itself. Kysely's own attempt would then fail, and hide the cause. */
function rollingBackOnce(database: Database.Database): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (query) =>
      database.prepare(query === 'rollback' && !database.inTransaction ? 'select 1' : query),
  };
}

/**
 * Retries while the database is locked. Switching to WAL needs a lock that SQLite refuses immediately, regardless of
 * the busy timeout, if waiting could cause a deadlock (https://www.sqlite.org/c3ref/busy_handler.html).
 *
 * @throws the last error when the time is up, or immediately any error other than a lock
 */
function whenFree(attempt: () => void): void {
  const untilMs = performance.now() + BUSY_MS;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      const isLocked = error instanceof Error && /database is locked/.test(error.message);
      if (!isLocked || performance.now() > untilMs) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE_MS);
    }
  }
}
