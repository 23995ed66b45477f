import { basename, join } from 'node:path';
import { OWN_FOLDER } from '#core/destinations/limits.ts';
import type { Journal } from '#core/destinations/read-journal.ts';
import { type Library, readLibrary, schemeOfRuns } from '#core/library/read-library.ts';
import type { TableRow } from '#core/lists/listed-facts.ts';
import type { Say } from '../arguments/words.ts';
import { findJournals } from '../destinations/journal-file.ts';
import { regularPieces } from '../disk/regular-file.ts';
import { findList } from '../restore/find-list.ts';
import type { FileFacts, FileMemory } from './file-memory.ts';
import { type DiskFile, walkLibrary } from './walk-library.ts';
import { readFile } from 'node:fs/promises';
import { libraryFacts } from '#core/library/library-facts.ts';
import { PlaceFinder } from '#core/places/place-of.ts';
import { readSays } from '../inputs/file-source.ts';

/** Reads when and where a library's photos were taken: never by their folders, which this is meant to explain. */
class LibraryFacts {
  readonly #memory: FileMemory;
  readonly #places: PlaceFinder;

  /** @param placesFile the file with the place data */
  constructor(memory: FileMemory, placesFile: string) {
    this.#memory = memory;
    this.#places = new PlaceFinder(() => readFile(placesFile));
  }

  of(file: DiskFile): Promise<FileFacts> {
    return this.#memory.facts(file.onDisk, 'date', () => this.#read(file));
  }

  async #read({ path, onDisk, sizeBytes }: DiskFile): Promise<FileFacts> {
    const says = await readSays({ path: onDisk, sizeBytes });
    const { place } = says.coordinates ? await this.#places.at(says.coordinates) : {};
    const { date, cities, countries } = await libraryFacts(basename(path), says, place, Date.now());
    return {
      date: date ?? null,
      ...(cities ? { cities } : {}),
      ...(countries ? { countries } : {}),
    };
  }
}

/** A library on a disk. */
export interface DiskLibrary extends Library<DiskFile> {
  /** The journals of its runs, the latest last. */
  readonly journals: readonly Journal[];
  /** Folders that couldn't be read, one sentence each. */
  readonly problems: readonly Say[];
}

export interface ReadOptions {
  readonly memory: FileMemory;
  /** The file with the place data. */
  readonly placesFile: string;
  /** Real paths of what is to be added. */
  readonly inputs: readonly string[];
  /** The person's scheme, instead of the learned one. */
  readonly scheme: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Reads a library: its files, its lists, and how it is organized.
 *
 * @param top its real path
 */
export async function readDiskLibrary(top: string, options: ReadOptions): Promise<DiskLibrary> {
  const { memory, placesFile, inputs, scheme, signal } = options;
  const { files, lists, problems } = await walkLibrary(top, inputs);
  const facts = new LibraryFacts(memory, placesFile);
  const readings = await journalsOf(top);
  const library = await readLibrary({
    files,
    rows: await rowsOf(lists),
    namedScheme: scheme ?? schemeOfRuns(readings),
    sumOf: ({ onDisk }) => memory.sum(onDisk),
    factsOf: async (file) => {
      const { date, cities, countries } = await facts.of(file);
      return { date: date ?? undefined, cities, countries };
    },
    signal,
  });
  const journals = readings.flatMap((reading) => (reading.ok ? [reading.journal] : []));
  return { ...library, journals, problems };
}

async function journalsOf(top: string) {
  return (await findJournals(join(top, OWN_FOLDER))).map(({ reading }) => reading);
}

async function rowsOf(lists: readonly DiskFile[]): Promise<readonly TableRow[]> {
  const stored = lists.map(({ path, onDisk, sizeBytes }) => ({
    path,
    sizeBytes,
    modifiedMs: 0,
    read: () => regularPieces(onDisk),
  }));
  const list = await findList(stored);
  return list?.rows.filter(({ isPlaced }) => isPlaced) ?? [];
}
