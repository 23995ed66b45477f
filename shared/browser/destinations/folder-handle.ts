import { splitPath } from '#core/naming/folder-path.ts';
import type { Found } from '#core/destinations/next-step.ts';
import type { FolderEntry } from '#core/destinations/plan-targets.ts';
import { sumsOf } from '../files/checksums.ts';

/** Returns the entries of a folder; none if it doesn't exist. */
export async function entriesOf(
  top: FileSystemDirectoryHandle,
  path: string,
): Promise<readonly FolderEntry[]> {
  const folder = await folderAt(top, path === '' ? [] : path.split('/'));
  const entries: FolderEntry[] = [];
  if (!folder) return entries;
  for await (const { name, kind } of folder.values()) {
    entries.push({ name, kind: kind === 'file' ? 'file' : 'folder' });
  }
  return entries;
}

/**
 * Returns a subfolder; undefined if it doesn't exist or a file has its name.
 *
 * @param isMade whether to create it if it is missing
 */
export async function folderAt(
  top: FileSystemDirectoryHandle,
  parts: readonly string[],
  isMade = false,
): Promise<FileSystemDirectoryHandle | undefined> {
  let folder = top;
  for (const part of parts) {
    const inner = await thereOrNot(folder.getDirectoryHandle(part, { create: isMade }));
    if (!inner) return undefined;
    folder = inner;
  }
  return folder;
}

/** Returns a file in a folder; undefined if it doesn't exist. */
export async function fileAt(
  top: FileSystemDirectoryHandle,
  path: string,
): Promise<FileSystemFileHandle | undefined> {
  const { folder, fileName } = splitPath(path);
  const within = await folderAt(top, folder);
  return within && thereOrNot(within.getFileHandle(fileName));
}

/** Returns what is at a path; a folder counts as something else. */
export async function foundAt(
  top: FileSystemDirectoryHandle,
  path: string,
  { sizeBytes, sha256 }: { readonly sizeBytes?: number; readonly sha256: string },
): Promise<Found> {
  const handle = await fileAt(top, path);
  if (!handle) {
    const { folder, fileName } = splitPath(path);
    return (await folderAt(top, [...folder, fileName])) ? 'other' : 'none';
  }
  const file = await handle.getFile();
  if (sizeBytes !== undefined && file.size !== sizeBytes) return 'other';
  return (await sumsOf(file)).sha256 === sha256 ? 'same' : 'other';
}

/** Writes a complete file: until it is closed, the file of this name keeps its old bytes. */
export async function writeWhole(handle: FileSystemFileHandle, content: Blob | string): Promise<void> {
  const writable = await handle.createWritable();
  try {
    await writable.write(content);
  } catch (error) {
    await writable.abort().catch(() => undefined);
    throw error;
  }
  await writable.close();
}

/** Removes a file if it exists. */
export async function removeFile(top: FileSystemDirectoryHandle, path: string): Promise<void> {
  const { folder, fileName } = splitPath(path);
  const within = await folderAt(top, folder);
  await within?.removeEntry(fileName).catch((error: unknown) => {
    if (nameOf(error) !== 'NotFoundError') throw error;
  });
}

/** Removes a folder if it exists and is empty. */
export async function removeEmpty(top: FileSystemDirectoryHandle, path: string): Promise<void> {
  const { folder, fileName } = splitPath(path);
  const within = await folderAt(top, folder);
  const isEmpty = within !== undefined && (await entriesOf(top, path)).length === 0;
  if (isEmpty) await within.removeEntry(fileName).catch(() => undefined);
}

/** Returns the name of a browser's error, such as `NotFoundError`. */
export function nameOf(error: unknown): string {
  return error instanceof DOMException ? error.name : '';
}

async function thereOrNot<Handle>(asked: Promise<Handle>): Promise<Handle | undefined> {
  return asked.catch((error: unknown) => {
    // The second error means that a file has the name of the folder, or the other way around.
    if (nameOf(error) === 'NotFoundError' || nameOf(error) === 'TypeMismatchError') return undefined;
    throw error;
  });
}
