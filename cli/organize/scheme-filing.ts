import type { PhotoDate } from '#core/dates/photo-date.ts';
import { fileByScheme, type PhotoToFile } from '#core/schemes/file-by-scheme.ts';
import { CATEGORY_SCHEME } from '#core/schemes/scheme.ts';
import { folderNameIn } from '#core/wording/own-folders.ts';
import type { Filing } from '#pipeline/ports.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
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
  /** The folder of the person in each photo, by its id. */
  readonly persons: ReadonlyMap<string, string>;
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
      const toFile = photos.flatMap(
        ({ photoId, category, language, lookAgain, peopleCount }): PhotoToFile[] => {
          const file = byId.get(photoId);
          if (!file || lookAgain) return [];
          const { date, dateSource } = known.date(file) ?? { date: null, dateSource: 'none' };
          const place = known.place(file) ?? undefined;
          return [
            {
              id: photoId,
              category: folderNameIn(category, language),
              language,
              date: date ?? undefined,
              isFileDate: dateSource === 'file',
              coordinates: place,
              place,
              peopleCount,
              person: known.persons.get(photoId) ?? '',
              albums: known.albums(file),
              folders: file.folder?.split('/').filter((part) => part !== '') ?? [],
            },
          ];
        },
      );
      return fileByScheme(toFile, { scheme, eventGapHours });
    },
  };
}
