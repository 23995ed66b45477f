import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.ts';
import { findPostgres } from './find-postgres.ts';

// The store's tests run on both databases. They need PostgreSQL's programs but no running server, because they start
// their own.
const found = findPostgres();
if (found && existsSync(found)) {
  console.log(`Store tests use PostgreSQL from ${found}`);
} else {
  aptInstall({
    packages: ['postgresql'],
    why: 'the tests of the store start a PostgreSQL of their own',
    without: 'Without it the store is tested on SQLite alone. PG_BIN names another PostgreSQL.',
  });
}
