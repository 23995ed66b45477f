/** Where something is, by the nearest city or village that counts; see `placeOf`. */
export interface Place {
  /** As GeoNames writes it: in English where there is an English name, else in the local one. */
  readonly city: string;
  /** ISO 3166-1 alpha-2, or XK for Kosovo, which `Intl.DisplayNames` knows too. */
  readonly countryCode: string;
}
