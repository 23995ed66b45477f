import { eventNames } from '../events/event-names.ts';
import { findEvents } from '../events/find-events.ts';
import { type FolderPath, folderText } from '../naming/folder-path.ts';
import { type Detail, namesAtDetail } from '../categories/detail.ts';
import type { PhotoToFile } from './photo-to-file.ts';
import { folderByScheme } from './scheme.ts';

export interface FilingOptions {
  /** A valid one; see `schemeProblem`. */
  readonly scheme: string;
  /** Hours without a photo after which an event has ended; see `EVENT_GAP_RANGE`. */
  readonly eventGapHours?: number;
  /** How finely `{category}` sorts. */
  readonly detail?: Detail;
  /** Folders of fewer photos become part of the folder around them. */
  readonly fewestPhotos?: number;
}

/** The folder of each photo by a scheme, by its id. Events, and which folders are small, are known of all photos only. */
export function fileByScheme(
  photos: readonly PhotoToFile[],
  { scheme, eventGapHours, detail = 'fine', fewestPhotos = 1 }: FilingOptions,
): ReadonlyMap<string, FolderPath> {
  const events = eventsOf(photos, eventGapHours);
  const known = photos.map((photo) => ({ ...photo, event: events.get(photo.id) ?? '' }));
  const names = namesAtDetail(known, detail, (photo) =>
    folderText(folderByScheme(scheme, { ...photo, category: '' })),
  );
  const folders = known.map(
    (photo) => [photo.id, folderByScheme(scheme, { ...photo, category: names.get(photo.id) ?? '' })] as const,
  );
  return mergeSmall(new Map(folders), fewestPhotos);
}

function eventsOf(photos: readonly PhotoToFile[], gapHours?: number): ReadonlyMap<string, string> {
  const moments = photos.flatMap(({ id, date, isFileDate, coordinates, place }) =>
    date === undefined || isFileDate ? [] : [{ id, local: date, coordinates, place }],
  );
  const names = eventNames(findEvents(moments, gapHours), photos[0]?.language);
  return new Map([...names].flatMap(([event, name]) => event.moments.map(({ id }) => [id, name] as const)));
}

/**
 * Merges folders with few photos into their parents, innermost first. Outermost folders stay, however small.
 *
 * @param folders by photo
 * @param fewest the minimum number of photos, including those of subfolders
 */
export function mergeSmall(
  folders: ReadonlyMap<string, FolderPath>,
  fewest: number,
): ReadonlyMap<string, FolderPath> {
  const counts = new Map<string, number>();
  for (const folder of folders.values()) {
    for (let depth = 1; depth <= folder.length; depth += 1) {
      const text = folderText(folder.slice(0, depth));
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const isSmall = (folder: FolderPath) => (counts.get(folderText(folder)) ?? 0) < fewest;
  return new Map(
    [...folders].map(([photoId, folder]) => {
      let depth = folder.length;
      while (depth > 1 && isSmall(folder.slice(0, depth))) depth -= 1;
      return [photoId, folder.slice(0, depth)];
    }),
  );
}
