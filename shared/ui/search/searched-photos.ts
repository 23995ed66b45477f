import type { BatchState } from '#core/batch/batch.ts';
import { dateOnBoard } from '#core/dates/date-on-board.ts';
import { takenDay } from '#core/dates/known-day.ts';
import { factsFor } from '#core/facts/fact-table.ts';
import { folderText } from '#core/naming/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import { LANGUAGES } from '#messages/language.ts';
import { placeText } from '#core/places/place-text.ts';
import type { SearchedPhoto } from '#core/search/photo-index.ts';
import type { ResultFolder } from '../board/batch-view.ts';

/** Returns the searchable data of a board's photos, in the order of the board. */
export function searchedPhotos(
  folders: readonly ResultFolder<Photo>[],
  state: Pick<BatchState, 'photos'>,
  names: ReadonlyMap<string, readonly string[]> = new Map(),
): SearchedPhoto[] {
  return folders.flatMap(({ path, photos }) =>
    photos.map(({ photo, fileName, description }) => {
      const known = state.photos.get(photo.id);
      const placed = known?.status === 'placed' ? known.photo : undefined;
      const { page, told } = photo;
      const place = placed?.location?.place;
      return {
        id: photo.id,
        ...(placed && factsFor('search', placed)),
        name: fileName,
        description,
        folder: folderText(path),
        original: [photo.folder, photo.name].filter(Boolean).join(' '),
        place: place && LANGUAGES.map((language) => placeText(place, language)).join(' '),
        said: [
          page?.caption,
          page?.alt,
          page?.title,
          told?.description,
          ...(told?.people ?? []),
          ...(told?.keywords ?? []),
          ...(names.get(photo.id) ?? []),
        ]
          .filter(Boolean)
          .join(' '),
        day: takenDay(dateOnBoard(photo, placed, Date.now())),
      };
    }),
  );
}
