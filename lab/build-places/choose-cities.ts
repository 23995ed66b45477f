import type { Coordinates } from '../../shared/core/takeout/coordinates.ts';
import { kilometresBetween } from '../../shared/core/places/distance.ts';

export interface City extends Coordinates {
  readonly name: string;
  /** ISO 3166-1 alpha-2, or XK for Kosovo. */
  readonly country: string;
  /** GeoNames' feature code, such as PPLX. */
  readonly featureCode: string;
  readonly population: number;
  /** Its names in other languages, in the order of `PLACE_LANGUAGES`; empty where they are the same. */
  readonly others?: readonly string[];
}

export interface ReachingCity extends City {
  /** Kilometers from its center; see `placeOf`. */
  readonly reachKm: number;
}

/** Parts of cities, and abandoned, destroyed or former places. */
const NO_CITY = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

/**
 * People per square kilometer, from which a city's reach follows. Of the densities tried from 1,000 to 10,000, 2,500
 * is in the middle of those with the most landmarks right in the set it was chosen on
 * (tests/unit/core/places/landmarks-table.ts).
 */
const PEOPLE_PER_KM2 = 2500;

/** All cities with this many people are kept, if they can be the nearest anywhere. */
const LARGE = 20_000;
/** Smaller ones are kept if no larger one's edge is as near: what fits in about 350 kB compressed. */
const GAP_KM = 14;

/** The largest cities' reach with the gap, in whole degrees of latitude. */
const MOST_DEGREES = 1;

/** Returns the cities and villages that name places, each with its reach. */
export function chooseCities(cities: readonly City[]): ReachingCity[] {
  const reaching = cities
    .filter(({ featureCode }) => !NO_CITY.has(featureCode))
    .map(withReach)
    .toSorted((one, other) => other.population - one.population);
  const kept: ReachingCity[] = [];
  /** The kept ones, by degrees of latitude and longitude. */
  const cells = new Map<string, ReachingCity[]>();
  for (const city of reaching) {
    const isKept = cellsAround(city)
      .flatMap((cell) => cells.get(cell) ?? [])
      .every((larger) => isTold(city, larger));
    if (!isKept) continue;
    kept.push(city);
    const cell = cellAt(Math.floor(city.latitude), Math.floor(city.longitude));
    cells.set(cell, [...(cells.get(cell) ?? []), city]);
  }
  return kept;
}

function withReach(city: City): ReachingCity {
  return { ...city, reachKm: Math.sqrt(city.population / PEOPLE_PER_KM2 / Math.PI) };
}

/** Returns whether a city deserves its own name near a larger one. */
function isTold(city: ReachingCity, larger: ReachingCity): boolean {
  const edgeKm = kilometresBetween(city, larger) - larger.reachKm;
  return city.population >= LARGE ? edgeKm > -city.reachKm : edgeKm >= GAP_KM;
}

function cellsAround({ latitude, longitude }: City): string[] {
  const [south, west] = [Math.floor(latitude), Math.floor(longitude)];
  const width = Math.min(180, Math.ceil(MOST_DEGREES / Math.cos((latitude * Math.PI) / 180)));
  const cells: string[] = [];
  for (let north = -MOST_DEGREES; north <= MOST_DEGREES; north += 1) {
    for (let east = -width; east <= width; east += 1) cells.push(cellAt(south + north, west + east));
  }
  return cells;
}

function cellAt(south: number, west: number): string {
  return `${south} ${(((west + 180) % 360) + 360) % 360}`;
}
