import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const CASES = join(import.meta.dirname, '../../../shared/cases');

/** Why tests of the shared cases are skipped, for their names; empty where they run. */
export const CASES_MISSING = existsSync(CASES)
  ? ''
  : ' (skipped: the shared cases are not beside the repository)';

/** A checkout keeps no file times, and no case is dated by one. */
const FILE_TIME = new Date('2024-05-05T10:00:00Z');

/** Writes the files of a case to a folder, with a time that dates none of them. */
export async function writeCase(name: string, to: string): Promise<void> {
  const from = join(CASES, name, 'in');
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await readFile(path));
    await utimes(target, FILE_TIME, FILE_TIME);
  }
}
