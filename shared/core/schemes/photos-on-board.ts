import type { Arrangement } from '../board/arrangement.ts';
import type { PlacedPhoto } from '../batch/batch-event.ts';
import { dateOnBoard } from '../dates/date-on-board.ts';
import { personFolder, type SeveralPeople } from '../people/names-of-photos.ts';
import type { Photo } from '../photo.ts';
import { folderNameIn, isLookAgainFolder } from '../wording/own-folders.ts';
import { categoriesOnBoard } from './category-on-board.ts';
import { type PhotoToFile, photoToFile } from './photo-to-file.ts';

/** The named people of photos, by the photo's id, and where photos of several go. */
export interface PeopleOfPhotos {
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly several: SeveralPeople;
}

/** What is known of the photos of a board. */
export interface KnownOfPhotos {
  readonly photos: readonly Photo[];
  readonly placed: ReadonlyMap<string, PlacedPhoto>;
  readonly people?: PeopleOfPhotos;
  /** For dates in names, see `dateInName`. */
  readonly nowMs: number;
}

/**
 * The photos of a board as a scheme files them, in the order of the board. Those that came out badly and lie in Look
 * again are not among them: they stay there.
 */
export function photosOnBoard(
  arrangement: Arrangement,
  { photos, placed, people, nowMs }: KnownOfPhotos,
): PhotoToFile[] {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const categoryOf = categoriesOnBoard(
    arrangement,
    Array.from(placed.values(), ({ category }) => category),
  );
  return arrangement.folders.flatMap(({ path, photos: inFolder }) => {
    const isLookAgain = isLookAgainFolder(path);
    return inFolder.flatMap(({ photoId }): PhotoToFile[] => {
      const photo = byId.get(photoId);
      const known = placed.get(photoId);
      if (!photo || !known || (isLookAgain && known.lookAgain)) return [];
      const names = people?.names.get(photoId) ?? [];
      const groups = folderNameIn('Groups', known.language);
      return [
        photoToFile(photo, {
          placed: known,
          category: categoryOf(known, path),
          date: dateOnBoard(photo, known, nowMs),
          location: known.location,
          person: people && personFolder(names, people.several, groups),
        }),
      ];
    });
  });
}
