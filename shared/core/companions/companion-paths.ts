import { ArchivePaths, pathOf, type WantedPath } from '../naming/archive-path.ts';
import type { ArchiveEntry } from '../batch/batch-event.ts';
import { type FolderPath, splitPath } from '../naming/folder-path.ts';
import { FILM_NOTES, OPENED_RAW, PREVIEW, SETTINGS, SOUND, UNOPENED_RAW } from './companion-tables.ts';
import { twoDigits } from '../dates/calendar.ts';
import { isFilm } from './file-kinds.ts';
import { isPicture, isRawFile } from './pair-directory.ts';
import type { CompanionKind } from './companion-kind.ts';

/** Why a file follows a photo: it belongs to the photo, or is an exact copy of it. */
export type FollowingKind = CompanionKind | 'copy';

export interface Follower {
  readonly id: string;
  /** The file's name, without folders. */
  readonly name: string;
  readonly kind: FollowingKind;
}

/** A companion file of its own, such as a film. */
export interface Passenger {
  readonly id: string;
  readonly name: string;
  readonly folder: FolderPath;
  /** The id of the passenger it belongs to: a film's thumbnail belongs to the film. */
  readonly leader?: string | undefined;
}

/** The folder for exact copies, which repeats the archive's folders inside. */
export const COPIES_FOLDER = 'Duplicates';
/** Suffixes for companions that would otherwise be taken for the photo. */
const ENDINGS: Partial<Record<FollowingKind, string>> = {
  edited: '_edited',
  original: '_original',
  overlay: '_overlay',
};
/** Of a thumbnail next to its photo. */
const THUMBNAIL_ENDING = '_thumb';
/** Companions that aren't pictures, though they may start with a picture's bytes: they keep their own extension. */
const KEEPS_EXTENSION = [FILM_NOTES, PREVIEW, SETTINGS, SOUND, OPENED_RAW, UNOPENED_RAW, /^\.(?:xml|json)$/i];

/**
 * Returns the paths of all files of an archive: the placed photos, next to each its followers with the photo's name
 * and their own extensions, and the passengers under their own names. A photo gets another number if its followers
 * need one.
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

/** Returns the paths of a passenger and its followers: under their own names, all with the same number. */
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

/** The number of the second and further ones. That of a version's settings is as darktable counts: `name_01.jpg.xmp`. */
function numberText({ name, kind }: Follower, number: number): string {
  if (number === 1) return '';
  return kind === 'settings' && /\.[^.]+\.xmp$/i.test(name) ? `_${twoDigits(number - 1)}` : `_${number}`;
}

/** Returns the path of each follower if its photo is named `name`; no two are equal. */
function pathsOf(own: readonly Follower[], folder: FolderPath, name: string, extension: string): string[] {
  const counts = new Map<string, number>();
  return own.map((follower) => {
    const within = follower.kind === 'copy' ? [COPIES_FOLDER, ...folder] : folder;
    const ownExtension = extensionOf(follower, extension);
    const isThumbnail = follower.kind === 'preview' && isPicture({ extension: ownExtension });
    const ending = ENDINGS[follower.kind] ?? (isThumbnail ? THUMBNAIL_ENDING : '');
    const key = joined(within, `${ending}${ownExtension}`);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const isLikePhoto = ending === '' && follower.kind !== 'copy' && ownExtension === extension;
    const number = isLikePhoto ? count + 1 : count;
    return joined(within, `${name}${ending}${numberText(follower, number)}${ownExtension}`);
  });
}

/**
 * In lower case, and only what is safe in a path; `IMG.jpg.xmp` keeps both. An exact copy has its photo's extension,
 * which depends on the content.
 */
function extensionOf({ name, kind }: Follower, extension: string): string {
  const own = /\.[a-z\d]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '';
  if (kind === 'settings') return ofWhatBefore(name, extension) + own;
  const isCopied = kind === 'copy' && !isFilm(name) && !KEEPS_EXTENSION.some((known) => known.test(own));
  return own === '' || isCopied ? extension : own;
}

/** The extension before that of a settings file: the photo's, or its RAW file's. */
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
