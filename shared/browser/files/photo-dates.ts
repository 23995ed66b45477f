import { ifPhotosFault } from '#core/failure.ts';
import { BatchDates } from '#core/dates/batch-dates.ts';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import { type BrowserPhoto, withItsCompanions } from './browser-photo.ts';
import { saysOf } from './file-says.ts';

const batches = new WeakMap<File, BatchDates<BrowserPhoto>>();

/** Records which photos, with their companions, are organized together. */
export function noteBatch(photos: readonly BrowserPhoto[]): void {
  const all = photos.flatMap(withItsCompanions);
  const dates = new BatchDates(all, saysOf);
  for (const { file } of all) batches.set(file, dates);
}

/** Returns when a photo of a batch was taken. @throws {AppError} for a file that can't be read anymore */
export async function dateOf(photo: BrowserPhoto): Promise<PhotoDate> {
  return (batches.get(photo.file) ?? new BatchDates([photo], saysOf)).of(photo, Date.now());
}

/** Returns when each file was taken, by its id; without files that can't be read. */
export async function datesOf(photos: readonly BrowserPhoto[]): Promise<ReadonlyMap<string, PhotoDate>> {
  const alone = photos.filter(({ file }) => !batches.has(file));
  if (alone.length > 0) noteBatch(alone);
  const dates = new Map<string, PhotoDate>();
  for (const photo of photos) {
    const date = await dateOf(photo).catch(ifPhotosFault(undefined));
    if (date) dates.set(photo.id, date);
  }
  return dates;
}
