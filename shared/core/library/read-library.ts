import { isCounted } from '../companions/file-kinds.ts';
import type { JournalReading } from '../destinations/read-journal.ts';
import type { TableRow } from '../lists/listed-facts.ts';
import { CATEGORY_SCHEME, tokensOf } from '../schemes/scheme.ts';
import { eventFolders } from './event-folders.ts';
import { learnPattern } from './learn-pattern.ts';
import { type LearnedScheme, learnScheme } from './learn-scheme.ts';
import { foldersOf, type LibraryFile } from './library-file.ts';
import type { LibraryOrder, LibraryPhoto } from './library-photo.ts';
import { FEWEST_EVIDENCE, PHOTOS_READ, SCHEME_SHARE } from './limits.ts';
import { ListRows, type SumOf } from './list-rows.ts';
import { splitPath } from '../naming/folder-path.ts';
import { ownFolderNamed } from '../wording/own-folders.ts';

/** The current state of a library. */
export interface Library<File extends LibraryFile = LibraryFile> {
  readonly files: readonly File[];
  /** Returns the SHA-256 that its list records for a file; undefined if there is none. */
  readonly listedSum: (file: LibraryFile) => string | undefined;
  /** Copies that a date was written into, by the SHA-256 of their originals. */
  readonly originals: ReadonlyMap<string, Pick<TableRow, 'path' | 'sha256'>>;
  /** Photos and films among the files. */
  readonly photoCount: number;
  readonly order: LibraryOrder;
  /** Undefined if its folders follow no known scheme, or a person named one. */
  readonly learned: LearnedScheme | undefined;
  /** The scheme that a person named, now or for an earlier run */
  readonly namedScheme: string | undefined;
  /** Its naming pattern; undefined if it follows none that is known. */
  readonly pattern: string | undefined;
}

/** A library's files, and how to read them. */
export interface LibrarySources<File extends LibraryFile> {
  readonly files: readonly File[];
  /** The rows of its lists for existing photos */
  readonly rows: readonly TableRow[];
  /** A scheme that a person named, which replaces the learned one */
  readonly namedScheme: string | undefined;
  readonly sumOf: SumOf<File>;
  /**
   * Returns when and where a photo was taken, from the photo and its name. Never from its folders, because these are
   * what is being explained.
   */
  readonly factsOf: (file: File) => Promise<Pick<LibraryPhoto, 'date' | 'cities' | 'countries'>>;
  /** Called before each photo. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Leaves the rest unread. */
  readonly signal: { readonly aborted: boolean };
}

/** Learns how a library is ordered: from its list as far as possible, otherwise from a sample of its photos. */
export async function readLibrary<File extends LibraryFile>(
  sources: LibrarySources<File>,
): Promise<Library<File>> {
  const { rows: listed, namedScheme, sumOf, factsOf, onProgress, signal } = sources;
  // Systems list folders in any order, which must not affect the result.
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
 * Returns the scheme that a person named for the latest run that wasn't undone; undefined if nobody named one.
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
    ...(city === undefined || country === undefined ? {} : { cities: [city], countries: [country] }),
  };
}

/**
 * Returns a library's folder name for each category: the folder of most photos that its list assigns to the category,
 * so that a renamed folder is reused; otherwise the folder named like the category in any language.
 *
 * @param depth of category folders, from 1; 0 if the scheme has none, so that folders at the top count by name alone
 * @returns by the categories' English names
 */
export function categoryFolders(photos: readonly LibraryPhoto[], depth: number): ReadonlyMap<string, string> {
  const byName = new Map<string, string>();
  const counts = new Map<string, Map<string, number>>();
  for (const { path, category } of photos) {
    const name = splitPath(path).folder[Math.max(depth, 1) - 1];
    if (name === undefined) continue;
    const own = ownFolderNamed(name);
    if (own && !byName.has(own)) byName.set(own, name);
    const listed = category === undefined ? undefined : ownFolderNamed(category);
    if (!listed || depth === 0) continue;
    const folders = counts.get(listed) ?? new Map<string, number>();
    folders.set(name, (folders.get(name) ?? 0) + 1);
    counts.set(listed, folders);
  }
  const learned = [...counts].flatMap(([category, folders]) => {
    const total = [...folders.values()].reduce((sum, count) => sum + count, 0);
    const [most] = [...folders].toSorted(([, one], [, other]) => other - one);
    const isSure = most && total >= FEWEST_EVIDENCE && most[1] >= total * SCHEME_SHARE;
    return isSure ? [[category, most[0]] as const] : [];
  });
  return new Map([...byName, ...learned]);
}
