import type { BatchState } from '#core/batch/batch.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { dateOnBoard } from '#core/dates/date-on-board.ts';
import { folderText } from '#core/naming/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import { placeText } from '#core/places/place-text.ts';
import type { SearchedPhoto } from '#core/search/photo-index.ts';
import type { ResultFolder } from '../board/batch-view.ts';
import { knownDay } from '#core/dates/known-day.ts';
import { localDay } from '#core/dates/local-day.ts';

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
        name: fileName,
        description,
        english: placed?.english,
        category: placed?.category,
        folder: folderText(path),
        original: [photo.folder, photo.name].filter(Boolean).join(' '),
        place: place && placeText(place, 'en'),
        camera: placed?.camera,
        peopleCount: placed?.peopleCount,
        readText: placed?.readText,
        concepts: placed?.concepts,
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
        day: dayOf(photo, placed),
      };
    }),
  );
}

/** Returns the local day, or only the month or year if no more is known. */
function dayOf(photo: Photo, placed: PlacedPhoto | undefined): string {
  const { date, dateSource } = dateOnBoard(photo, placed, Date.now());
  const isTime = date === null || (dateSource === 'file' && date.includes('T'));
  return (isTime ? undefined : knownDay({ date })) ?? localDay(photo.modifiedMs);
}
