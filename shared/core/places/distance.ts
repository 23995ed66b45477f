import type { Coordinates } from '../takeout/coordinates.ts';

/** The mean radius of the Earth (IUGG, R1). */
const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/**
 * Returns the great-circle distance between two places in kilometers, by the haversine formula; accurate to 0.5 %,
 * the Earth's flattening.
 */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const halfNorth = ((other.latitude - one.latitude) * RADIANS) / 2;
  const halfEast = ((other.longitude - one.longitude) * RADIANS) / 2;
  const haversine =
    Math.sin(halfNorth) ** 2 +
    Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * Math.sin(halfEast) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
