import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import { pushTo } from '#core/push-to.ts';

/** A folder of the board. */
export interface NavFolder {
  readonly id: number;
  readonly path: FolderPath;
  readonly photos: number;
}

/** A folder in a tree, which may exist only because of its subfolders. */
export interface FolderBranch {
  readonly key: string;
  readonly name: string;
  /** The count for the folder and all its subfolders. */
  readonly photos: number;
  /** Undefined if the folder itself contains no photo. */
  readonly folderId: number | undefined;
  readonly branches: readonly FolderBranch[];
}

/** Returns a board's folders as a tree, in the order of the board. */
export function folderBranches(folders: readonly NavFolder[], depth = 0): FolderBranch[] {
  const groups = new Map<string, NavFolder[]>();
  for (const folder of folders) {
    const name = folder.path[depth];
    if (name === undefined) continue;
    pushTo(groups, name, folder);
  }
  return Array.from(groups, ([name, group]) => {
    const own = group.find(({ path }) => path.length === depth + 1);
    const key = folderText(group[0]?.path.slice(0, depth + 1) ?? [name]);
    const photos = group.reduce((sum, folder) => sum + folder.photos, 0);
    return { key, name, photos, folderId: own?.id, branches: folderBranches(group, depth + 1) };
  });
}
