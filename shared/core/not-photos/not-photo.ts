import {
  NOT_PHOTO_FOLDERS,
  NOT_PHOTO_NAMES,
  NOT_PHOTO_PATHS,
  type NotPhotoKind,
  PHOTO_LIBRARIES,
} from './not-photos-table.ts';

/** How many pictures were left out because they aren't a person's photos, by kind. */
export type NotPhotoCounts = Readonly<Partial<Record<NotPhotoKind, number>>>;

/**
 * Returns why a picture or film isn't a person's photo, judged by where it is: a device's thumbnail, a program's
 * preview, something in a trash. In a program's library, only the originals are photos.
 *
 * @param folder the path of its folder with slashes, from the named folder or the top of its ZIP
 * @param name of the file
 * @param isRootNamed whether a person named the first folder and therefore means its contents; a program's library
 * stays one
 * @returns undefined for a photo
 */
export function notPhotoKind(folder: string, name: string, isRootNamed: boolean): NotPhotoKind | undefined {
  const all = folder.split('/').filter((part) => part !== '' && part !== '.');
  const library = all.findIndex((part) => PHOTO_LIBRARIES.folder.test(part));
  if (library >= 0) {
    const inside = all.slice(library + 1);
    const originals = inside.findIndex((part) => PHOTO_LIBRARIES.originals.test(part));
    const isMade = inside.slice(0, originals).some((part) => PHOTO_LIBRARIES.made.test(part));
    if (originals < 0 || isMade) return 'previews';
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

/** Adds the counts of two searches. */
export function addNotPhotos(one: NotPhotoCounts = {}, other: NotPhotoCounts = {}): NotPhotoCounts {
  const sum: Partial<Record<NotPhotoKind, number>> = { ...one };
  for (const [kind, count] of Object.entries(other) as [NotPhotoKind, number][]) {
    sum[kind] = (sum[kind] ?? 0) + count;
  }
  return sum;
}
