import { fileNameOf } from '../file-name.ts';
import type { Photo } from '../photo.ts';
import { dateOfFolder } from './folder-date.ts';
import { dateInName } from './name-date.ts';

/**
 * What a date of a photo is known from, best first: `name` that of its file or of a day's folder in an export, `file` the
 * time at which its file was last changed, or the year of its folder in an export.
 */
export type DateSource = 'exif' | 'sidecar' | 'name' | 'file' | 'none';

export interface PhotoDate {
  /**
   * ISO 8601, with its offset from UTC where that is known, and the day alone where no time is, or even the year alone; null
   * if there is none.
   */
  readonly date: string | null;
  readonly dateSource: DateSource;
}

/** All that may say when a photo was taken. */
export interface DateClues {
  /** The camera's local time, `YYYY-MM-DDTHH:mm:ss`. */
  readonly exif?: string | undefined;
  /** EXIF's offset of that time, `+02:00`. */
  readonly exifOffset?: string | undefined;
  /** The time of a sidecar, in milliseconds since 1970 (UTC). */
  readonly sidecarMs?: number | undefined;
  /** The date in the file's name; see `dateInName`. */
  readonly name?: string | undefined;
  /** The day or the year of its folder in an export; see `dateOfFolder`. */
  readonly folder?: string | undefined;
  /** The file's modification time, in milliseconds since 1970 (UTC). */
  readonly fileMs?: number | undefined;
}

const MINUTE_MS = 60_000;
/** Offsets of time zones are multiples of this. */
const STEP_MS = 15 * MINUTE_MS;
/** The largest offset of a time zone, that of Kiribati. */
const MOST_OFFSET_MS = 14 * 60 * MINUTE_MS;
/** A ZIP without times has this one, and file systems without times have that of 1970. */
const FIRST_FILE_MS = Date.UTC(1980, 0, 2);

/** When a photo was taken, by the best of the clues. */
export function photoDate({ exif, exifOffset, sidecarMs, name, folder, fileMs }: DateClues): PhotoDate {
  if (exif !== undefined && isDate(exif)) {
    return { date: `${exif}${exifOffset ?? offsetBetween(exif, sidecarMs)}`, dateSource: 'exif' };
  }
  if (sidecarMs !== undefined) return { date: utc(sidecarMs), dateSource: 'sidecar' };
  if (name !== undefined) return { date: name, dateSource: 'name' };
  const file = fileMs !== undefined && fileMs >= FIRST_FILE_MS ? utc(fileMs) : undefined;
  if (folder !== undefined && folder.length > 'YYYY'.length) return { date: folder, dateSource: 'name' };
  // The files of an export mostly have the time of the export, and their folders the year of the photos.
  if (folder !== undefined && !file?.startsWith(folder)) return { date: folder, dateSource: 'file' };
  return file === undefined ? { date: null, dateSource: 'none' } : { date: file, dateSource: 'file' };
}

/** What is known of a file's date without its content. @param nowMs see `dateInName` */
export function cluesOf(
  { name, folder = '', albums = [], told, modifiedMs }: Photo,
  nowMs: number,
): DateClues {
  return {
    sidecarMs: told?.takenMs,
    name: dateInName(fileNameOf(name), nowMs),
    folder: dateOfFolder(folder, albums),
    fileMs: modifiedMs,
  };
}

/** For a photo of which no day is known: the year of its folder in an export, `YYYY`, else the time of its file, ISO 8601. */
export function roughDateOf({ folder = '', albums = [], modifiedMs }: Photo): string {
  const { date } = photoDate({ folder: dateOfFolder(folder, albums), fileMs: modifiedMs });
  return date ?? new Date(modifiedMs).toISOString();
}

/**
 * A date as the pipeline takes it, local time `YYYY-MM-DDTHH:mm:ss`; undefined for the time of a file, which says nothing
 * of the photo, and for a year.
 */
export function localTimeOf({ date, dateSource }: PhotoDate): string | undefined {
  if (date === null || dateSource === 'file') return undefined;
  return date.includes('T') ? date.slice(0, 19) : `${date}T00:00:00`;
}

/** Cameras whose clock was never set write days and hours that there are not. */
function isDate(local: string): boolean {
  const ms = Date.parse(`${local}Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(local);
}

/**
 * The offset of a local time whose time in UTC a sidecar says. Empty if they do not differ by an offset that a time zone
 * has: then they are of different moments.
 */
function offsetBetween(local: string, utcMs: number | undefined): string {
  if (utcMs === undefined) return '';
  const difference = Date.parse(`${local}Z`) - utcMs;
  const offsetMs = Math.round(difference / STEP_MS) * STEP_MS;
  const isOffset = Math.abs(difference - offsetMs) < MINUTE_MS && Math.abs(offsetMs) <= MOST_OFFSET_MS;
  if (!isOffset) return '';
  const minutes = Math.abs(offsetMs) / MINUTE_MS;
  return `${offsetMs < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** To the second where it has no fraction. */
function utc(ms: number): string {
  return new Date(Math.floor(ms / 1000) * 1000).toISOString().replace('.000Z', 'Z');
}
