import type { Journal } from '#core/destinations/read-journal.ts';
import { type SentRun, sendRun } from '#storage/send-run.ts';
import { StorageError } from '#storage/storage-error.ts';
import type { FileBytes } from '../inputs/file-bytes.ts';
import { sha256OfText } from '../inputs/file-sum.ts';
import { statsOf } from '../inputs/inside-folder.ts';
import { findJournals, type OpenJournal, removeJournal } from '../destinations/journal-file.ts';
import { partName } from '../destinations/on-disk.ts';
import type { Sources } from '../destinations/sources.ts';
import type { WriteRun } from '../destinations/write-run.ts';
import { DiskError } from '../system-problem.ts';
import type { CommandWords } from '../arguments/words.ts';
import { removeXmpStages } from '../destinations/xmp-stage.ts';
import type { OpenedStore } from './opened-store.ts';
import { storageProblemText } from './storage-text.ts';
import { problemText } from './tell-storage.ts';

/** What sending reports, and what stops it. */
export interface SendOptions {
  readonly t: CommandWords;
  readonly onProgress: WriteRun['onProgress'];
  readonly signal: AbortSignal;
}

/**
 * Sends what a journal plans, and closes it. Nothing of a finished run is kept on this computer: there is nothing to
 * undo.
 *
 * @param own where the journal is
 * @throws {DiskError} that says how to resume
 */
export async function sendInStore(
  { store, address }: OpenedStore,
  own: string,
  journal: Journal,
  open: OpenJournal,
  sources: Sources,
  { t, onProgress, signal }: SendOptions,
): Promise<SentRun> {
  // Several files are sent at once, but the journal's lines are written one after the other.
  let last: Promise<void> = Promise.resolve();
  const append: OpenJournal['append'] = (record, isDurable) => {
    const written = last.then(() => open.append(record, isDurable));
    last = written.catch(() => undefined);
    return written;
  };
  let run: SentRun;
  try {
    run = await sendRun<FileBytes>({
      store,
      journal,
      append,
      sources: async (file) => {
        const source = await sources(file);
        return source && (await statsOf(source.path)) ? source : undefined;
      },
      partName: (file) => partName(file === 'list' ? file : file.file, journal.header.id),
      made: (bytes) => ({ path: '', made: Buffer.from(bytes) }),
      sha256Of: sha256OfText,
      reasonOf: (file, problem) => problemText(file, problem, t),
      t,
      onProgress,
      signal,
    });
  } catch (cause) {
    if (signal.aborted) return { files: journal.files, isStopped: true };
    if (!(cause instanceof StorageError)) throw cause;
    throw new DiskError(
      (say) => say('storage.interrupted', { address, problem: storageProblemText(cause.problem, say) }),
      { cause },
    );
  } finally {
    await last;
    await open.close();
  }
  const isLater = [...(run.problems?.values() ?? [])].some((problem) => problem.isLater);
  if (!run.isStopped && !isLater) await forget(own, journal);
  return run;
}

async function forget(own: string, { header }: Journal): Promise<void> {
  for (const { stem, reading } of await findJournals(own)) {
    if (reading.ok && reading.journal.header.id === header.id) await removeJournal(own, stem);
  }
  await removeXmpStages(own, header.roots);
}
