/** A folder of the archive as the names from the outermost folder to its own. Never empty. */
export type FolderPath = readonly string[];

/** A folder as people read it, and as it stands in a path: with slashes between its parts. */
export function folderText(folder: FolderPath): string {
  return folder.join('/');
}

/** The folder and the file's name that a path of the archive is made of. */
export function splitPath(path: string): { readonly folder: FolderPath; readonly fileName: string } {
  const parts = path.split('/');
  return { folder: parts.slice(0, -1), fileName: parts.at(-1) ?? '' };
}
