import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { Detail } from '#core/categories/detail.ts';
import { fileByScheme } from '#core/schemes/file-by-scheme.ts';
import { type PhotoToFile, photoToFile } from '#core/schemes/photo-to-file.ts';
import type { FolderPath } from '#core/naming/folder-path.ts';
import { CATEGORY_SCHEME } from '#core/schemes/scheme.ts';
import type { TakenFacts } from '#pipeline/file-facts.ts';
import type { Filing } from '#pipeline/ports.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';

export interface SchemeOptions {
  /** A valid one; see `schemeProblem`. */
  readonly scheme: string;
  readonly detail: Detail;
  /** Hours without a photo after which an event has ended. */
  readonly eventGapHours: number;
}

/** What is known of the files of a batch once all were read. */
export interface KnownFacts {
  readonly taken: (file: FilePhoto) => TakenFacts | undefined;
  readonly albums: (file: FilePhoto) => readonly string[];
  /** The folder of the person in each photo, by its id. */
  readonly persons: ReadonlyMap<string, string>;
}

/**
 * Files photos by the person's own scheme. Those that came out badly stay in Look again.
 *
 * @param facts reads all files when it is first called
 * @returns undefined for the scheme of categories in full detail, which the pipeline follows by itself
 */
export function schemeFiling(
  files: readonly FilePhoto[],
  { scheme, detail, eventGapHours }: SchemeOptions,
  facts: () => Promise<KnownFacts>,
): Filing | undefined {
  if (scheme === CATEGORY_SCHEME && detail === 'fine') return undefined;
  return filingBy(files, facts, (photos) => fileByScheme(photos, { scheme, detail, eventGapHours }));
}

/**
 * Files photos by their folders in a scheme.
 *
 * @param facts reads all files when it is first called
 * @param fileAll called once, with what is known of all photos
 */
export function filingBy(
  files: readonly FilePhoto[],
  facts: () => Promise<KnownFacts>,
  fileAll: (photos: readonly PhotoToFile[], known: KnownFacts) => ReadonlyMap<string, FolderPath>,
): Filing {
  const byId = new Map(files.map((file) => [file.id, file]));
  return {
    folders: async (photos) => {
      const known = await facts();
      const toFile = photos.flatMap((placed): PhotoToFile[] => {
        const file = byId.get(placed.photoId);
        return file && !placed.lookAgain ? [fileToFile(file, known, placed)] : [];
      });
      return fileAll(toFile, known);
    },
  };
}

/** Returns a photo as a scheme files it, or a film, which nobody placed. */
export function fileToFile(file: FilePhoto, known: KnownFacts, placed?: PlacedPhoto): PhotoToFile {
  return photoToFile(
    { id: file.id, albums: known.albums(file), folder: file.folder ?? '' },
    {
      date: known.taken(file)?.date,
      location: known.taken(file)?.location,
      ...(placed ? { placed, person: known.persons.get(placed.photoId) } : {}),
    },
  );
}
