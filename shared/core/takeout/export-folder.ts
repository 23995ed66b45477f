/**
 * Returns the folder by which an export's files are joined: parts of one Takeout by their paths in it, whatever
 * contains them; other folders by where they are.
 *
 * @param folder the known folders, outermost first, separated by slashes
 * @param elsewhere where the folder is, if it isn't in a Takeout
 */
export function exportFolder(folder: string, elsewhere: string): string {
  const parts = folder.split('/');
  const root = parts.findIndex((part) => /^takeout$/i.test(part));
  return root >= 0 ? parts.slice(root).join('/') : elsewhere;
}

/**
 * Returns whether a folder is within a Google Takeout.
 *
 * @param folder see {@link exportFolder}
 */
export function isInTakeout(folder: string): boolean {
  return /^takeout(?:\/|$)/i.test(folder);
}
