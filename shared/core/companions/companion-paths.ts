import { ArchivePaths, pathOf, type WantedPath } from '../naming/archive-path.ts';
import type { ArchiveEntry } from '../batch/batch-event.ts';
import { type FolderPath, splitPath } from '../naming/folder-path.ts';
import { FILM_NOTES, OPENED_RAW, PREVIEW, SETTINGS, SOUND, UNOPENED_RAW } from './companion-tables.ts';
import { isFilm } from './file-kinds.ts';
import { isPicture, isRawFile } from './pair-directory.ts';
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
  /** The id of the passenger that it belongs to, as the thumbnail of a film does. */
  readonly leader?: string | undefined;
}

/** The folder of exact copies, which has the folders of the archive in it. */
export const COPIES_FOLDER = 'Duplicates';
/** What is added to the name of a companion that would be taken for the photo otherwise. */
const ENDINGS: Partial<Record<FollowingKind, string>> = {
  edited: '_edited',
  original: '_original',
  overlay: '_overlay',
};
/** Companions that are no pictures, though they may have the bytes of one: they keep their own extension. */
const KEEPS_EXTENSION = [FILM_NOTES, PREVIEW, SETTINGS, SOUND, OPENED_RAW, UNOPENED_RAW, /^\.(?:xml|json)$/i];

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
  const led = new Map<string, Passenger[]>();
  for (const passenger of passengers) {
    if (passenger.leader !== undefined)
      led.set(passenger.leader, [...(led.get(passenger.leader) ?? []), passenger]);
  }
  const leaders = new Set(passengers.map(({ id }) => id));
  const first = passengers.filter(({ leader }) => leader === undefined || !leaders.has(leader));
  return [
    ...all,
    ...first.flatMap((passenger) => passengerPaths(passenger, led.get(passenger.id) ?? [], paths)),
  ];
}

/** The paths of a passenger and of those that belong to it: under their own names, all with the same number. */
function passengerPaths(
  passenger: Passenger,
  own: readonly Passenger[],
  paths: ArchivePaths,
): ArchiveEntry[] {
  const all = [passenger, ...own].map((one) => ({ id: one.id, wanted: wantedBy(one) }));
  const { folder } = passenger;
  const numbered = (number: number) =>
    all.map(({ id, wanted: { name, extension } }) => {
      return { id, wanted: { folder, name: number === 1 ? name : `${name}_${number}`, extension } };
    });
  let number = 1;
  while (!numbered(number).every(({ wanted }) => paths.isFree(pathOf(wanted)))) number += 1;
  return numbered(number).map(({ id, wanted }) => ({ photoId: id, path: paths.take(wanted) }));
}

/** The path of each follower, if its photo is named `name`; each another one. */
function pathsOf(own: readonly Follower[], folder: FolderPath, name: string, extension: string): string[] {
  const counts = new Map<string, number>();
  return own.map((follower) => {
    const within = follower.kind === 'copy' ? [COPIES_FOLDER, ...folder] : folder;
    const ending = ENDINGS[follower.kind] ?? '';
    const ownExtension = extensionOf(follower, extension);
    const key = joined(within, `${ending}${ownExtension}`);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const isLikePhoto = ending === '' && follower.kind !== 'copy' && ownExtension === extension;
    const number = isLikePhoto ? count + 1 : count;
    return joined(within, `${name}${ending}${number > 1 ? `_${number}` : ''}${ownExtension}`);
  });
}

/**
 * In lower case, and only what is safe in a path; `IMG.jpg.xmp` keeps both. An exact copy has the extension of its photo,
 * which is that of its content.
 */
function extensionOf({ name, kind }: Follower, extension: string): string {
  const own = /\.[a-z\d]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '';
  if (kind === 'settings') return ofWhatBefore(name, extension) + own;
  const isCopied = kind === 'copy' && !isFilm(name) && !KEEPS_EXTENSION.some((known) => known.test(own));
  return own === '' || isCopied ? extension : own;
}

/** The extension before that of settings, which is that of the photo or of its RAW file. */
function ofWhatBefore(name: string, extension: string): string {
  const before = /\.[a-z\d]{1,8}(?=\.[^.]+$)/i.exec(name)?.[0].toLowerCase() ?? '';
  if (isPicture({ extension: before })) return extension;
  return isRawFile({ extension: before }) || isFilm(`x${before}`) ? before : '';
}

function wantedBy({ name, folder }: Passenger): WantedPath {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, ''];
  return { folder, name: stem, extension: extension.toLowerCase() };
}

function joined(folder: FolderPath, fileName: string): string {
  return [...folder, fileName].join('/');
}
