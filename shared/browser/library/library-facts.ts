import { dateInBatch, offsetOfBatch } from '#core/dates/date-in-batch.ts';
import { deviceZone } from '#core/dates/device-zone.ts';
import { dateInName } from '#core/dates/name-date.ts';
import { localTimeOf } from '#core/dates/photo-date.ts';
import type { LibraryPhoto } from '#core/library/library-photo.ts';
import { countryName } from '#core/places/country-name.ts';
import { located } from '../decoding/located.ts';
import { toBrowserPhoto } from '../files/browser-photo.ts';
import { saysOf } from '../files/file-says.ts';
import type { FileSays } from '#codec/facts/file-says.ts';
import type { HandleFile } from './open-library.ts';

/** Returns when and where a photo of a library was taken, by its metadata and its name, if they can be read. */
export async function libraryFacts({
  file,
}: Pick<HandleFile, 'file'>): Promise<Pick<LibraryPhoto, 'date' | 'city' | 'country'>> {
  const says = await saysOf(toBrowserPhoto(file)).catch((): FileSays => ({}));
  const clues = { name: dateInName(file.name, Date.now()) };
  const date = await dateInBatch(clues, says, async () => offsetOfBatch([], deviceZone()));
  const { place } = (await located(says.coordinates)) ?? {};
  return {
    date: localTimeOf(date),
    city: place?.city,
    country: place && countryName(place.countryCode, 'en'),
  };
}
