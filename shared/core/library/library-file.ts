import { OWN_FOLDER } from '../destinations/limits.ts';
import { type FolderPath, folderText, splitPath } from '../naming/folder-path.ts';
import { notPhotoKind } from '../not-photos/not-photo.ts';

/** A file in a library. */
export interface LibraryFile {
  /** From the top, with slashes. */
  readonly path: string;
  readonly sizeBytes: number;
}

/**
 * Returns whether a folder's entry may contain photos of the library: hidden files, trash folders, thumbnails and the
 * program's private files don't.
 *
 * @param folder from the top, with slashes; empty for the top itself
 * @param name of a file or folder in it
 */
export function isOfLibrary(folder: string, name: string): boolean {
  return !name.startsWith('.') && name !== OWN_FOLDER && !notPhotoKind(folder, name, false);
}

/** Returns every folder that directly contains one of the files, each once. */
export function foldersOf(files: readonly LibraryFile[]): readonly FolderPath[] {
  const folders = new Map<string, FolderPath>();
  for (const { path } of files) {
    const { folder } = splitPath(path);
    if (folder.length > 0) folders.set(folderText(folder), folder);
  }
  return [...folders.values()];
}
