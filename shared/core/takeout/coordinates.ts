/** Where a photo was taken, in degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns coordinates within their ranges; undefined for others, and for 0, 0, which means unknown. */
export function validCoordinates(latitude: unknown, longitude: unknown): Coordinates | undefined {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : undefined;
}

/** Returns whether two places are the same, or both unknown. */
export function isSamePlace(one: Coordinates | undefined, other: Coordinates | undefined): boolean {
  return one?.latitude === other?.latitude && one?.longitude === other?.longitude;
}
