import { batchOffset, type ZonedMoment, zonedMoment } from './batch-zone.ts';
import type { FileDate } from './file-date.ts';
import { type OffsetAt, zoneOffset } from './local-time.ts';
import { type DateClues, type PhotoDate, photoDate } from './photo-date.ts';

/** What a photo's file tells about when it was taken, and the time zone of its place. */
export interface DatedByFile {
  readonly date?: FileDate | undefined;
  /** By its name in the IANA database. */
  readonly zone?: string | undefined;
}

/** Returns the offset from UTC in a batch; called only if a photo doesn't have its own. */
export type BatchOffset = () => Promise<OffsetAt>;

/**
 * Returns when a photo of a batch was taken, in local time. A UTC moment becomes local by the photo's place, else by
 * the batch.
 *
 * @param clues apart from the photo's own file
 */
export async function dateInBatch(
  clues: DateClues,
  { date: file, zone }: DatedByFile,
  offsetOfBatch: BatchOffset,
): Promise<PhotoDate> {
  const all = { ...clues, file };
  const own = photoDate(all, zone === undefined ? undefined : (utcMs) => zoneOffset(zone, utcMs));
  const isMoment = own.dateSource !== 'file' && own.date?.endsWith('Z') === true;
  return isMoment ? photoDate(all, await offsetOfBatch()) : own;
}

/**
 * Returns the offset from UTC in a batch.
 *
 * @param photos all of its photos and films
 * @param deviceZone this device's, if nothing in the batch tells
 */
export function offsetOfBatch(
  photos: readonly { readonly says: DatedByFile; readonly sidecarMs: number | undefined }[],
  deviceZone: string,
): OffsetAt {
  const moments = photos.flatMap(({ says: { date, zone }, sidecarMs }): ZonedMoment[] =>
    [zonedMoment(date, zone, sidecarMs) ?? []].flat(),
  );
  return batchOffset(moments, deviceZone);
}
