import type { Coordinates } from '../takeout/coordinates.ts';

/** A location, by the nearest city or village that qualifies; see `placeOf`. */
export interface Place {
  /** As in GeoNames: in English if there is an English name, else in the local language. */
  readonly city: string;
  /** ISO 3166-1 alpha-2, or XK for Kosovo, which `Intl.DisplayNames` knows too. */
  readonly countryCode: string;
}

/** Where a photo was taken, and the place it is in or near, if known. */
export interface PhotoLocation extends Coordinates {
  readonly place?: Place;
}
