import { isUnused } from '#core/destinations/read-journal.ts';
import type { ReturnOptions } from '../destinations/commands.ts';
import { findJournals, openJournal, removeJournal } from '../destinations/journal-file.ts';
import { isUnfinished, type IntoFolder } from '../destinations/into-folder.ts';
import { journalSources } from '../destinations/sources.ts';
import { printable } from '../terminal/printable.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { OpenedStore } from './opened-store.ts';
import { sendInStore, type SendOptions } from './send-in-store.ts';
import { toldSent } from './tell-storage.ts';

/**
 * Resumes an interrupted run to a storage, and prints the result.
 *
 * @param held where this computer keeps the journal
 * @returns whether every file is there
 * @throws {UsageError} if there is none
 */
export async function resumeStorage(
  opened: OpenedStore,
  held: IntoFolder,
  options: SendOptions & Pick<ReturnOptions, 'print'>,
): Promise<boolean> {
  const { address } = opened;
  const { own } = held;
  for (const { stem, reading } of (await findJournals(own)).toReversed()) {
    if (isUnused(reading)) {
      await removeJournal(own, stem);
      continue;
    }
    if (!reading.ok) throw new UsageError((t) => t('into.badJournal', { name: stem }));
    const { journal } = reading;
    if (!isUnfinished(journal)) continue;
    const open = await openJournal(held, stem);
    const sources = journalSources(journal.header.roots, options.signal);
    const run = await sendInStore(opened, own, journal, open, sources, options);
    const { lines, isAllWell } = toldSent(run, address, options.t);
    for (const line of lines) options.print(printable(line));
    return isAllWell;
  }
  throw new UsageError((t) => t('into.nothingInterrupted', { folder: address }));
}
