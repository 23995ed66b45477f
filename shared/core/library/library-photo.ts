import type { LocalDate } from '../dates/calendar.ts';
import type { FolderPath } from '../naming/folder-path.ts';

/** A photo of a library, and what is known of it. */
export interface LibraryPhoto {
  /** From the top of the library, with slashes. */
  readonly path: string;
  /** When it was taken, as far as it is known; never the time of its file. */
  readonly date?: LocalDate | undefined;
  /** Where it was taken, in words. */
  readonly city?: string | undefined;
  readonly country?: string | undefined;
  /** What the library's list says that it shows. */
  readonly category?: string | undefined;
  /** Its name before, where the library's list says it. */
  readonly original?: string | undefined;
}

/** The photos of one event in a folder of a library. */
export interface EventFolder {
  readonly folder: FolderPath;
  /** The time of the first photo, by the local clock as if it were UTC. */
  readonly firstMs: number;
  readonly lastMs: number;
}

/** How a library is ordered, and what it has. */
export interface LibraryOrder {
  /** See `schemeProblem`, and `spelled-months.ts` for names of months; empty where all photos are at the top. */
  readonly scheme: string;
  /** The language of the months that the scheme spells, as BCP 47; undefined without them. */
  readonly monthLanguage?: string | undefined;
  /** Every folder. */
  readonly folders: readonly FolderPath[];
  /** Those of events, if the scheme has such. */
  readonly events: readonly EventFolder[];
  /** The folders that photos of a category are in, by its English name. */
  readonly categoryFolders: ReadonlyMap<string, string>;
}
