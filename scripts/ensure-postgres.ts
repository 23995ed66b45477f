import { existsSync } from 'node:fs';
import { aptInstall, canAptInstall } from './apt-install.ts';
import { findPostgres } from './find-postgres.ts';

// The store's tests run on both databases. They need PostgreSQL's programs, not a running server: they start their
// own.
const found = findPostgres();
if (found && existsSync(found)) {
  console.log(`Store tests use PostgreSQL from ${found}`);
} else if (canAptInstall()) {
  console.log('No PostgreSQL here: installing Debian’s.');
  aptInstall(['postgresql']);
} else {
  console.log(
    'No PostgreSQL here: the store is tested on SQLite alone. Install it, or set PG_BIN, for both.',
  );
}
