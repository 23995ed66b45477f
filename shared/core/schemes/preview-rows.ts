import type { Arrangement } from '../board/arrangement.ts';
import { collisionKey } from '../naming/archive-path.ts';
import { type FolderPath, folderText } from '../naming/folder-path.ts';
import { NAMES_IN_PREVIEW } from './limits.ts';
import { pushTo } from '../push-to.ts';

/** A folder of a preview. */
export interface PreviewRow {
  /** From the outermost folder. */
  readonly path: readonly string[];
  /** Of the folder and all its subfolders. */
  readonly photos: number;
  /** The names of the first photos directly in the folder. */
  readonly names: readonly string[];
}

/** Returns the folders of an arrangement as the rows of a tree, each folder before its subfolders. */
export function previewRows({ folders }: Arrangement): readonly PreviewRow[] {
  const names = new Map(
    folders.map(({ path, photos }) => [
      collisionKey(folderText(path)),
      photos.slice(0, NAMES_IN_PREVIEW).map(({ name, extension }) => `${name}.${extension}`),
    ]),
  );
  const rowsOf = (node: FolderNode, around: readonly string[]): PreviewRow[] => {
    const path = [...around, node.name];
    const own = names.get(collisionKey(folderText(path))) ?? [];
    return [
      { path, photos: node.photos, names: own },
      ...node.folders.flatMap((inner) => rowsOf(inner, path)),
    ];
  };
  const paths = folders.flatMap(({ path, photos }) => photos.map(() => path));
  return folderTree(paths).flatMap((node) => rowsOf(node, []));
}

/** A folder of a tree, with the folders in it by name. */
interface FolderNode {
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
