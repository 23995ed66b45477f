import { isLocalDate } from './calendar.ts';
import type { PlacedPhoto } from '../batch/batch-event.ts';
import type { Photo } from '../photo.ts';
import { cluesOf, type PhotoDate, photoDate } from './photo-date.ts';

/**
 * Returns when a photo of a board was taken: as its batch found out, else by what is known without its content.
 *
 * @param nowMs see `dateInName`
 */
export function dateOnBoard(
  photo: Photo,
  placed: Pick<PlacedPhoto, 'takenAt' | 'dateSource'> | undefined,
  nowMs: number,
): PhotoDate {
  const { takenAt, dateSource = 'exif' } = placed ?? {};
  const isKnown = takenAt !== undefined && isLocalDate(takenAt);
  return isKnown ? { date: takenAt, dateSource } : photoDate(cluesOf(photo, nowMs));
}
