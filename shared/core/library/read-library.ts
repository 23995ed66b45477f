import { isCounted } from '../companions/file-kinds.ts';
import type { JournalReading } from '../destinations/read-journal.ts';
import type { TableRow } from '../lists/photo-table.ts';
import { CATEGORY_SCHEME, tokensOf } from '../schemes/scheme.ts';
import { categoryFolders } from './category-folders.ts';
import { eventFolders } from './event-folders.ts';
import { learnPattern } from './learn-pattern.ts';
import { type LearnedScheme, learnScheme } from './learn-scheme.ts';
import { foldersOf, type LibraryFile } from './library-file.ts';
import type { LibraryOrder, LibraryPhoto } from './library-photo.ts';
import { PHOTOS_READ } from './limits.ts';
import { ListRows, type SumOf } from './list-rows.ts';

/** A library as it is. */
export interface Library<File extends LibraryFile = LibraryFile> {
  readonly files: readonly File[];
  /** The SHA-256 that its list gives a file; undefined if it says none. */
  readonly listedSum: (file: LibraryFile) => string | undefined;
  /** Copies that a date was written into, by the SHA-256 of their originals. */
  readonly originals: ReadonlyMap<string, Pick<TableRow, 'path' | 'sha256'>>;
  /** Photos and films among the files. */
  readonly photoCount: number;
  readonly order: LibraryOrder;
  /** Undefined where its folders follow no scheme that is known, or a person named one. */
  readonly learned: LearnedScheme | undefined;
  /** The scheme that a person named, now or for an earlier run. */
  readonly namedScheme: string | undefined;
  /** How it names photos; undefined where that follows nothing that is known. */
  readonly pattern: string | undefined;
}

/** What is found in a library, and how its files are read. */
export interface LibrarySources<File extends LibraryFile> {
  readonly files: readonly File[];
  /** The rows of its lists for photos that are in it. */
  readonly rows: readonly TableRow[];
  /** The scheme that a person named, instead of what is learned. */
  readonly namedScheme: string | undefined;
  readonly sumOf: SumOf<File>;
  /** When and where a photo was taken, by the photo itself and its name: never by its folders, which this is to explain. */
  readonly factsOf: (file: File) => Promise<Pick<LibraryPhoto, 'date' | 'city' | 'country'>>;
  /** Called before each photo. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Leaves the rest unread. */
  readonly signal: { readonly aborted: boolean };
}

/** Reads how a library is ordered: from its list as far as that goes, else from a sample of its photos. */
export async function readLibrary<File extends LibraryFile>(
  sources: LibrarySources<File>,
): Promise<Library<File>> {
  const { rows: listed, namedScheme, sumOf, factsOf, onProgress, signal } = sources;
  // Systems list folders in any order, and what is learned must not depend on it.
  const files = sources.files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const photos = files.filter(({ path }) => isCounted(path));
  const rows = new ListRows(listed, photos, sumOf);
  const read = async (nth: number): Promise<readonly LibraryPhoto[]> => {
    const known: LibraryPhoto[] = [];
    for (const [at, file] of photos.entries()) {
      if (signal.aborted) break;
      onProgress?.(at, photos.length);
      const row = await rows.of(file);
      if (row) known.push({ ...listedPhoto(row), path: file.path });
      else if (at % nth === 0) known.push({ ...(await factsOf(file)), path: file.path });
    }
    return known;
  };
  const every = Math.max(1, Math.ceil(photos.length / PHOTOS_READ));
  const sample = await read(every);
  const learned = namedScheme === undefined ? learnScheme(sample) : undefined;
  const scheme = namedScheme ?? learned?.scheme ?? CATEGORY_SCHEME;
  const parts = scheme.split('/');
  const depthOf = (token: string) => parts.findIndex((part) => tokensOf(part).includes(token)) + 1;
  const eventDepth = depthOf('event');
  const events = eventDepth > 0 ? eventFolders(every === 1 ? sample : await read(1), eventDepth) : [];
  const dated = listed.filter(({ originalSha256 }) => originalSha256 !== '');
  return {
    files,
    listedSum: (file) => rows.listedSum(file),
    originals: new Map(dated.map((row) => [row.originalSha256, row])),
    photoCount: photos.length,
    order: {
      scheme,
      monthLanguage: learned?.monthLanguage,
      folders: foldersOf(files),
      events,
      categoryFolders: categoryFolders(sample, depthOf('category')),
    },
    learned,
    namedScheme,
    pattern: learnPattern(sample),
  };
}

/**
 * Returns the scheme that a person named for the latest run that is not taken back; undefined if nobody named one.
 *
 * @param journals of the library, the latest last
 */
export function schemeOfRuns(journals: readonly JournalReading[]): string | undefined {
  const schemes = journals.flatMap((reading) =>
    reading.ok && reading.journal.undo === 'none' ? (reading.journal.header.scheme ?? []) : [],
  );
  return schemes.at(-1);
}

function listedPhoto({ path, date, dateSource, category, place, original }: TableRow): LibraryPhoto {
  const [, city, country] = /^(.+), ([^,]+)$/.exec(place) ?? [];
  return {
    path,
    original,
    date: date === '' || dateSource === 'file' ? undefined : date.slice(0, 'YYYY-MM-DDTHH:mm:ss'.length),
    category: category === '' ? undefined : category,
    city,
    country,
  };
}
