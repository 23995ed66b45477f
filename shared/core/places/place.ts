import type { Coordinates } from '../takeout/coordinates.ts';
import type { OtherLanguage } from '../wording/other-language.ts';

/** A location, by the nearest city or village that qualifies; see `placeOf`. */
export interface Place {
  /** As in GeoNames: in English if there is an English name, else in the local language. */
  readonly city: string;
  /** ISO 3166-1 alpha-2, or XK for Kosovo, which `Intl.DisplayNames` knows too. */
  readonly countryCode: string;
  /** The city's names in other languages, where they differ. */
  readonly names?: Partial<Readonly<Record<OtherLanguage, string>>>;
}

/** Returns the name of a place's city. @param language BCP 47 */
export function cityIn({ city, names }: Place, language: string): string {
  return names?.[language.slice(0, 2) as OtherLanguage] ?? city;
}

/** Where a photo was taken, and the place it is in or near, if known. */
export interface PhotoLocation extends Coordinates {
  readonly place?: Place;
}
