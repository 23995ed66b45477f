import { splitPath } from '#core/naming/folder-path.ts';
import type { Destination, FileOnWay, ListPort } from '#core/destinations/destination.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import { type EndedRun, type JournalRun, runJournal } from '#core/destinations/run-journal.ts';
import { sha256OfText } from '../files/checksums.ts';
import { FILES_BEGUN_AT_ONCE } from '../limits.ts';
import { fileAt, folderAt, foundAt, nameOf, removeFile, writeWhole } from './folder-handle.ts';
import type { FolderJournal } from './folder-journal.ts';
import { listFolder } from './list-folder.ts';

/** The dependencies of writing to a folder. */
export interface WriteFolder extends Pick<JournalRun, 'journal' | 'reasonOf' | 't'> {
  readonly top: FileSystemDirectoryHandle;
  readonly notes: FolderJournal;
  /** Returns the bytes of a file in the journal; undefined if the page doesn't have them. */
  readonly bytesOf: (file: JournalFile) => Promise<File | undefined>;
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Writes the planned files of a journal that aren't done yet. Each photo is read back from the folder and checked by
 * its SHA-256, and no file is replaced.
 */
export async function writeFolder(run: WriteFolder): Promise<EndedRun> {
  const ended = await runJournal({ ...run, port: folderDestination(run), sha256Of: sha256OfText });
  if (!ended.isStopped) run.onProgress(ended.files.length, ended.files.length);
  return ended;
}

function folderDestination({ top, notes, bytesOf }: WriteFolder): Destination {
  return {
    lanes: 1,
    groupSize: FILES_BEGUN_AT_ONCE,
    append: notes.append,
    settle: notes.flush,
    assertHeld: notes.assertHeld,
    missing: async (folders) => {
      const missing: string[] = [];
      for (const path of folders) {
        const isThere = (await folderAt(top, path.split('/'))) ?? (await fileAt(top, path));
        if (!isThere) missing.push(path);
      }
      return missing;
    },
    makeFolders: async (folders) => {
      for (const path of folders) await folderAt(top, path.split('/'), true);
    },
    found: (path, file) => foundAt(top, path, file),
    onWay: async (file) => fileOnWay(file, top, bytesOf),
    reachOf: () => 'run',
    lists: listPort(top, notes),
  };
}

function fileOnWay(
  file: JournalFile,
  top: FileSystemDirectoryHandle,
  bytesOf: WriteFolder['bytesOf'],
): FileOnWay {
  let bytes: File | undefined;
  return {
    clear: async () => {
      // A file that was begun has its name before it has its bytes.
      const mayBeEmpty = file.state === 'begun' && file.sizeBytes > 0;
      if (mayBeEmpty && (await isEmpty(top, file.path))) await removeFile(top, file.path);
      return undefined;
    },
    look: async () => ({ target: await foundAt(top, file.path, file), source: 'none' }),
    stage: async () => {
      bytes = await bytesOf(file);
      return bytes ? 'staged' : 'gone';
    },
    put: async (path) => {
      const { folder, fileName } = splitPath(path);
      const within = bytes && (await folderAt(top, folder, true));
      if (!bytes || !within) return 'in-the-way';
      const handle = await within.getFileHandle(fileName, { create: true });
      let isRight = false;
      try {
        await writeWhole(handle, bytes);
        isRight = (await foundAt(top, path, file)) === 'same';
      } catch (error) {
        // The photo can't be read anymore; any other error would affect every other photo too.
        if (nameOf(error) !== 'NotReadableError' && nameOf(error) !== 'NotFoundError') throw error;
      } finally {
        if (!isRight) await removeFile(top, path);
      }
      return isRight ? 'put' : 'changed';
    },
    close: async () => {
      bytes = undefined;
    },
  };
}

function listPort(top: FileSystemDirectoryHandle, { assertHeld }: FolderJournal): ListPort {
  const library = listFolder(top, assertHeld);
  return {
    library,
    names: library.names,
    left: async (name, before) => {
      // An interrupted run may have left its own file empty.
      if (before !== undefined && (await isEmpty(top, name))) await library.remove(name);
      return foundAt(top, name, { sha256: before ?? '' });
    },
    put: async (name, text) => {
      await library.write(name, text);
      return true;
    },
  };
}

async function isEmpty(top: FileSystemDirectoryHandle, path: string): Promise<boolean> {
  const handle = await fileAt(top, path);
  return (await handle?.getFile())?.size === 0;
}
