import { cluesOf, type PhotoDate, photoDate } from '#core/exports/photo-date.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { sumsOf } from './checksums.ts';

/** When each file was taken, by its id; without those that cannot be read. */
export async function datesOf(photos: readonly BrowserPhoto[]): Promise<ReadonlyMap<string, PhotoDate>> {
  const dates = new Map<string, PhotoDate>();
  for (const photo of photos) {
    const sums = await sumsOf(photo.file).catch(() => undefined);
    if (!sums) continue;
    const inFile = { exif: sums.takenAt, exifOffset: sums.takenOffset };
    dates.set(photo.id, photoDate({ ...cluesOf(photo, Date.now()), ...inFile }));
  }
  return dates;
}

/** With the time of its sidecar or name as that of its file, which is how the ZIP's entry gets it. */
export function dated(photo: BrowserPhoto, date: PhotoDate | undefined): BrowserPhoto {
  const ms = date?.date && date.dateSource !== 'file' ? Date.parse(date.date) : Number.NaN;
  return Number.isNaN(ms) ? photo : { ...photo, modifiedMs: ms };
}
