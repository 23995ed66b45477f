/**
 * The folder by which the files of an export are joined: parts of one Takeout by their paths in it, whatever holds them;
 * other folders by where they are.
 *
 * @param folder the folders that are known, outermost first, separated by slashes
 * @param elsewhere where the folder is, for one that is in no Takeout
 */
export function exportFolder(folder: string, elsewhere: string): string {
  const parts = folder.split('/');
  const root = parts.findIndex((part) => /^takeout$/i.test(part));
  return root >= 0 ? parts.slice(root).join('/') : elsewhere;
}

/**
 * Whether a folder is within a Google Takeout.
 *
 * @param folder see {@link exportFolder}
 */
export function isInTakeout(folder: string): boolean {
  return /^takeout(?:\/|$)/i.test(folder);
}
