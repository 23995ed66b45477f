import { countryName } from './country-name.ts';
import { cityIn, type Place } from './place.ts';

/** Returns a place in words: `Lisbon, Portugal`. @param language BCP 47 */
export function placeText(place: Place, language: string): string {
  return `${cityIn(place, language)}, ${countryName(place.countryCode, language)}`;
}
