import { eventNames } from '../events/event-names.ts';
import type { FolderPath } from '../naming/folder-path.ts';
import type { PhotoToFile } from '../schemes/file-by-scheme.ts';
import { folderByScheme, tokensOf } from '../schemes/scheme.ts';
import { ownFolderNamed } from '../wording/own-folders.ts';
import { matchEvents } from './event-folders.ts';
import { ExistingFolders } from './existing-folders.ts';
import type { LibraryOrder } from './library-photo.ts';
import { withMonths } from './spelled-months.ts';

/**
 * Returns each new photo's folder in a library, by id: where the library's scheme puts it, in an existing event if it
 * belongs to one, and in existing folders as spelled there.
 *
 * @param library whose scheme is not empty
 * @param eventGapHours hours without a photo after which an event has ended
 */
export function fileIntoLibrary(
  photos: readonly PhotoToFile[],
  library: LibraryOrder,
  eventGapHours?: number,
): ReadonlyMap<string, FolderPath> {
  const { scheme, monthLanguage = 'en', events: known } = library;
  const existing = new ExistingFolders(library.folders);
  const parts = scheme.split('/');
  const eventAt = parts.findIndex((part) => tokensOf(part).includes('event'));
  const moments = photos.flatMap(({ id, date, isFileDate, coordinates, place }) =>
    eventAt < 0 || date === undefined || isFileDate ? [] : [{ id, local: date, coordinates, place }],
  );
  const { folders: ofEvents, fresh } = matchEvents(moments, known, eventGapHours);
  const names = new Map(
    [...eventNames(fresh, photos[0]?.language)].flatMap(([event, name]) =>
      event.moments.map(({ id }) => [id, name] as const),
    ),
  );
  const folderBy = (own: string, photo: PhotoToFile) =>
    folderByScheme(withMonths(own, photo.date ?? '', monthLanguage), {
      ...photo,
      category: categoryIn(library, photo.category),
      event: names.get(photo.id) ?? '',
    });
  return new Map(
    photos.map((photo) => {
      const event = ofEvents.get(photo.id);
      const within = parts.slice(eventAt + 1).join('/');
      const wanted = !event
        ? folderBy(scheme, photo)
        : [...event, ...(within === '' ? [] : folderBy(within, photo))];
      return [photo.id, existing.spelled(wanted)];
    }),
  );
}

function categoryIn({ categoryFolders }: LibraryOrder, category: string): string {
  return categoryFolders.get(ownFolderNamed(category) ?? category) ?? category;
}
