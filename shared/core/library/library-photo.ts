import type { LocalDate } from '../dates/calendar.ts';
import type { FolderPath } from '../naming/folder-path.ts';

/** A photo in a library, and the facts about it. */
export interface LibraryPhoto {
  /** From the top of the library, with slashes. */
  readonly path: string;
  /** When it was taken, as far as known; never its file's time. */
  readonly date?: LocalDate | undefined;
  /** The names of the city where it was taken, in our languages, as far as they are known. */
  readonly cities?: readonly string[] | undefined;
  readonly countries?: readonly string[] | undefined;
  /** Its content according to the library's list */
  readonly category?: string | undefined;
  /** Its original name according to the library's list */
  readonly original?: string | undefined;
}

/** The photos of one event in a library folder. */
export interface EventFolder {
  readonly folder: FolderPath;
  /** The first photo's time, by the local clock as if it were UTC */
  readonly firstMs: number;
  readonly lastMs: number;
}

/** A library's order and contents. */
export interface LibraryOrder {
  /** See `schemeProblem`, and `spelled-months.ts` for names of months; empty if all photos are at the top. */
  readonly scheme: string;
  /** The language of the months that the scheme spells, as BCP 47; undefined without them. */
  readonly monthLanguage?: string | undefined;
  /** Every folder. */
  readonly folders: readonly FolderPath[];
  /** Event folders, if the scheme has any */
  readonly events: readonly EventFolder[];
  /** The folders with photos of a category, by its English name */
  readonly categoryFolders: ReadonlyMap<string, string>;
}
