import { ifPhotosFault } from '../failure.ts';
import type { Photo } from '../photo.ts';
import type { Coordinates } from '../takeout/coordinates.ts';
import { batchOffset, type ZonedMoment, zonedMoment } from './batch-zone.ts';
import type { FileDate } from './file-date.ts';
import { type OffsetAt, zoneOffset } from './local-time.ts';
import { cluesOf, type DateClues, type PhotoDate, photoDate } from './photo-date.ts';

/** A file's own data on when and where it was taken. */
export interface FileSays {
  readonly date?: FileDate;
  readonly coordinates?: Coordinates;
  /** The time zone of its place, by its name in the IANA database. */
  readonly zone?: string;
}

/** Returns when photos and films that are organized together were taken. */
export class BatchDates<Source extends Photo> {
  readonly #photos: readonly Source[];
  readonly #saysOf: (photo: Source) => Promise<FileSays>;
  #offset: Promise<OffsetAt> | undefined;

  /**
   * @param photos all of the batch, which reveal the time zone of those without one
   * @param saysOf reads a file's own data, each file once
   */
  constructor(photos: readonly Source[], saysOf: (photo: Source) => Promise<FileSays>) {
    this.#photos = photos;
    this.#saysOf = saysOf;
  }

  /**
   * Returns when a photo was taken, in local time. A UTC moment becomes local by the photo's place, else by the batch.
   *
   * @param nowMs see `dateInName`
   * @throws what reading its file throws
   */
  async of(photo: Source, nowMs: number): Promise<PhotoDate> {
    const says = await this.#saysOf(photo);
    return dateBy(cluesOf(photo, nowMs), says, () => (this.#offset ??= this.#readOffset()));
  }

  async #readOffset(): Promise<OffsetAt> {
    const moments: ZonedMoment[] = [];
    for (const photo of this.#photos) {
      const { date, zone } = await this.#saysOf(photo).catch(ifPhotosFault<FileSays>({}));
      const moment = zonedMoment(date, zone, photo.told?.takenMs);
      if (moment) moments.push(moment);
    }
    return batchOffset(moments, deviceZone());
  }
}

/**
 * Returns when a single file was taken: a UTC moment becomes local by its place, else by this device.
 *
 * @param clues apart from the file itself
 */
export function dateAlone(clues: DateClues, says: FileSays): Promise<PhotoDate> {
  return dateBy(clues, says, async () => batchOffset([], deviceZone()));
}

async function dateBy(
  clues: DateClues,
  { date: file, zone }: FileSays,
  offsetOfBatch: () => Promise<OffsetAt>,
): Promise<PhotoDate> {
  const all = { ...clues, file };
  const own = photoDate(all, zone === undefined ? undefined : (utcMs) => zoneOffset(zone, utcMs));
  const isMoment = own.dateSource !== 'file' && own.date?.endsWith('Z') === true;
  return isMoment ? photoDate(all, await offsetOfBatch()) : own;
}

/** Returns the time zone of this device, by its name in the IANA database. */
function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
