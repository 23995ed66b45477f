import { dateInName } from '#core/exports/name-date.ts';
import { type PhotoDate, photoDate } from '#core/exports/photo-date.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { sumsOf } from './checksums.ts';

/** When each file was taken, by its id; without those that cannot be read. */
export async function datesOf(photos: readonly BrowserPhoto[]): Promise<ReadonlyMap<string, PhotoDate>> {
  const dates = new Map<string, PhotoDate>();
  for (const { id, file, name, told, modifiedMs } of photos) {
    const sums = await sumsOf(file).catch(() => undefined);
    if (!sums) continue;
    const clues = { exif: sums.takenAt, exifOffset: sums.takenOffset, sidecarMs: told?.takenMs };
    const date = photoDate({ ...clues, name: dateInName(name, Date.now()), fileMs: modifiedMs });
    dates.set(id, date);
  }
  return dates;
}

/** With the time of its sidecar or name as that of its file, which is how the ZIP's entry gets it. */
export function dated(photo: BrowserPhoto, date: PhotoDate | undefined): BrowserPhoto {
  const ms = date?.date && date.dateSource !== 'file' ? Date.parse(date.date) : Number.NaN;
  return Number.isNaN(ms) ? photo : { ...photo, modifiedMs: ms };
}
