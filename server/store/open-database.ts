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
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  return new SqliteDialect({ database });
}
