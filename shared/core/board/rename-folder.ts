import { collisionKey, safeFolder, safePathPart } from '../naming/archive-path.ts';
import { type FolderPath, folderText } from '../naming/folder-path.ts';
import { FOLDER_DEPTH } from '../limits.ts';
import { type ArrangedPhoto, uniqueIn } from './arranged-photo.ts';

/** A new name for a folder, as typed. */
export interface FolderRename {
  readonly folderId: number;
  /** The last part of its path; if nothing safe is left of it, the old name stays. */
  readonly name: string;
  /** Folders that are put around it, where it is; then the folders inside it go along. */
  readonly within?: FolderPath;
}

interface Folder {
  readonly id: number;
  readonly path: FolderPath;
  readonly photos: readonly ArrangedPhoto[];
}

/** A folder that a rename merges into another one. */
export interface FolderMerge<One> {
  readonly folder: One;
  readonly into: One;
}

/** Finds the folder of this path, ignoring case and Unicode form as file systems do. */
export function folderAt<One extends { readonly path: FolderPath }>(
  folders: readonly One[],
  path: FolderPath,
): One | undefined {
  const key = collisionKey(folderText(path));
  return folders.find((folder) => collisionKey(folderText(folder.path)) === key);
}

/**
 * Renames a folder in its place; where another folder has the new path, the two are merged.
 *
 * @returns the same folders if nothing changes, or if a path would be too deep
 */
export function renamedFolders<One extends Folder>(
  folders: readonly One[],
  rename: FolderRename,
): readonly One[] {
  const paths = pathsAfter(folders, rename);
  if (!paths) return folders;
  const next = folders.filter(({ id }) => !paths.has(id));
  for (const folder of folders) {
    const path = paths.get(folder.id);
    if (!path) continue;
    const into = folderAt(next, path);
    if (into) next[next.indexOf(into)] = { ...into, photos: joined(into.photos, folder.photos) };
    else next.push({ ...folder, path });
  }
  const places = new Map(folders.map(({ id }, at) => [id, at]));
  return next.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

/** Returns the folders that a rename would merge into others that stay where they are, the renamed one first. */
export function mergesOf<One extends Folder>(
  folders: readonly One[],
  rename: FolderRename,
): readonly FolderMerge<One>[] {
  const paths = pathsAfter(folders, rename) ?? new Map<number, FolderPath>();
  const others = folders.filter(({ id }) => !paths.has(id));
  const merges = folders.flatMap((folder) => {
    const path = paths.get(folder.id);
    const into = path && folderAt(others, path);
    return into ? [{ folder, into }] : [];
  });
  const isInner = ({ folder }: FolderMerge<One>) => Number(folder.id !== rename.folderId);
  return merges.toSorted((one, other) => isInner(one) - isInner(other));
}

/** Returns whether a rename is refused because a path would be deeper than folders can be. */
export function isTooDeep(folders: readonly Folder[], rename: FolderRename): boolean {
  return [...wantedPaths(folders, rename).values()].some((path) => path.length > FOLDER_DEPTH);
}

/** Returns the new path of each folder that a rename moves; undefined if it moves none. */
function pathsAfter(folders: readonly Folder[], rename: FolderRename): Map<number, FolderPath> | undefined {
  const own = folders.find(({ id }) => id === rename.folderId);
  if (!own || isTooDeep(folders, rename)) return undefined;
  const paths = new Map(
    [...wantedPaths(folders, rename)].map(([id, path]) => [id, safeFolder(path)] as const),
  );
  return folderText(paths.get(own.id) ?? []) === folderText(own.path) ? undefined : paths;
}

/** Returns the paths as if folders had no limits. */
function wantedPaths(
  folders: readonly Folder[],
  { folderId, name, within = [] }: FolderRename,
): ReadonlyMap<number, FolderPath> {
  const own = folders.find(({ id }) => id === folderId)?.path;
  if (!own) return new Map();
  const around = within.filter((part) => safePathPart(part, '') !== '');
  const path = [...own.slice(0, -1), ...around, safePathPart(name, own.at(-1))];
  // A folder that goes into itself leaves the ones there where they are.
  const goesAlong = around.length > 0 && !isInside(path, own);
  const moved = folders.filter(({ id, path: from }) => id === folderId || (goesAlong && isInside(from, own)));
  return new Map(moved.map(({ id, path: from }) => [id, [...path, ...from.slice(own.length)]]));
}

function isInside(path: FolderPath, outer: FolderPath): boolean {
  return outer.every((part, at) => collisionKey(part) === collisionKey(path[at] ?? ''));
}

function joined(photos: readonly ArrangedPhoto[], more: readonly ArrangedPhoto[]): readonly ArrangedPhoto[] {
  const all = [...photos];
  for (const photo of more) all.push(uniqueIn({ photos: all }, photo));
  return all;
}
