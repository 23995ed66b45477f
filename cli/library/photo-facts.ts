import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileSays } from '#codec/facts/file-says.ts';
import { fileMetadata, NO_METADATA } from '#codec/metadata/file-metadata.ts';
import { dateInBatch, offsetOfBatch } from '#core/dates/date-in-batch.ts';
import { deviceZone } from '#core/dates/device-zone.ts';
import { dateInName } from '#core/dates/name-date.ts';
import { localTimeOf } from '#core/dates/photo-date.ts';
import { countryName } from '#core/places/country-name.ts';
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
    const clues = { name: dateInName(basename(path), Date.now()) };
    const date = await dateInBatch(clues, says, async () => offsetOfBatch([], deviceZone()));
    const place = says.coordinates && placeOf(await this.#places(), says.coordinates);
    return {
      date: localTimeOf(date) ?? null,
      ...(place ? { city: place.city, country: countryName(place.countryCode, 'en') } : {}),
    };
  }

  #places(): Promise<PlaceTable> {
    return (this.#table ??= readFile(this.#placesFile).then((bytes) => readPlaceTable(bytes)));
  }
}
