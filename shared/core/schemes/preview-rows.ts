import type { Arrangement } from '../board/arrangement.ts';
import { collisionKey } from '../naming/archive-path.ts';
import { folderText } from '../naming/folder-path.ts';
import { type FolderNode, folderTree } from './folder-tree.ts';
import { NAMES_IN_PREVIEW } from './limits.ts';

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
