import { type FolderPath, folderText } from '../naming/folder-path.ts';

/**
 * Merges folders with few photos into their parents, innermost first. Outermost folders stay, however small.
 *
 * @param folders by photo
 * @param fewest the minimum number of photos, including those of subfolders
 */
export function mergeSmall(
  folders: ReadonlyMap<string, FolderPath>,
  fewest: number,
): ReadonlyMap<string, FolderPath> {
  const counts = new Map<string, number>();
  for (const folder of folders.values()) {
    for (let depth = 1; depth <= folder.length; depth += 1) {
      const text = folderText(folder.slice(0, depth));
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const isSmall = (folder: FolderPath) => (counts.get(folderText(folder)) ?? 0) < fewest;
  return new Map(
    [...folders].map(([photoId, folder]) => {
      let depth = folder.length;
      while (depth > 1 && isSmall(folder.slice(0, depth))) depth -= 1;
      return [photoId, folder.slice(0, depth)];
    }),
  );
}
