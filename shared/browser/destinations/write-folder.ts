import { splitPath } from '#core/naming/folder-path.ts';
import { growLists } from '#core/destinations/grow-lists.ts';
import type { SkipReason } from '#core/destinations/journal-record.ts';
import { MOST_NUMBERS } from '#core/destinations/limits.ts';
import { goOnStep } from '#core/destinations/next-step.ts';
import { isInPlace, listedPhotos } from '#core/destinations/plan-journal.ts';
import { numberedPath } from '#core/destinations/plan-targets.ts';
import type { Journal, JournalFile } from '#core/destinations/read-journal.ts';
import type { ListWords } from '#core/lists/list-page.ts';
import { topFiles } from '#core/lists/top-files.ts';
import { topNames } from '#core/lists/top-names.ts';
import { sha256OfText } from '../files/checksums.ts';
import { FILES_BEGUN_AT_ONCE } from '../limits.ts';
import { entriesOf, fileAt, folderAt, foundAt, nameOf, removeFile, writeWhole } from './folder-handle.ts';
import type { FolderJournal } from './folder-journal.ts';
import { listFolder } from './list-folder.ts';

/** The dependencies of writing to a folder. */
export interface WriteFolder {
  readonly top: FileSystemDirectoryHandle;
  readonly journal: Journal;
  readonly notes: FolderJournal;
  /** Returns the bytes of a file in the journal; undefined if the page doesn't have them. */
  readonly bytesOf: (file: JournalFile) => Promise<File | undefined>;
  /** Why a photo isn't in the folder, as a sentence. */
  readonly reasonOf: (file: JournalFile) => string;
  readonly t: ListWords;
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

export interface WrittenFolder {
  readonly files: readonly JournalFile[];
  /** Whether it was stopped and can be resumed. */
  readonly isStopped: boolean;
}

/**
 * Writes the planned files of a journal that aren't done yet. Each photo is read back from the folder and checked by
 * its SHA-256, and no file is replaced.
 */
export async function writeFolder(run: WriteFolder): Promise<WrittenFolder> {
  const { journal, notes, onProgress, signal } = run;
  const files = [...journal.files];
  await makeFolders(run);
  for (let first = 0; first < files.length; first += FILES_BEGUN_AT_ONCE) {
    if (signal.aborted) break;
    onProgress(first, files.length);
    const begun: JournalFile[] = [];
    for (const file of journal.files.slice(first, first + FILES_BEGUN_AT_ONCE)) {
      const next = isWaiting(file) ? await withPath(file, run) : file;
      files[next.file] = next;
      if (next.state !== 'begun') continue;
      notes.note({ type: 'begin', file: next.file, path: next.path });
      begun.push(next);
    }
    await notes.flush();
    for (const file of begun) {
      if (signal.aborted) break;
      await notes.assertHeld();
      files[file.file] = await written(file, run);
    }
    await notes.flush();
  }
  if (signal.aborted) return { files, isStopped: true };
  await writeLists({ ...run, journal: { ...journal, files } });
  notes.note({ type: 'finished' });
  await notes.flush();
  onProgress(files.length, files.length);
  return { files, isStopped: false };
}

/** Creates the planned folders that are missing. Undo removes only those, so they are recorded first. */
async function makeFolders({ top, journal, notes }: WriteFolder): Promise<void> {
  const missing: (readonly string[])[] = [];
  for (const path of journal.folders) {
    const { folder, fileName } = splitPath(path);
    const parts = [...folder, fileName];
    if ((await folderAt(top, parts)) || (await fileAt(top, path))) continue;
    notes.note({ type: 'make', path });
    missing.push(parts);
  }
  await notes.flush();
  for (const parts of missing) await folderAt(top, parts, true);
}

/** Starts a file at a free path; done or skipped if the same bytes are already there. */
async function withPath(file: JournalFile, { top, notes }: WriteFolder): Promise<JournalFile> {
  for (let number = 1; number <= MOST_NUMBERS; number += 1) {
    const path = numberedPath(file.path, number);
    const found = await foundAt(top, path, file);
    if (found === 'none') return { ...file, path, state: 'begun' };
    const isOwn = file.state === 'begun' && number === 1;
    // A started file has its name before it has its bytes.
    if (isOwn && found === 'other' && (await isEmpty(top, path))) return file;
    if (found !== 'same') continue;
    const isDone = isOwn && goOnStep(file, { source: 'none', target: found }) === 'note-done';
    return isDone ? done(file, notes) : skipped(file, 'there', notes);
  }
  return skipped(file, 'in-the-way', notes);
}

async function written(file: JournalFile, run: WriteFolder): Promise<JournalFile> {
  const { top, notes, bytesOf } = run;
  const { folder, fileName } = splitPath(file.path);
  const bytes = await bytesOf(file);
  if (!bytes) return skipped(file, 'gone', notes);
  const within = await folderAt(top, folder, true);
  if (!within) return skipped(file, 'in-the-way', notes);
  const handle = await within.getFileHandle(fileName, { create: true });
  let isRight = false;
  try {
    await writeWhole(handle, bytes);
    isRight = (await foundAt(top, file.path, file)) === 'same';
  } catch (error) {
    // The photo can't be read anymore; any other error would affect every other photo too.
    if (nameOf(error) !== 'NotReadableError' && nameOf(error) !== 'NotFoundError') throw error;
  } finally {
    if (!isRight) await removeFile(top, file.path);
  }
  return isRight ? done(file, notes) : skipped(file, 'changed', notes);
}

async function writeLists({ top, journal, notes, reasonOf, t }: WriteFolder): Promise<void> {
  if (journal.photos.length === 0) return;
  if (journal.header.growsLists) {
    const folder = listFolder(top, notes.assertHeld);
    await growLists({ folder, journal, sha256Of: sha256OfText, t });
    return;
  }
  const inPlace = journal.files.filter((file) => isInPlace(file)).map(({ path }) => path);
  const there = (await entriesOf(top, '')).map(({ name }) => name);
  const names = journal.listNames ?? topNames([...there, ...inPlace]);
  notes.note({ type: 'lists', names });
  const photos = listedPhotos(journal, reasonOf);
  for (const { name, text } of await topFiles(photos, sha256OfText, t, names)) {
    const sha256 = await sha256OfText(text);
    const before = journal.lists.get(name);
    const found = await foundAt(top, name, { sha256: before ?? sha256 });
    // An interrupted run may have left its own file, or an empty one; any other file came in between, and stays.
    const isOwn = before !== undefined && (found === 'same' || (await isEmpty(top, name)));
    if (found !== 'none' && !isOwn) continue;
    notes.note({ type: 'list', name, sha256 });
    await notes.flush();
    await notes.assertHeld();
    await writeWhole(await top.getFileHandle(name, { create: true }), text);
  }
}

function isWaiting({ action, state }: JournalFile): boolean {
  return action !== 'there' && (state === 'planned' || state === 'begun');
}

async function isEmpty(top: FileSystemDirectoryHandle, path: string): Promise<boolean> {
  const handle = await fileAt(top, path);
  return (await handle?.getFile())?.size === 0;
}

function done(file: JournalFile, notes: FolderJournal): JournalFile {
  notes.note({ type: 'done', file: file.file });
  return { ...file, state: 'done' };
}

function skipped(file: JournalFile, reason: SkipReason, notes: FolderJournal): JournalFile {
  notes.note({ type: 'skip', file: file.file, reason });
  return { ...file, state: 'skipped', reason };
}
