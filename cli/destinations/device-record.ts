import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeaderRecord } from '#core/destinations/journal-record.ts';
import { mkdir, rm } from '../disk/byte-fs.ts';
import { readOwn } from '../disk/regular-file.ts';
import { MOST_RECORD_BYTES } from './limits.ts';

/** The SHA-256 of a journal's plan, in lower-case hexadecimal: of every line up to the one that ends it. */
export function planSum(lines: string): string {
  const end = lines.indexOf('{"type":"planned"');
  const plan = lines.slice(0, lines.indexOf('\n', Math.max(0, end)) + 1);
  return createHash('sha256').update(plan).digest('hex');
}

/**
 * What this computer remembers of a journal, so that one that somebody else wrote or changed moves and removes no file of
 * the user's: the folders that its files came from, and the plan. If it cannot be written, the user names these folders
 * when they are needed.
 *
 * @param stateFolder where programs keep such things
 * @param plan see {@link planSum}
 */
export async function rememberJournal(
  stateFolder: string,
  { id, roots }: HeaderRecord,
  plan: string,
): Promise<void> {
  try {
    await mkdir(stateFolder, { recursive: true, mode: 0o700 });
    await writeFile(recordPath(stateFolder, id), JSON.stringify({ roots, plan }), { mode: 0o600 });
  } catch {
    // See above.
  }
}

/** Whether this computer wrote the journal with these folders and this plan. */
export async function isRemembered(
  stateFolder: string,
  { id, roots, version }: HeaderRecord,
  plan: string,
): Promise<boolean> {
  const text = await readOwn(recordPath(stateFolder, id), MOST_RECORD_BYTES);
  // The first version remembered the folders alone.
  return text === JSON.stringify({ roots, plan }) || (version === 1 && text === JSON.stringify(roots));
}

/** Forgets a journal of which nothing is left to know. */
export async function forgetJournal(stateFolder: string, { id }: HeaderRecord): Promise<void> {
  await rm(recordPath(stateFolder, id), { force: true }).catch(() => undefined);
}

/** The id is a UUID, as its reader makes sure. */
function recordPath(stateFolder: string, id: string): string {
  return join(stateFolder, `${id}.json`);
}
