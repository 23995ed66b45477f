import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { Detail } from '#core/categories/detail.ts';
import type { FolderPath } from '#core/naming/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import { fileByScheme } from '#core/schemes/file-by-scheme.ts';
import { type PhotoToFile, photoToFile } from '#core/schemes/photo-to-file.ts';
import { CATEGORY_SCHEME } from '#core/schemes/scheme.ts';
import type { TakenFacts } from './file-facts.ts';
import type { Filing } from './ports.ts';

/** The order of folders that a person chose. */
export interface SchemeOptions {
  /** A valid one; see `schemeProblem`. */
  readonly scheme: string;
  readonly detail: Detail;
  /** Hours without a photo after which an event has ended. */
  readonly eventGapHours: number;
}

/** What is known of the files of a batch once all were read. */
export interface KnownFacts<Source> {
  readonly taken: (file: Source) => TakenFacts | undefined;
  readonly albums: (file: Source) => readonly string[];
  /** The folder of the person in each photo, by its id. */
  readonly persons: ReadonlyMap<string, string>;
}

/** Decides the folders of photos, and of films that come without a photo, by their ids. */
export type FileAll = (
  photos: readonly PhotoToFile[],
  films: readonly PhotoToFile[],
) => ReadonlyMap<string, FolderPath>;

/** Returns what files photos by a scheme; undefined for categories in full detail, which the pipeline itself follows. */
export function filesByScheme({ scheme, detail, eventGapHours }: SchemeOptions): FileAll | undefined {
  if (scheme === CATEGORY_SCHEME && detail === 'fine') return undefined;
  return (photos) => fileByScheme(photos, { scheme, detail, eventGapHours });
}

/**
 * Files photos with what is known of all of them. Those that came out badly stay in Look again.
 *
 * @param passengers films and the like without a photo
 * @param facts reads all files when it is first called
 * @param fileAll called once
 */
export function schemeFiling<Source extends Photo>(
  { photos, passengers }: { readonly photos: readonly Source[]; readonly passengers: readonly Source[] },
  facts: () => Promise<KnownFacts<Source>>,
  fileAll: FileAll,
): Filing {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  return {
    folders: async (all) => {
      const known = await facts();
      const toFile = all.flatMap((placed) => {
        const photo = byId.get(placed.photoId);
        return photo && !placed.lookAgain ? [fileToFile(photo, known, placed)] : [];
      });
      return fileAll(
        toFile,
        passengers.map((film) => fileToFile(film, known)),
      );
    },
  };
}

function fileToFile<Source extends Photo>(
  file: Source,
  { taken, albums, persons }: KnownFacts<Source>,
  placed?: PlacedPhoto,
): PhotoToFile {
  const { date, location } = taken(file) ?? {};
  return photoToFile(
    { id: file.id, albums: albums(file), folder: file.folder ?? '' },
    { date, location, ...(placed ? { placed, person: persons.get(file.id) } : {}) },
  );
}
