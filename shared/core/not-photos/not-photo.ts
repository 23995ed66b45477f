import {
  NOT_PHOTO_FOLDERS,
  NOT_PHOTO_NAMES,
  NOT_PHOTO_PATHS,
  type NotPhotoKind,
  PHOTO_LIBRARIES,
} from './not-photos-table.ts';

/** How many pictures were left out because they are no photos of a person's, by kind. */
export type NotPhotoCounts = Readonly<Partial<Record<NotPhotoKind, number>>>;

/**
 * Says whether a picture or film is none of a person's photos, judged by where it lies: a thumbnail of a device, a preview of a
 * program, something in a trash. In the library of a program the originals alone are photos.
 *
 * @param folder the path of its folder with slashes, from the folder on that was named or from the top of its ZIP
 * @param name of the file
 * @param isRootNamed whether the first folder was named by a person, who then means what is in it; a program's library
 *   stays one
 * @returns undefined for a photo
 */
export function notPhotoKind(folder: string, name: string, isRootNamed: boolean): NotPhotoKind | undefined {
  const all = folder.split('/').filter((part) => part !== '' && part !== '.');
  const library = all.findIndex((part) => PHOTO_LIBRARIES.folder.test(part));
  if (library >= 0) {
    const inside = all.slice(library + 1);
    if (!inside.some((part) => PHOTO_LIBRARIES.originals.test(part))) return 'previews';
  }
  const judged = all.slice(isRootNamed ? 1 : 0);
  for (const part of judged) {
    for (const [pattern, kind] of NOT_PHOTO_FOLDERS) if (pattern.test(part)) return kind;
  }
  const path = [...judged, name].join('/');
  return [
    ...NOT_PHOTO_PATHS.filter(([pattern]) => pattern.test(path)),
    ...NOT_PHOTO_NAMES.filter(([pattern]) => pattern.test(name)),
  ][0]?.[1];
}

/** Counts of two searches together. */
export function addNotPhotos(one: NotPhotoCounts = {}, other: NotPhotoCounts = {}): NotPhotoCounts {
  const sum: Partial<Record<NotPhotoKind, number>> = { ...one };
  for (const [kind, count] of Object.entries(other) as [NotPhotoKind, number][]) {
    sum[kind] = (sum[kind] ?? 0) + count;
  }
  return sum;
}
