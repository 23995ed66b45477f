import { readFile } from 'node:fs/promises';
import type { FileSays } from '#codec/facts/file-says.ts';
import type { Coordinates } from '#core/takeout/coordinates.ts';
import { countryName } from '#core/places/country-name.ts';
import type { PhotoLocation, Place } from '#core/places/place.ts';
import { placeOf } from '#core/places/place-of.ts';
import { readPlaceTable } from '#core/places/place-table.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';

/** A place as in `--json`: the country's name is English. */
export interface NamedPlace extends Place, Coordinates {
  readonly country: string;
}

/** Finds where a file was taken. */
export type PlaceFinder = (file: FilePhoto) => PhotoLocation | undefined;

/** Returns where photos and films were taken: by the file itself, which the camera wrote, else by its sidecar. */
export class PhotoPlaces {
  readonly #files: readonly FilePhoto[];
  readonly #dataFile: string;
  readonly #own = new Map<string, Coordinates>();

  /** @param dataFile shared/places/cities.bin, wherever the build put it */
  constructor(files: readonly FilePhoto[], dataFile: string) {
    this.#files = files;
    this.#dataFile = dataFile;
  }

  /** Records the coordinates of a file. */
  see({ id }: FilePhoto, { coordinates }: FileSays): void {
    if (coordinates) this.#own.set(id, coordinates);
  }

  /**
   * Returns a finder of each seen file's place. The data is only loaded if a file has coordinates.
   *
   * @throws {Error} if it can't be read
   */
  async finder(): Promise<PlaceFinder> {
    const isAny = this.#own.size > 0 || this.#files.some(({ told }) => told?.coordinates);
    if (!isAny) return () => undefined;
    const table = readPlaceTable(await readFile(this.#dataFile));
    return ({ id, told }) => {
      const coordinates = this.#own.get(id) ?? told?.coordinates;
      const place = coordinates && placeOf(table, coordinates);
      return place ? { ...coordinates, place } : coordinates;
    };
  }
}

/** Returns a place by name; null for a photo that is near no known place. */
export function namedPlace(location: PhotoLocation | undefined): NamedPlace | null {
  if (!location?.place) return null;
  const { place, latitude, longitude } = location;
  const { city, countryCode } = place;
  return { city, country: countryName(countryCode, 'en'), countryCode, latitude, longitude };
}
