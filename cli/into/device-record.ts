import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeaderRecord } from '#core/into/journal-record.ts';

/**
 * What this computer remembers of a journal, so that a journal that somebody else wrote moves no file of the user's: the
 * folders that its files came from. If it cannot be written, the user names these folders when they are needed.
 *
 * @param stateFolder where programs keep such things
 */
export async function rememberJournal(stateFolder: string, { id, roots }: HeaderRecord): Promise<void> {
  try {
    await mkdir(stateFolder, { recursive: true, mode: 0o700 });
    await writeFile(recordPath(stateFolder, id), JSON.stringify(roots), { mode: 0o600 });
  } catch {
    // See above.
  }
}

/** Whether this computer wrote the journal with these folders. */
export async function isRemembered(stateFolder: string, { id, roots }: HeaderRecord): Promise<boolean> {
  const text = await readFile(recordPath(stateFolder, id), 'utf8').catch(() => undefined);
  return text === JSON.stringify(roots);
}

/** Forgets a journal of which nothing is left to know. */
export async function forgetJournal(stateFolder: string, { id }: HeaderRecord): Promise<void> {
  await rm(recordPath(stateFolder, id), { force: true }).catch(() => undefined);
}

/** The id is a UUID, as its reader makes sure. */
function recordPath(stateFolder: string, id: string): string {
  return join(stateFolder, `${id}.json`);
}
