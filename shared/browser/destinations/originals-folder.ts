import { OWN_FOLDER } from '#core/destinations/limits.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import { sumsOf } from '../files/checksums.ts';
import { fileAt } from './folder-handle.ts';

/** Finds the original of a copy in a folder that the person chose; undefined if it has none. */
export type FindOriginal = (copy: JournalFile) => Promise<File | undefined>;

/**
 * Lists the files of a folder with originals, at any depth, and finds the originals of copies among them by size and
 * SHA-256.
 *
 * @param top the folder with the copies; it may be inside the other one, and a copy is never its own original
 */
export async function originalsIn(
  folder: FileSystemDirectoryHandle,
  top: FileSystemDirectoryHandle,
  signal: AbortSignal,
): Promise<FindOriginal> {
  const bySize = new Map<number, FileSystemFileHandle[]>();
  for await (const handle of filesIn(folder)) {
    signal.throwIfAborted();
    const { size } = await handle.getFile();
    bySize.set(size, [...(bySize.get(size) ?? []), handle]);
  }
  return async ({ path, sizeBytes, sha256 }) => {
    const copy = await fileAt(top, path);
    for (const handle of copy ? (bySize.get(sizeBytes) ?? []) : []) {
      if (copy && (await handle.isSameEntry(copy))) continue;
      const file = await handle.getFile().catch(() => undefined);
      if (file && (await sumsOf(file).catch(() => undefined))?.sha256 === sha256) return file;
    }
    return undefined;
  };
}

/**
 * Yields the files of a folder, at any depth, except those in the program's own folder, which contains no originals.
 */
async function* filesIn(folder: FileSystemDirectoryHandle): AsyncGenerator<FileSystemFileHandle, void, void> {
  for await (const handle of folder.values()) {
    if (handle.kind === 'file') yield handle;
    else if (handle.name !== OWN_FOLDER) yield* filesIn(handle);
  }
}
