import type { Coordinates } from '../takeout/coordinates.ts';
import type { PhotoLocation, Place } from '../places/place.ts';
import { POINTS_PER_DEGREE } from './limits.ts';

/** A place and its number of photos. */
export interface PlaceFigure {
  readonly place: Place;
  readonly photos: number;
  /** How many of them are films. */
  readonly films: number;
}

/** A spot on the map and its number of photos. */
export interface PointFigure extends Coordinates {
  readonly photos: number;
}

/** Returns the named places, by their numbers of photos, then by name. */
export function placesOf(
  locations: readonly (PhotoLocation & { readonly isFilm: boolean })[],
): PlaceFigure[] {
  const places = new Map<string, { readonly place: Place; photos: number; films: number }>();
  for (const { place, isFilm } of locations) {
    if (!place) continue;
    const key = `${place.countryCode} ${place.city}`;
    const known = places.get(key) ?? { place, photos: 0, films: 0 };
    places.set(key, known);
    known.photos += 1;
    known.films += isFilm ? 1 : 0;
  }
  return [...places.values()].toSorted(
    (one, other) => other.photos - one.photos || (one.place.city < other.place.city ? -1 : 1),
  );
}

/** Returns where photos were taken, with nearby ones combined. */
export function pointsOf(locations: readonly PhotoLocation[]): PointFigure[] {
  const points = new Map<string, { readonly latitude: number; readonly longitude: number; photos: number }>();
  for (const { latitude, longitude } of locations) {
    const key = [latitude, longitude].map((degrees) => Math.round(degrees * POINTS_PER_DEGREE)).join(' ');
    const known = points.get(key);
    if (known) known.photos += 1;
    else points.set(key, { latitude, longitude, photos: 1 });
  }
  return [...points.values()];
}
