import { undoStep } from '#core/into/next-step.ts';
import type { Journal, JournalFile } from '#core/into/read-journal.ts';
import { fileAt, foundAt, removeEmpty, removeFile } from './folder-handle.ts';
import { type FolderJournal, removeFolderJournal } from './folder-journal.ts';

/** What undoing needs. */
export interface UndoFolder {
  readonly top: FileSystemDirectoryHandle;
  readonly journal: Journal;
  readonly notes: FolderJournal;
  /** Whether the original of a copy is still there, as the page can see, or as the person says. */
  readonly hasOriginal: (file: JournalFile) => Promise<boolean>;
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

export interface UndoneFolder {
  /** The paths of what was changed since, or is the last with its bytes, and stays. */
  readonly kept: readonly string[];
  readonly undone: number;
  readonly isStopped: boolean;
}

/** Takes back what was put into a folder, the last file first, and leaves what was changed since. */
export async function undoFolder(run: UndoFolder): Promise<UndoneFolder> {
  const { top, journal, notes, hasOriginal, onProgress, signal } = run;
  const kept: string[] = [];
  let undone = 0;
  if (journal.undo !== 'begun') notes.note({ type: 'undo' });
  await notes.flush();
  for (const [name, sha256] of journal.lists) {
    if ((await foundAt(top, name, { sha256 })) === 'same') await removeFile(top, name);
    else if (await fileAt(top, name)) kept.push(name);
  }
  for (const [at, file] of journal.files.toReversed().entries()) {
    if (signal.aborted) {
      await notes.flush();
      return { kept, undone, isStopped: true };
    }
    onProgress(at, journal.files.length);
    if (file.action === 'there' || file.state === 'undone') continue;
    const target = await foundAt(top, file.path, file);
    const source = target === 'same' && (await hasOriginal(file)) ? 'same' : 'none';
    const step = undoStep(file, { source, target });
    if (step.type === 'keep' || step.type === 'give-back') {
      kept.push(file.path);
      notes.note({
        type: 'kept',
        file: file.file,
        reason: step.type === 'keep' ? step.reason : 'unwritable',
      });
      continue;
    }
    if (step.type === 'remove-target') {
      await removeFile(top, file.path);
      undone += 1;
    } else if (file.state === 'begun') await removeReserved(top, file);
    notes.note({ type: 'undone', file: file.file });
  }
  for (const folder of journal.folders.toReversed()) await removeEmpty(top, folder);
  notes.note({ type: 'undo-ended' });
  await notes.flush();
  if (kept.length === 0) await removeFolderJournal(top, notes.stem);
  return { kept, undone, isStopped: false };
}

/** The name of a file that was begun is there before its bytes are. */
async function removeReserved(
  top: FileSystemDirectoryHandle,
  { path, sizeBytes }: JournalFile,
): Promise<void> {
  const file = await (await fileAt(top, path))?.getFile();
  if (file?.size === 0 && sizeBytes > 0) await removeFile(top, path);
}
