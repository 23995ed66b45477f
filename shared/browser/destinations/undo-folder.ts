import { shrinkUndone } from '#core/destinations/grow-lists.ts';
import { undoStep } from '#core/destinations/next-step.ts';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import type { ListWords } from '#core/lists/list-page.ts';
import { sha256OfText } from '../files/checksums.ts';
import { fileAt, foundAt, removeEmpty, removeFile } from './folder-handle.ts';
import { type FolderJournal, removeFolderJournal } from './folder-journal.ts';
import { listFolder } from './list-folder.ts';
import { putAllBack, removeCopy } from './remove-copy.ts';

/** What undoing needs. */
export interface UndoFolder {
  readonly top: FileSystemDirectoryHandle;
  readonly journal: Journal;
  readonly notes: FolderJournal;
  /** The original of a copy, where the page can read it. That it is another file than the copy is tried. */
  readonly originalOf: (file: JournalFile) => Promise<File | undefined>;
  readonly t: ListWords;
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

export interface UndoneFolder {
  /** The paths of what was changed since, or may be the last with its bytes, and stays. */
  readonly kept: readonly string[];
  /** How many of them stay only because no original of them is known. */
  readonly withoutOriginal: number;
  readonly undone: number;
  readonly isStopped: boolean;
}

/** Takes back what was put into a folder, the last file first, and leaves what was changed since. */
export async function undoFolder(run: UndoFolder): Promise<UndoneFolder> {
  const { top, journal, notes, originalOf, onProgress, signal } = run;
  const kept: string[] = [];
  const gone = journal.files.filter(({ state }) => state === 'undone');
  let undone = 0;
  let withoutOriginal = 0;
  if (journal.undo !== 'begun') notes.note({ type: 'undo' });
  await notes.flush();
  await putAllBack(top, journal.files);
  for (const [name, sha256] of journal.lists) {
    await notes.assertHeld();
    if ((await foundAt(top, name, { sha256 })) === 'same') await removeFile(top, name);
    else if (await fileAt(top, name)) kept.push(name);
  }
  for (const [at, file] of journal.files.toReversed().entries()) {
    if (signal.aborted) {
      await notes.flush();
      return { kept, withoutOriginal, undone, isStopped: true };
    }
    onProgress(at, journal.files.length);
    if (file.action === 'there' || file.state === 'undone') continue;
    await notes.assertHeld();
    const target = await foundAt(top, file.path, file);
    const original = target === 'same' ? await originalOf(file) : undefined;
    const step = undoStep(file, { source: original ? 'same' : 'none', target });
    const isRemoved = step.type === 'remove-target' && original && (await removeCopy(top, file, original));
    if (step.type !== 'nothing' && isRemoved !== true) {
      const reason = step.type === 'keep' ? step.reason : 'original-gone';
      if (reason === 'original-gone') withoutOriginal += 1;
      kept.push(file.path);
      notes.note({ type: 'kept', file: file.file, reason });
      continue;
    }
    if (isRemoved === true) undone += 1;
    else if (file.state === 'begun') await removeReserved(top, file, journal.header.startedAt);
    notes.note({ type: 'undone', file: file.file });
    gone.push(file);
  }
  const folder = listFolder(top, notes.assertHeld);
  await shrinkUndone({ folder, journal, sha256Of: sha256OfText, t: run.t }, gone);
  await notes.assertHeld();
  for (const folder of journal.made.toReversed()) await removeEmpty(top, folder);
  notes.note({ type: 'undo-ended' });
  await notes.flush();
  if (kept.length === 0) await removeFolderJournal(top, notes.stem);
  return { kept, withoutOriginal, undone, isStopped: false };
}

/** The name of a file that was begun is there before its bytes are. An older empty file is somebody else's. */
async function removeReserved(
  top: FileSystemDirectoryHandle,
  { path, sizeBytes }: JournalFile,
  startedAt: string,
): Promise<void> {
  const file = await (await fileAt(top, path))?.getFile();
  if (file?.size !== 0 || sizeBytes === 0 || file.lastModified < Date.parse(startedAt)) return;
  await removeFile(top, path);
}
