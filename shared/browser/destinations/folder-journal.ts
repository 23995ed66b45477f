import { journalName, journalPartName, readJournalName } from '#core/destinations/journal-name.ts';
import { journalLine, type StepRecord } from '#core/destinations/journal-record.ts';
import { MOST_JOURNAL_BYTES, OWN_FOLDER } from '#core/destinations/limits.ts';
import { isUnused, type Journal, type JournalReading, readJournal } from '#core/destinations/read-journal.ts';
import { JOURNAL_PART_LENGTH } from '../limits.ts';
import { type AssertHeld, FolderLostError } from './hold-folder.ts';
import { entriesOf, folderAt, removeEmpty, removeFile, writeWhole } from './folder-handle.ts';

/** A journal open for writing. */
export interface FolderJournal {
  readonly stem: string;
  /** Checks that the page still holds the folder, and that the journal exists. Throws a {@link FolderLostError}. */
  readonly assertHeld: AssertHeld;
  /** Records a step. Without `isKept`, it is written with the next {@link flush}. */
  readonly append: (record: StepRecord, isKept?: boolean) => Promise<void>;
  /** Returns once all recorded steps are in the folder, which this page must still hold. */
  readonly flush: () => Promise<void>;
}

/** A journal in a folder. */
export interface FoundRun {
  readonly stem: string;
  readonly reading: JournalReading;
}

/** Writes the plan of a new journal. */
export async function createFolderJournal(
  top: FileSystemDirectoryHandle,
  { startedAt, id }: Journal['header'],
  lines: readonly string[],
  assertHeld: AssertHeld,
): Promise<FolderJournal> {
  const own = await ownFolder(top);
  const handle = await own.getFileHandle(journalName(startedAt, id), { create: true });
  await writeWhole(handle, lines.join(''));
  return journalAt(own, readJournalName(handle.name)?.stem ?? '', 1, assertHeld);
}

/** Opens a journal to resume it or to undo its steps. */
export async function openFolderJournal(
  top: FileSystemDirectoryHandle,
  stem: string,
  assertHeld: AssertHeld,
): Promise<FolderJournal> {
  const parts = (await journalFiles(top)).filter((one) => one.stem === stem).map(({ part }) => part);
  return journalAt(await ownFolder(top), stem, Math.max(0, ...parts) + 1, assertHeld);
}

/** Returns the journals of a folder, latest first. A journal that a crash left without any content is removed. */
export async function findRuns(top: FileSystemDirectoryHandle): Promise<readonly FoundRun[]> {
  const files = await journalFiles(top);
  const stems = [...new Set(files.map(({ stem }) => stem))].toSorted().toReversed();
  const found: FoundRun[] = [];
  for (const stem of stems) {
    const parts = files.filter((one) => one.stem === stem).toSorted((one, other) => one.part - other.part);
    const reading = await readParts(top, parts);
    if (isUnused(reading)) await removeFolderJournal(top, stem);
    else found.push({ stem, reading });
  }
  return found;
}

/** Removes a journal that is no longer needed, and our own folder if nothing else is in it. */
export async function removeFolderJournal(top: FileSystemDirectoryHandle, stem: string): Promise<void> {
  for (const file of await journalFiles(top)) {
    if (file.stem === stem) await removeFile(top, `${OWN_FOLDER}/${journalPartName(stem, file.part)}`);
  }
  await removeEmpty(top, OWN_FOLDER);
}

/**
 * Creates the writer of steps. A browser appends to a file by rewriting the whole file, so steps go to further files,
 * each of them small.
 *
 * @param first the number of the first of these files
 */
function journalAt(
  own: FileSystemDirectoryHandle,
  stem: string,
  first: number,
  assertFolder: AssertHeld,
): FolderJournal {
  let part = first;
  let text = '';
  let isWritten = true;
  const assertHeld = async () => {
    await assertFolder();
    await own.getFileHandle(journalPartName(stem, 0)).catch(() => {
      throw new FolderLostError('the journal is gone');
    });
  };
  const flush = async () => {
    if (isWritten) return;
    await assertHeld();
    const handle = await own.getFileHandle(journalPartName(stem, part), { create: true });
    await writeWhole(handle, text);
    isWritten = true;
    if (text.length < JOURNAL_PART_LENGTH) return;
    part += 1;
    text = '';
  };
  return {
    stem,
    assertHeld,
    append: async (record, isKept) => {
      text += journalLine(record);
      isWritten = false;
      if (isKept) await flush();
    },
    flush,
  };
}

async function ownFolder(top: FileSystemDirectoryHandle): Promise<FileSystemDirectoryHandle> {
  return top.getDirectoryHandle(OWN_FOLDER, { create: true });
}

async function journalFiles(top: FileSystemDirectoryHandle) {
  return (await entriesOf(top, OWN_FOLDER)).flatMap(({ name }) => readJournalName(name) ?? []);
}

async function readParts(
  top: FileSystemDirectoryHandle,
  parts: readonly { readonly stem: string; readonly part: number }[],
): Promise<JournalReading> {
  const own = await folderAt(top, [OWN_FOLDER]);
  let text = '';
  for (const { stem, part } of parts) {
    const file = await (await own?.getFileHandle(journalPartName(stem, part)))?.getFile();
    if (!file || text.length + file.size > MOST_JOURNAL_BYTES) return { ok: false, problem: 'too-large' };
    const lines = await file.text();
    text += lines.slice(0, lines.lastIndexOf('\n') + 1);
  }
  return readJournal(text);
}
