import type { PhotoDate } from '#core/dates/photo-date.ts';
import { ifPhotosFault } from '#core/failure.ts';
import type { PhotoLocation } from '#core/places/place.ts';
import { located } from '../decoding/located.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { saysOf } from './file-says.ts';
import { datesOf } from './photo-dates.ts';

/** When and where a file was taken. */
interface FileFacts {
  readonly date: PhotoDate;
  readonly location: PhotoLocation | undefined;
}

/** Returns when and where each file was taken, by its id; without files that can't be read. */
export async function factsOf(photos: readonly BrowserPhoto[]): Promise<ReadonlyMap<string, FileFacts>> {
  const facts = new Map<string, FileFacts>();
  const dates = await datesOf(photos);
  for (const photo of photos) {
    const date = dates.get(photo.id);
    const says = date && (await saysOf(photo).catch(ifPhotosFault(undefined)));
    if (date)
      facts.set(photo.id, { date, location: await located(says?.coordinates ?? photo.told?.coordinates) });
  }
  return facts;
}
