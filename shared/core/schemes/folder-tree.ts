import type { FolderPath } from '../naming/folder-path.ts';
import { pushTo } from '../push-to.ts';

/** A folder of a tree, with the folders in it by name. */
export interface FolderNode {
  readonly name: string;
  /** Of the folder and all its subfolders. */
  readonly photos: number;
  readonly folders: readonly FolderNode[];
}

/** Returns the folders of photos as a tree. @param folders one for each photo */
export function folderTree(folders: Iterable<FolderPath>): readonly FolderNode[] {
  return nodesOf([...folders]);
}

function nodesOf(folders: readonly FolderPath[]): FolderNode[] {
  const byName = new Map<string, FolderPath[]>();
  for (const [name, ...within] of folders) {
    if (name === undefined) continue;
    pushTo(byName, name, within);
  }
  return [...byName]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([name, within]) => ({ name, photos: within.length, folders: nodesOf(within) }));
}
