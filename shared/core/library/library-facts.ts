import { dateAlone, type FileSays } from '../dates/batch-dates.ts';
import { dateInName } from '../dates/name-date.ts';
import { localTimeOf } from '../dates/photo-date.ts';
import { countryName } from '../places/country-name.ts';
import { cityIn, type Place } from '../places/place.ts';
import { NAME_LANGUAGES } from '../wording/other-language.ts';
import type { LibraryPhoto } from './library-photo.ts';

/**
 * Returns when and where a photo of a library was taken, by its file and its name: never by its folders, which this is
 * meant to explain.
 *
 * @param name without folders
 * @param nowMs see `dateInName`
 */
export async function libraryFacts(
  name: string,
  says: FileSays,
  place: Place | undefined,
  nowMs: number,
): Promise<Pick<LibraryPhoto, 'date' | 'cities' | 'countries'>> {
  const date = await dateAlone({ name: dateInName(name, nowMs) }, says);
  return {
    date: localTimeOf(date),
    cities: place && [...new Set(NAME_LANGUAGES.map((language) => cityIn(place, language)))],
    countries: place && [
      ...new Set(NAME_LANGUAGES.map((language) => countryName(place.countryCode, language))),
    ],
  };
}
