/** A folder of the archive, as names from the outermost folder inward. Never empty. */
export type FolderPath = readonly string[];

/** Returns a folder as people read it, and as it appears in paths: with slashes. */
export function folderText(folder: FolderPath): string {
  return folder.join('/');
}

/** Splits an archive path into its folder and the file's name. */
export function splitPath(path: string): { readonly folder: FolderPath; readonly fileName: string } {
  const parts = path.split('/');
  return { folder: parts.slice(0, -1), fileName: parts.at(-1) ?? '' };
}
