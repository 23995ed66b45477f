import { countryName } from './country-name.ts';
import type { Place } from './place.ts';

/** Returns a place in words: `Lisbon, Portugal`. @param language BCP 47, of the country's name */
export function placeText({ city, countryCode }: Place, language: string): string {
  return `${city}, ${countryName(countryCode, language)}`;
}
