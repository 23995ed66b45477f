import type { ListWords } from '../lists/list-page.ts';
import { type ListFolder, shrinkUndone } from './grow-lists.ts';
import type { KeepReason, StepRecord } from './journal-record.ts';
import type { Journal, JournalFile } from './read-journal.ts';

/** How undoing a file ended: nothing of it was there, it is gone, or it stays. */
export type Undone = 'nothing' | 'undone' | { readonly reason: KeepReason };

/** What undoing a run asks of the place that its files were put into. */
export interface UndoPort {
  /** @param isKept waits until the step survives a crash */
  append(step: StepRecord, isKept?: boolean): Promise<void>;
  /** Throws where another program has taken the journal over. */
  assertHeld(): Promise<void>;
  /** Removes the lists as they were written. Returns the names of those that were changed since, and stay. */
  undoLists(): Promise<readonly string[]>;
  /** Undoes one file as `undoStep` says. Nothing is removed that `mayRemove` does not allow. */
  undoFile(file: JournalFile): Promise<Undone>;
  /** Removes a folder that the run made, if it is empty. */
  removeEmpty(folder: string): Promise<void>;
  readonly lists: ListFolder;
  sha256Of(text: string): Promise<string>;
}

/** How undoing a run ended. */
export interface UndoneRun {
  /** The files that stay, and why. */
  readonly kept: readonly JournalFile[];
  /** The lists that stay, because they were changed. */
  readonly keptLists: readonly string[];
  readonly undone: number;
  readonly isStopped: boolean;
}

/**
 * Takes back what a run did, the last file first, and goes on with an undo that was interrupted. What was changed since stays
 * and is listed; of folders only those go that the run made, and that are empty.
 *
 * @param t the words of the lists
 */
export async function undoJournal(
  journal: Journal,
  port: UndoPort,
  t: ListWords,
  onProgress: (done: number, total: number, path: string) => void,
  signal: { readonly aborted: boolean },
): Promise<UndoneRun> {
  const kept: JournalFile[] = [];
  const gone = journal.files.filter(({ state }) => state === 'undone');
  let undone = 0;
  if (journal.undo !== 'begun') await port.append({ type: 'undo' }, true);
  const keptLists = await port.undoLists();
  for (const [at, file] of journal.files.toReversed().entries()) {
    if (signal.aborted) return { kept, keptLists, undone, isStopped: true };
    onProgress(at, journal.files.length, file.path);
    if (file.action === 'there' || file.state === 'undone') continue;
    await port.assertHeld();
    const end = await port.undoFile(file);
    if (typeof end === 'object') {
      kept.push({ ...file, state: 'kept', reason: end.reason });
      await port.append({ type: 'kept', file: file.file, reason: end.reason });
    } else {
      if (end === 'undone') undone += 1;
      gone.push(file);
      await port.append({ type: 'undone', file: file.file });
    }
  }
  await shrinkUndone({ folder: port.lists, journal, sha256Of: (text) => port.sha256Of(text), t }, gone);
  await port.assertHeld();
  for (const folder of journal.made.toReversed()) await port.removeEmpty(folder);
  await port.append({ type: 'undo-ended' }, true);
  return { kept, keptLists, undone, isStopped: false };
}
