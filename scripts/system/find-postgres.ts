import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's folder with one PostgreSQL per version. */
const DEBIAN = '/usr/lib/postgresql';

const EXE = process.platform === 'win32' ? '.exe' : '';

/**
 * Returns the folder with `initdb` and `pg_ctl`: from `PG_BIN`, PATH, or Debian's newest version; undefined if there
 * is none.
 */
export function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const folders = [process.env['PG_BIN'] ?? '', ...(process.env['PATH'] ?? '').split(delimiter), ...debian];
  return folders.find((folder) => folder && existsSync(join(folder, `initdb${EXE}`)));
}
