import type { PlacedPhoto } from '#core/batch-event.ts';
import { eventNames } from '#core/events/event-names.ts';
import { findEvents } from '#core/events/find-events.ts';
import type { PhotoDate } from '#core/exports/photo-date.ts';
import type { FolderPath } from '#core/folder-path.ts';
import { countryName } from '#core/places/country-name.ts';
import { CATEGORY_SCHEME, folderByScheme } from '#core/scheme/scheme.ts';
import type { Filing } from '#pipeline/ports.ts';
import type { FilePhoto } from './file-photo.ts';
import type { NamedPlace } from './photo-places.ts';

export interface SchemeOptions {
  /** A valid one; see `schemeProblem`. */
  readonly scheme: string;
  /** Hours without a photo after which an event has ended. */
  readonly eventGapHours: number;
}

/** What is known of the files of a batch once all were read. */
export interface KnownFacts {
  readonly date: (file: FilePhoto) => PhotoDate | undefined;
  readonly place: (file: FilePhoto) => NamedPlace | null;
  readonly albums: (file: FilePhoto) => readonly string[];
}

/**
 * Files photos by the person's own scheme. Those that came out badly stay in Look again.
 *
 * @param facts reads all files when it is first called
 * @returns undefined for the scheme of categories, which the pipeline follows by itself
 */
export function schemeFiling(
  files: readonly FilePhoto[],
  { scheme, eventGapHours }: SchemeOptions,
  facts: () => Promise<KnownFacts>,
): Filing | undefined {
  if (scheme === CATEGORY_SCHEME) return undefined;
  const byId = new Map(files.map((file) => [file.id, file]));
  return {
    folders: async (photos) => {
      const known = await facts();
      const events = eventsOf(photos, byId, known, eventGapHours);
      const folders = new Map<string, FolderPath>();
      for (const { photoId, category, lookAgain } of photos) {
        const file = byId.get(photoId);
        if (!file || lookAgain) continue;
        const place = known.place(file);
        const folder = folderByScheme(scheme, {
          category,
          date: known.date(file)?.date ?? '',
          event: events.get(photoId) ?? '',
          city: place?.city ?? '',
          country: place ? countryName(place.countryCode, 'en') : '',
          albums: known.albums(file),
          folders: file.folder?.split('/').filter((part) => part !== '') ?? [],
        });
        folders.set(photoId, folder);
      }
      return folders;
    },
  };
}

/** The name of the event of each photo; the time of a file itself says nothing of when a photo was taken. */
function eventsOf(
  photos: readonly PlacedPhoto[],
  files: ReadonlyMap<string, FilePhoto>,
  known: KnownFacts,
  gapHours: number,
): ReadonlyMap<string, string> {
  const moments = photos.flatMap(({ photoId }) => {
    const file = files.get(photoId);
    const { date = null, dateSource } = (file && known.date(file)) ?? {};
    if (!file || date === null || dateSource === 'file') return [];
    const place = known.place(file) ?? undefined;
    return [{ id: photoId, local: date, coordinates: place, place }];
  });
  const names = eventNames(findEvents(moments, gapHours));
  return new Map([...names].flatMap(([event, name]) => event.moments.map(({ id }) => [id, name] as const)));
}
