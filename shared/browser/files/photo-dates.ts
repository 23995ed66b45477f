import { ifPhotosFault } from '#core/failure.ts';
import type { OffsetAt } from '#core/dates/local-time.ts';
import { deviceZone } from '#core/dates/device-zone.ts';
import { dateInBatch, offsetOfBatch } from '#core/dates/date-in-batch.ts';
import { cluesOf, type PhotoDate } from '#core/dates/photo-date.ts';
import { type BrowserPhoto, withItsCompanions } from './browser-photo.ts';
import { saysOf } from './file-says.ts';

/** Photos that are organized together, and the time zone in which they appear to have been taken. */
interface Batch {
  readonly photos: readonly BrowserPhoto[];
  offset?: Promise<OffsetAt>;
}

const batches = new WeakMap<File, Batch>();

/** Records which photos, with their companions, are organized together. */
export function noteBatch(photos: readonly BrowserPhoto[]): void {
  const batch = { photos: photos.flatMap(withItsCompanions) };
  for (const { file } of batch.photos) batches.set(file, batch);
}

/** Returns when a photo of a batch was taken. @throws {AppError} for a file that can't be read anymore */
export async function dateOf(photo: BrowserPhoto): Promise<PhotoDate> {
  const batch = batches.get(photo.file) ?? { photos: [photo] };
  const says = await saysOf(photo);
  return dateInBatch(cluesOf(photo, Date.now()), says, () => (batch.offset ??= offsetIn(batch)));
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

async function offsetIn({ photos }: Batch): Promise<OffsetAt> {
  const said = [];
  for (const photo of photos) {
    const says = await saysOf(photo).catch(ifPhotosFault({}));
    said.push({ says, sidecarMs: photo.told?.takenMs });
  }
  return offsetOfBatch(said, deviceZone());
}
