import type { Arrangement } from '../board/arrangement.ts';
import type { ArchiveEntry } from '../batch/batch-event.ts';
import type { BatchState } from '../batch/batch.ts';
import { splitPath } from '../naming/folder-path.ts';
import type { Photo } from '../photo.ts';
import { placedPhotos } from '../board/placed-photos.ts';
import { categoriesOnBoard } from '../schemes/category-on-board.ts';
import { folderNameIn } from '../wording/own-folders.ts';
import { hasOwnXmp, type UndatedXmpFacts, xmpFactsOf } from './made-xmp.ts';

/** Returns the XMP for an archive entry's photo; undefined if there is none. */
export type XmpOf = (entry: Pick<ArchiveEntry, 'photoId' | 'path'>) => UndatedXmpFacts | undefined;

/**
 * Makes the sidecars of a batch. Photos with an `.xmp` of their own and photos that weren't placed get none. A moved
 * photo's keyword is its folder's category.
 *
 * @param photos all picked photos
 * @param names the people in each photo, by its id, if their names become keywords
 */
export function batchXmp(
  state: Pick<BatchState, 'photos'>,
  photos: readonly Photo[],
  arranged: Pick<Arrangement, 'names' | 'categories'>,
  names?: ReadonlyMap<string, readonly string[]>,
): XmpOf {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const placed = placedPhotos(state);
  const categoryOf = categoriesOnBoard(
    arranged,
    Array.from(placed.values(), ({ category }) => category),
  );
  return ({ photoId, path }) => {
    const photo = byId.get(photoId);
    const known = placed.get(photoId);
    // Of a film that nobody could look at, its own file says everything.
    if (!photo || !known || (known.description === '' && !photo.told)) return undefined;
    const beside = (photo.companions ?? []).map(({ kind, photo: { name } }) => ({ kind, name }));
    if (hasOwnXmp(beside)) return undefined;
    const category = folderNameIn(categoryOf(known, splitPath(path).folder), known.language);
    const people = names?.get(photoId) ?? [];
    return xmpFactsOf({ placed: known, category, told: photo.told, location: known.location, people });
  };
}
