import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { Pool, types } from 'pg';
import type { Tables } from './tables.ts';

/** Connections that one server keeps to PostgreSQL. */
const POOL_SIZE = 10;

/** How long a writer waits for another process that writes to the same file. */
const BUSY_MS = 5000;
const BUSY_PAUSE_MS = 20;

/** PostgreSQL's number for BIGINT, which its driver would give as text; our times fit a double. */
const INT8 = 20;

/** Where the server remembers: PostgreSQL by its address, else a file, or `:memory:` for nothing that stays. */
export interface DatabaseLocation {
  readonly url?: string | undefined;
  readonly file: string;
}

/** Connects to the database. A file that is not there is made, and its folder. */
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
  // A connection that breaks while it idles is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

function sqlite(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file);
  // First of all: whoever opens a new file while another process turns it to WAL has to wait as well.
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  whenFree(() => database.pragma('journal_mode = WAL'));
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  return new SqliteDialect({ database });
}

/**
 * Turning a file to WAL takes a lock that SQLite refuses at once, whatever the time to wait, where waiting could lock
 * two processes against each other (https://www.sqlite.org/c3ref/busy_handler.html). It is asked for again.
 *
 * @throws what the attempt threw at last, or anything but a lock
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
