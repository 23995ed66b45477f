import { join } from 'node:path';
import { OWN_FOLDER } from '#core/destinations/limits.ts';
import { categoryFolders } from '#core/library/category-folders.ts';
import { eventFolders } from '#core/library/event-folders.ts';
import { learnPattern } from '#core/library/learn-pattern.ts';
import { type LearnedScheme, learnScheme } from '#core/library/learn-scheme.ts';
import type { LibraryOrder, LibraryPhoto } from '#core/library/library-photo.ts';
import { type FolderPath, folderText, splitPath } from '#core/naming/folder-path.ts';
import type { TableRow } from '#core/lists/photo-table.ts';
import { CATEGORY_SCHEME, tokensOf } from '#core/schemes/scheme.ts';
import type { Say } from '../arguments/words.ts';
import { regularPieces } from '../disk/regular-file.ts';
import { isCounted } from '../inputs/find-photos.ts';
import { findList } from '../restore/find-list.ts';
import { findJournals } from '../destinations/journal-file.ts';
import type { FileMemory } from './file-memory.ts';
import { ListRows } from './list-rows.ts';
import { PHOTOS_READ } from './limits.ts';
import { LibraryFacts } from './photo-facts.ts';
import { type LibraryFile, walkLibrary } from './walk-library.ts';

/** A library as it is. */
export interface Library {
  /** Its real path. */
  readonly top: string;
  readonly files: readonly LibraryFile[];
  /** Copies that a date was written into, by the SHA-256 of their originals. */
  readonly originals: ReadonlyMap<string, Pick<TableRow, 'path' | 'sha256'>>;
  /** Photos and films among them. */
  readonly photoCount: number;
  readonly order: LibraryOrder;
  /** Undefined where its folders follow no scheme that is known, or a person named one. */
  readonly learned: LearnedScheme | undefined;
  /** The scheme that a person named, now or for an earlier run. */
  readonly namedScheme: string | undefined;
  /** How it names photos; undefined where that follows nothing that is known. */
  readonly pattern: string | undefined;
  readonly problems: readonly Say[];
}

export interface ReadOptions {
  readonly memory: FileMemory;
  /** The file of the data of places. */
  readonly placesFile: string;
  /** Real paths of what is to be added. */
  readonly inputs: readonly string[];
  /** The scheme that a person named, instead of what is learned. */
  readonly scheme: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Reads a library: its files, its lists, and how it is ordered.
 *
 * @param top its real path
 */
export async function readLibrary(top: string, options: ReadOptions): Promise<Library> {
  const { files, lists, problems } = await walkLibrary(top, options.inputs);
  const photos = files.filter(({ path }) => isCounted(path));
  const listed = await rowsOf(lists);
  const rows = new ListRows(listed, photos, options.memory);
  const dated = listed.filter(({ originalSha256 }) => originalSha256 !== '');
  const originals = new Map(dated.map((row) => [row.originalSha256, row]));
  const facts = new LibraryFacts(options.memory, options.placesFile);
  const read = async (nth: number): Promise<readonly LibraryPhoto[]> => {
    const known: LibraryPhoto[] = [];
    for (const [at, file] of photos.entries()) {
      if (options.signal.aborted) break;
      const row = await rows.of(file);
      if (row) known.push({ ...listedPhoto(row), path: file.path });
      else if (at % nth === 0) known.push(await ownFacts(file, facts));
    }
    return known;
  };
  const every = Math.max(1, Math.ceil(photos.length / PHOTOS_READ));
  const sample = await read(every);
  const namedScheme = options.scheme ?? (await schemeOfRuns(top));
  const learned = namedScheme === undefined ? learnScheme(sample) : undefined;
  const scheme = namedScheme ?? learned?.scheme ?? CATEGORY_SCHEME;
  const parts = scheme.split('/');
  const depthOf = (token: string) => parts.findIndex((part) => tokensOf(part).includes(token)) + 1;
  const events =
    depthOf('event') > 0 ? eventFolders(every === 1 ? sample : await read(1), depthOf('event')) : [];
  const order = {
    scheme,
    monthLanguage: learned?.monthLanguage,
    folders: foldersOf(files),
    events,
    categoryFolders: categoryFolders(sample, Math.max(1, depthOf('category'))),
  };
  const pattern = learnPattern(sample);
  const photoCount = photos.length;
  return { top, files, originals, photoCount, order, learned, namedScheme, pattern, problems };
}

/** The scheme that a person named for the latest run that is not taken back. */
async function schemeOfRuns(top: string): Promise<string | undefined> {
  const journals = await findJournals(join(top, OWN_FOLDER));
  const schemes = journals.flatMap(({ reading }) =>
    reading.ok && reading.journal.undo === 'none' ? (reading.journal.header.scheme ?? []) : [],
  );
  return schemes.at(-1);
}

function foldersOf(files: readonly LibraryFile[]): readonly FolderPath[] {
  const folders = new Map<string, FolderPath>();
  for (const { path } of files) {
    const { folder } = splitPath(path);
    if (folder.length > 0) folders.set(folderText(folder), folder);
  }
  return [...folders.values()];
}

async function rowsOf(lists: readonly LibraryFile[]): Promise<readonly TableRow[]> {
  const stored = lists.map(({ path, onDisk, sizeBytes }) => ({
    path,
    sizeBytes,
    modifiedMs: 0,
    read: () => regularPieces(onDisk),
  }));
  const list = await findList(stored);
  return list?.rows.filter(({ isPlaced }) => isPlaced) ?? [];
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

async function ownFacts(file: LibraryFile, facts: LibraryFacts): Promise<LibraryPhoto> {
  const { date, city, country } = await facts.of(file);
  return { path: file.path, date: date ?? undefined, city, country };
}
