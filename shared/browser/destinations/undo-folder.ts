import { undoStep } from '#core/destinations/next-step.ts';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import { type Undone, undoJournal, type UndoPort } from '#core/destinations/undo-journal.ts';
import type { ListWords } from '#core/lists/list-page.ts';
import { sha256OfText } from '../files/checksums.ts';
import { fileAt, foundAt, removeEmpty, removeFile } from './folder-handle.ts';
import { type FolderJournal, removeFolderJournal } from './folder-journal.ts';
import { listFolder } from './list-folder.ts';
import { putAllBack, removeCopy } from './remove-copy.ts';

/** The dependencies of undo. */
export interface UndoFolder {
  readonly top: FileSystemDirectoryHandle;
  readonly journal: Journal;
  readonly notes: FolderJournal;
  /** Returns the original of a copy, if the page can read it. Undo tests that it isn't the copy itself. */
  readonly originalOf: (file: JournalFile) => Promise<File | undefined>;
  readonly t: ListWords;
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

export interface UndoneFolder {
  /** The paths of files that stay, because they were changed or may be the last with their bytes. */
  readonly kept: readonly string[];
  /** How many of them stay only because their original isn't known. */
  readonly withoutOriginal: number;
  readonly undone: number;
  readonly isStopped: boolean;
}

/** Removes the files written to a folder, last one first, and leaves files that were changed since. */
export async function undoFolder(run: UndoFolder): Promise<UndoneFolder> {
  const { top, journal, notes, t, onProgress, signal } = run;
  const port: UndoPort = {
    append: notes.append,
    assertHeld: notes.assertHeld,
    undoLists: async () => {
      await putAllBack(top, journal.files);
      return undoLists(run);
    },
    undoFile: (file) => undoFile(file, run),
    removeEmpty: (folder) => removeEmpty(top, folder),
    lists: listFolder(top, notes.assertHeld),
    sha256Of: sha256OfText,
  };
  const { kept, keptLists, undone, isStopped } = await undoJournal(journal, port, t, onProgress, signal);
  await notes.flush();
  const paths = [...keptLists, ...kept.map(({ path }) => path)];
  if (!isStopped && paths.length === 0) await removeFolderJournal(top, notes.stem);
  const withoutOriginal = kept.filter(({ reason }) => reason === 'original-gone').length;
  return { kept: paths, withoutOriginal, undone, isStopped };
}

async function undoLists({ top, journal, notes }: UndoFolder): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const [name, sha256] of journal.lists) {
    await notes.assertHeld();
    if ((await foundAt(top, name, { sha256 })) === 'same') await removeFile(top, name);
    else if (await fileAt(top, name)) kept.push(name);
  }
  return kept;
}

async function undoFile(file: JournalFile, { top, journal, originalOf }: UndoFolder): Promise<Undone> {
  const target = await foundAt(top, file.path, file);
  const original = target === 'same' ? await originalOf(file) : undefined;
  const step = undoStep(file, { source: original ? 'same' : 'none', target });
  if (step.type === 'nothing') {
    if (file.state === 'begun') await removeReserved(top, file, journal.header.startedAt);
    return 'nothing';
  }
  const isRemoved = step.type === 'remove-target' && original && (await removeCopy(top, file, original));
  if (isRemoved === true) return 'undone';
  return { reason: step.type === 'keep' ? step.reason : 'original-gone' };
}

/** A started file has its name before it has its bytes. An older empty file belongs to somebody else. */
async function removeReserved(
  top: FileSystemDirectoryHandle,
  { path, sizeBytes }: JournalFile,
  startedAt: string,
): Promise<void> {
  const file = await (await fileAt(top, path))?.getFile();
  if (file?.size !== 0 || sizeBytes === 0 || file.lastModified < Date.parse(startedAt)) return;
  await removeFile(top, path);
}
