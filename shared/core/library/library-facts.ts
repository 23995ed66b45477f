import { dateAlone, type FileSays } from '../dates/batch-dates.ts';
import { dateInName } from '../dates/name-date.ts';
import { localTimeOf } from '../dates/photo-date.ts';
import { countryName } from '../places/country-name.ts';
import type { Place } from '../places/place.ts';
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
): Promise<Pick<LibraryPhoto, 'date' | 'city' | 'country'>> {
  const date = await dateAlone({ name: dateInName(name, nowMs) }, says);
  return {
    date: localTimeOf(date),
    city: place?.city,
    country: place && countryName(place.countryCode, 'en'),
  };
}
