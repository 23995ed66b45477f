import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileSays } from '#codec/facts/file-says.ts';
import { fileMetadata, NO_METADATA } from '#codec/metadata/file-metadata.ts';
import { libraryFacts } from '#core/library/library-facts.ts';
import { placeOf } from '#core/places/place-of.ts';
import { type PlaceTable, readPlaceTable } from '#core/places/place-table.ts';
import { sourceOfFile } from '../inputs/file-source.ts';
import type { FileFacts, FileMemory } from './file-memory.ts';
import type { DiskFile } from './walk-library.ts';

/** Reads when and where a library's photos were taken: never by their folders, which this is meant to explain. */
export class LibraryFacts {
  readonly #memory: FileMemory;
  readonly #placesFile: string;
  #table: Promise<PlaceTable> | undefined;

  /** @param placesFile the file with the place data */
  constructor(memory: FileMemory, placesFile: string) {
    this.#memory = memory;
    this.#placesFile = placesFile;
  }

  of(file: DiskFile): Promise<FileFacts> {
    return this.#memory.facts(file.onDisk, 'date', () => this.#read(file));
  }

  async #read({ path, onDisk, sizeBytes }: DiskFile): Promise<FileFacts> {
    const metadata = await fileMetadata(sourceOfFile({ path: onDisk, sizeBytes })).catch(() => NO_METADATA);
    const says = fileSays(metadata, undefined, Date.now());
    const place = says.coordinates ? placeOf(await this.#places(), says.coordinates) : null;
    const { date, city, country } = await libraryFacts(basename(path), says, place ?? undefined, Date.now());
    return {
      date: date ?? null,
      ...(city === undefined ? {} : { city }),
      ...(country === undefined ? {} : { country }),
    };
  }

  #places(): Promise<PlaceTable> {
    return (this.#table ??= readFile(this.#placesFile).then((bytes) => readPlaceTable(bytes)));
  }
}
