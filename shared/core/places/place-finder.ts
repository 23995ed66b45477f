import type { Coordinates } from '../takeout/coordinates.ts';
import type { PhotoLocation } from './place.ts';
import { placeOf } from './place-of.ts';
import { type PlaceTable, readPlaceTable } from './place-table.ts';

/** Finds the places of photos, by a table that is loaded with the first coordinates. */
export class PlaceFinder {
  readonly #load: () => Promise<Uint8Array>;
  #table: Promise<PlaceTable> | undefined;

  /** @param load reads shared/places/cities.bin */
  constructor(load: () => Promise<Uint8Array>) {
    this.#load = load;
  }

  /**
   * Returns coordinates with the place at or near them.
   *
   * @throws {Error} if the table can't be loaded; the next call tries again
   */
  async at(coordinates: Coordinates): Promise<PhotoLocation> {
    this.#table ??= this.#load().then(readPlaceTable);
    try {
      const place = placeOf(await this.#table, coordinates);
      return place ? { ...coordinates, place } : coordinates;
    } catch (error) {
      this.#table = undefined;
      throw error;
    }
  }
}
