import { ArchivePaths, type WantedPath } from '../archive-path.ts';
import type { ArchiveEntry } from '../batch-event.ts';
import { type FolderPath, splitPath } from '../folder-path.ts';
import type { CompanionKind } from './pairs.ts';

/** Why a file has no place of its own: it belongs to a photo, or is an exact copy of one. */
export type FollowingKind = CompanionKind | 'copy';

export interface Follower {
  readonly id: string;
  /** The file's name, without folders. */
  readonly name: string;
  readonly kind: FollowingKind;
}

/** A file that comes along by itself, such as a film. */
export interface Passenger {
  readonly id: string;
  readonly name: string;
  readonly folder: FolderPath;
}

/** The folder of exact copies, which has the folders of the archive in it. */
export const COPIES_FOLDER = 'Duplicates';
/** The ending of an edited version's name. */
const EDITED = '_edited';

/**
 * The paths of all files of an archive: those of the photos that were placed, beside each the files that belong to it,
 * with the photo's name and their own extension, and the passengers under their own names. A photo gets another number
 * where that is needed so that all that belongs to it can have its name.
 *
 * @param placed in their order, as `assignPaths` gives them
 * @param followers by the id of their photo
 */
export function companionPaths(
  placed: readonly ArchiveEntry[],
  followers: ReadonlyMap<string, readonly Follower[]>,
  passengers: readonly Passenger[],
): ArchiveEntry[] {
  const paths = new ArchivePaths();
  for (const { path } of placed) paths.hold(path);
  const all = placed.flatMap((entry): ArchiveEntry[] => {
    const own = followers.get(entry.photoId) ?? [];
    if (own.length === 0) return [entry];
    const { folder, fileName } = splitPath(entry.path);
    const dot = fileName.lastIndexOf('.');
    const [stem, extension] = [fileName.slice(0, dot), fileName.slice(dot)];
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? stem : `${stem}_${number}`;
      const path = number === 1 ? entry.path : joined(folder, name + extension);
      const wanted = pathsOf(own, folder, name, extension);
      const isFree = (number === 1 || paths.isFree(path)) && wanted.every((one) => paths.isFree(one));
      if (!isFree) continue;
      for (const one of [path, ...wanted]) paths.hold(one);
      return [{ ...entry, path }, ...own.map(({ id }, at) => ({ photoId: id, path: wanted[at] ?? path }))];
    }
  });
  return [
    ...all,
    ...passengers.map((passenger) => ({ photoId: passenger.id, path: paths.take(wantedBy(passenger)) })),
  ];
}

/** The path of each follower, if its photo is named `name`; each another one. */
function pathsOf(own: readonly Follower[], folder: FolderPath, name: string, extension: string): string[] {
  const counts = new Map<string, number>();
  return own.map((follower) => {
    const within = follower.kind === 'copy' ? [COPIES_FOLDER, ...folder] : folder;
    const ending = follower.kind === 'edited' ? EDITED : '';
    const ownExtension = extensionOf(follower, extension);
    const key = joined(within, `${ending}${ownExtension}`);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const isLikePhoto = ending === '' && follower.kind !== 'copy' && ownExtension === extension;
    const number = isLikePhoto ? count + 1 : count;
    return joined(within, `${name}${ending}${number > 1 ? `_${number}` : ''}${ownExtension}`);
  });
}

/** In lower case, and only what is safe in a path; `IMG.jpg.xmp` keeps both. */
function extensionOf({ name, kind }: Follower, extension: string): string {
  const own = /\.[a-z\d]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '';
  const isDouble = kind === 'settings' && /\.[^.]+\.xmp$/i.test(name);
  return isDouble ? extension + own : own;
}

function wantedBy({ name, folder }: Passenger): WantedPath {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, ''];
  return { folder, name: stem, extension: extension.toLowerCase() };
}

function joined(folder: FolderPath, fileName: string): string {
  return [...folder, fileName].join('/');
}
