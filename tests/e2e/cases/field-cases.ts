import { existsSync } from 'node:fs';
import { cp, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type Line, linesOf, organize, ownFolder } from '../cli/run-organize.ts';

/** Small real-world cases, used if they are available. */
const CASES = join(import.meta.dirname, '../../../../shared/cases');
/** A time at which no photo of a case was taken: that of a copy on this disk. */
const FILE_TIME = new Date('2024-06-01T00:00:00Z');

/** Whether the cases are available; prints a note if they are missing. */
export const hasCases = existsSync(CASES);
if (!hasCases) console.warn(`There are no cases from the field at ${CASES}, so their tests are skipped.`);

/** Returns a writable copy of a case's input, with file times of 2024. */
export async function caseFolder(name: string): Promise<string> {
  const folder = join(await ownFolder(), 'in');
  await cp(join(CASES, name, 'in'), folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), FILE_TIME, FILE_TIME);
  }
  return folder;
}

/** What the command line says about a case. */
interface OrganizedCase {
  /** The JSON for each file, by its path in the input. */
  readonly files: ReadonlyMap<string, Line>;
  readonly code: number;
  readonly stderr: string;
}

/** The answers to dry runs, which several tests ask about. */
const asked = new Map<string, Promise<OrganizedCase>>();

/** Returns what a dry run of the command line says about a case. The same run is made once. */
export function dryRun(name: string, args: readonly string[] = []): Promise<OrganizedCase> {
  const key = [name, ...args].join(' ');
  const answer = asked.get(key) ?? organizeCase(name, ['--dry-run', ...args]);
  asked.set(key, answer);
  return answer;
}

/** Organizes a case on the command line. */
export async function organizeCase(name: string, args: readonly string[] = []): Promise<OrganizedCase> {
  const folder = await caseFolder(name);
  const env = { TZ: 'UTC', XDG_STATE_HOME: join(folder, '../state') };
  const zips = (await readdir(folder)).filter((entry) => entry.endsWith('.zip'));
  const inputs = zips.length > 0 ? zips.map((zip) => join(folder, zip)) : [folder];
  const argv = [...inputs, '--out', join(folder, '../out.zip'), '--json', ...args];
  const outcome = await organize(folder, argv, env);
  const files = new Map(linesOf(outcome).map((line) => [line.file, line]));
  return { files, code: outcome.code, stderr: outcome.stderr };
}
