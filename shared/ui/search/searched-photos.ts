import type { BatchState } from '#core/batch.ts';
import { dateInName } from '#core/exports/name-date.ts';
import { folderText } from '#core/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import { placeText } from '#core/places/place-text.ts';
import type { SearchedPhoto } from '#core/search/photo-index.ts';
import type { ResultFolder } from '../batch/batch-view.ts';
import { localDay } from '#core/local-day.ts';

/** What the photos of a board can be found by, in the order of the board. */
export function searchedPhotos(
  folders: readonly ResultFolder<Photo>[],
  state: Pick<BatchState, 'photos'>,
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
        category: placed?.category,
        folder: folderText(path),
        original: [photo.folder, photo.name].filter(Boolean).join(' '),
        place: place && placeText(place, 'en'),
        camera: placed?.camera,
        peopleCount: placed?.peopleCount,
        readText: placed?.readText,
        said: [page?.caption, page?.alt, page?.title, told?.description, ...(told?.people ?? [])]
          .filter(Boolean)
          .join(' '),
        day: dayOf(photo, placed?.takenAt),
      };
    }),
  );
}

/** By the camera, else by the name, else by the time at which the file was changed. */
function dayOf({ name, modifiedMs }: Photo, takenAt: string | undefined): string {
  return (takenAt ?? dateInName(name, Date.now()))?.slice(0, 10) ?? localDay(modifiedMs);
}
