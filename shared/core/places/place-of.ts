import { type Coordinates, validCoordinates } from '../takeout/coordinates.ts';
import { kilometresBetween } from './distance.ts';
import type { PhotoLocation, Place } from './place.ts';
import { ROWS, ROWS_PER_DEGREE } from './place-format.ts';
import { cityNames, type PlaceTable, readPlaceTable } from './place-table.ts';

/** Farther from any center, a photo has no place: on the open sea, in deserts and on the ice. */
const NEAR_KM = 50;
const RADIANS = Math.PI / 180;
/** Degrees of latitude, slightly more than {@link NEAR_KM}. */
const NEAR_DEGREES = NEAR_KM / 111;

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

/**
 * Returns the city or village that a photo was taken in or near.
 *
 * Each city reaches as far from its center as a disc with room for its people. The city with the nearest edge wins,
 * or the one the photo is deepest in. So a spot three kilometers from the center of Lisbon is in Lisbon, not in a
 * nearby village that the city has absorbed, and a town outside the city keeps its surroundings.
 *
 * @returns null if no center is within 50 km, and for invalid coordinates, including 0, 0
 */
export function placeOf(table: PlaceTable, at: Coordinates): Place | null {
  const valid = validCoordinates(at.latitude, at.longitude);
  if (!valid) return null;
  let nearest: number | undefined;
  let nearestKm = Infinity;
  for (const [from, to] of rangesAround(table, valid)) {
    for (let city = from; city < to; city += 1) {
      const latitude = table.latitudes[city] ?? 0;
      if (Math.abs(latitude - valid.latitude) > NEAR_DEGREES) continue;
      const centreKm = kilometresBetween(valid, { latitude, longitude: table.longitudes[city] ?? 0 });
      const edgeKm = centreKm - (table.reaches[city] ?? 0);
      if (centreKm > NEAR_KM || edgeKm >= nearestKm) continue;
      nearest = city;
      nearestKm = edgeKm;
    }
  }
  if (nearest === undefined) return null;
  const countryCode = table.countryCodes[table.countries[nearest] ?? 0] ?? '';
  return { ...cityNames(table, nearest), countryCode };
}

/** The indexes of all cities that may be near: in each nearby row, a range of longitudes. */
function rangesAround(table: PlaceTable, { latitude, longitude }: Coordinates): [from: number, to: number][] {
  const southern = Math.max(0, rowAt(latitude - NEAR_DEGREES));
  const northern = Math.min(ROWS - 1, rowAt(latitude + NEAR_DEGREES));
  const halfWidth = widthAt(latitude);
  const ranges: [number, number][] = [];
  for (let row = southern; row <= northern; row += 1) {
    const [from, to] = [table.rowStarts[row] ?? 0, table.rowStarts[row + 1] ?? 0];
    if (from === to) continue;
    // Across the antimeridian, the row continues at its other end.
    for (const turn of [-360, 0, 360]) {
      const [west, east] = [longitude - halfWidth + turn, longitude + halfWidth + turn];
      if (east < -180 || west > 180) continue;
      ranges.push([firstFrom(table, west, from, to), firstFrom(table, east, from, to)]);
    }
  }
  return ranges;
}

function rowAt(latitude: number): number {
  return Math.floor((latitude + 90) * ROWS_PER_DEGREE);
}

/** How many degrees of longitude a circle of {@link NEAR_KM} spans to each side; all of them if it contains a pole. */
function widthAt(latitude: number): number {
  if (Math.abs(latitude) + NEAR_DEGREES >= 90) return 180;
  return Math.asin(Math.sin(NEAR_DEGREES * RADIANS) / Math.cos(latitude * RADIANS)) / RADIANS;
}

/** The first city of a row at or east of a longitude; `to` if there is none. */
function firstFrom({ longitudes }: PlaceTable, longitude: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((longitudes[middle] ?? 0) < longitude) low = middle + 1;
    else high = middle;
  }
  return low;
}
