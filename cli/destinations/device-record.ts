import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeaderRecord } from '#core/destinations/journal-record.ts';
import { RECORD_VERSIONS } from '#core/saved/record-version.ts';
import { mkdir, rm } from '../disk/byte-fs.ts';
import { readOwn } from '../disk/regular-file.ts';
import { MOST_RECORD_BYTES } from './limits.ts';

/** Returns the SHA-256 of a journal's plan, in lower-case hexadecimal: of every line up to the one that ends it. */
export function planSum(lines: string): string {
  const end = lines.indexOf('{"type":"planned"');
  const plan = lines.slice(0, lines.indexOf('\n', Math.max(0, end)) + 1);
  return createHash('sha256').update(plan).digest('hex');
}

/**
 * Records the source folders and the plan of a journal on this computer, so that a journal that somebody else wrote
 * or changed doesn't move or remove the user's files. If the record can't be written, the user names these folders
 * when they are needed.
 *
 * @param stateFolder where programs keep such data
 * @param plan see {@link planSum}
 */
export async function rememberJournal(
  stateFolder: string,
  { id, roots }: HeaderRecord,
  plan: string,
): Promise<void> {
  try {
    await mkdir(stateFolder, { recursive: true, mode: 0o700 });
    await writeFile(recordPath(stateFolder, id), recordText(roots, plan), { mode: 0o600 });
  } catch {
    // See above.
  }
}

/** Returns whether this computer wrote the journal with these folders and this plan. */
export async function isRemembered(
  stateFolder: string,
  { id, roots }: HeaderRecord,
  plan: string,
): Promise<boolean> {
  return (await readOwn(recordPath(stateFolder, id), MOST_RECORD_BYTES)) === recordText(roots, plan);
}

/** Forgets a journal that is no longer needed. */
export async function forgetJournal(stateFolder: string, { id }: HeaderRecord): Promise<void> {
  await rm(recordPath(stateFolder, id), { force: true }).catch(() => undefined);
}

/** It is only ever compared as a whole. */
function recordText(roots: HeaderRecord['roots'], plan: string): string {
  return JSON.stringify({ version: RECORD_VERSIONS.journal, roots, plan });
}

/** The id is a UUID, which its reader has checked. */
function recordPath(stateFolder: string, id: string): string {
  return join(stateFolder, `${id}.json`);
}
