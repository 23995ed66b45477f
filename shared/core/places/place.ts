import type { Coordinates } from '../takeout/coordinates.ts';

/** Where something is, by the nearest city or village that counts; see `placeOf`. */
export interface Place {
  /** As GeoNames writes it: in English where there is an English name, else in the local one. */
  readonly city: string;
  /** ISO 3166-1 alpha-2, or XK for Kosovo, which `Intl.DisplayNames` knows too. */
  readonly countryCode: string;
}

/** Where a photo was taken, and the place that this is in or near, if it is known. */
export interface PhotoLocation extends Coordinates {
  readonly place?: Place;
}
