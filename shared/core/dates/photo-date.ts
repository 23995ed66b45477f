import { entryTimeMs } from '../bytes/zip-records.ts';
import type { LocalDate } from './calendar.ts';
import { isClockDefault } from './clock-defaults.ts';
import type { FileDate } from './file-date.ts';
import { localMoment, type OffsetAt } from './local-time.ts';
import { offsetBetween } from './offset.ts';
import { fileNameOf } from '../naming/file-name.ts';
import type { Photo } from '../photo.ts';
import { dateOfFolder, type FolderDate } from './folder-date.ts';
import { dateInName } from './name-date.ts';

/**
 * What a date of a photo is known from, best first: `exif` its own file (EXIF, XMP, IPTC, or what its format has), `sidecar`
 * a file beside it, `name` that of its file or of its folders, `file` the time at which its file was last changed, or the
 * year of its folder in an export.
 */
export type DateSource = 'exif' | 'sidecar' | 'name' | 'file' | 'none';

export interface PhotoDate {
  /**
   * ISO 8601, in the local time of where the photo was taken: with its offset from UTC where that is known, and the day, the
   * month or the year alone where no more is; null if there is none.
   */
  readonly date: string | null;
  readonly dateSource: DateSource;
}

/** All that may say when a photo was taken. */
export interface DateClues {
  /** What its own file says. */
  readonly file?: FileDate | undefined;
  /** What an XMP file beside it says. */
  readonly xmp?: FileDate | undefined;
  /** The time of a sidecar, in milliseconds since 1970 (UTC). */
  readonly sidecarMs?: number | undefined;
  /** The date in the file's name; see `dateInName`. */
  readonly name?: string | undefined;
  /** That of its folders; see `dateOfFolder`. */
  readonly folder?: FolderDate | undefined;
  /** The file's modification time, in milliseconds since 1970 (UTC). */
  readonly fileMs?: number | undefined;
}

/** A ZIP without times has this one, and file systems without times have that of 1970. */
const FIRST_FILE_MS = Date.UTC(1980, 0, 2);

/**
 * When a photo was taken, by the best of the clues. A date that cameras have whose clock was never set stands back behind a
 * day from elsewhere.
 *
 * @param offsetAt of the place or the batch, for clues that are moments in UTC; without it they stay in UTC
 */
export function photoDate(clues: DateClues, offsetAt?: OffsetAt): PhotoDate {
  const { file, xmp, sidecarMs, name, folder, fileMs } = clues;
  const nameDate = name === undefined ? undefined : dateOfName(name, clues, offsetAt);
  const isSidecarDefault =
    sidecarMs !== undefined && isClockDefault(new Date(sidecarMs).toISOString().slice(0, 19));
  const own = file && dateOfFile(file, clues, offsetAt);
  if (own !== undefined && !file?.isDefault) return { date: own, dateSource: 'exif' };
  const beside = xmp && dateOfFile(xmp, clues, offsetAt);
  if (beside !== undefined && !xmp?.isDefault) return { date: beside, dateSource: 'sidecar' };
  if (sidecarMs !== undefined && !(isSidecarDefault && nameDate !== undefined)) {
    return { date: momentDate(sidecarMs, name, offsetAt), dateSource: 'sidecar' };
  }
  if (nameDate !== undefined) return { date: nameDate, dateSource: 'name' };
  if (folder && !folder.isExportYear) return { date: folder.local, dateSource: 'name' };
  if (own !== undefined) return { date: own, dateSource: 'exif' };
  if (beside !== undefined) return { date: beside, dateSource: 'sidecar' };
  const changed = fileMs !== undefined && fileMs >= FIRST_FILE_MS ? utc(fileMs) : undefined;
  // The files of an export mostly have the time of the export, and their folders the year of the photos.
  if (folder && !changed?.startsWith(folder.local)) return { date: folder.local, dateSource: 'file' };
  return changed === undefined ? { date: null, dateSource: 'none' } : { date: changed, dateSource: 'file' };
}

/** What is known of a file's date without its content. @param nowMs see `dateInName` */
export function cluesOf(
  { name, folder = '', albums = [], told, modifiedMs }: Photo,
  nowMs: number,
): DateClues {
  return {
    xmp: told?.taken,
    sidecarMs: told?.takenMs,
    name: dateInName(fileNameOf(name), nowMs),
    folder: dateOfFolder(folder, albums, nowMs),
    fileMs: modifiedMs,
  };
}

/** For a photo of which no day is known: the year of its folder in an export, `YYYY`, else the time of its file, ISO 8601. */
export function roughDateOf({ folder = '', albums = [], modifiedMs }: Photo): string {
  const { date } = photoDate({ folder: dateOfFolder(folder, albums), fileMs: modifiedMs });
  return date ?? new Date(modifiedMs).toISOString();
}

/**
 * A date as the pipeline takes it: local time `YYYY-MM-DDTHH:mm:ss`, or the day, the month or the year alone; undefined for
 * the time of a file, which says nothing of the photo.
 */
export function localTimeOf({ date, dateSource }: PhotoDate): LocalDate | undefined {
  return date === null || dateSource === 'file' ? undefined : date.slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
}

/** A date of metadata: its local time where it says one, else its moment in the time of the place. */
function dateOfFile(
  { local, offset, utcMs }: FileDate,
  { sidecarMs, name }: DateClues,
  offsetAt: OffsetAt | undefined,
): string | undefined {
  if (local === undefined) return utcMs === undefined ? undefined : momentDate(utcMs, name, offsetAt);
  if (!local.includes('T')) return local;
  const momentMs = utcMs ?? sidecarMs;
  return `${local}${offset ?? (momentMs === undefined ? '' : (offsetBetween(local, momentMs) ?? ''))}`;
}

/** A moment in local time: by the time in the name where that is the same moment on a local clock, else by the place. */
function momentDate(utcMs: number, name: string | undefined, offsetAt: OffsetAt | undefined): string {
  const isLocal = name !== undefined && name.includes('T') && !name.endsWith('Z');
  const offset = isLocal ? offsetBetween(name, utcMs) : undefined;
  return offset === undefined ? localMoment(utcMs, offsetAt) : `${name}${offset}`;
}

function dateOfName(name: string, { sidecarMs }: DateClues, offsetAt: OffsetAt | undefined): string {
  if (name.endsWith('Z')) return localMoment(Date.parse(name), offsetAt);
  const offset = name.includes('T') && sidecarMs !== undefined ? offsetBetween(name, sidecarMs) : undefined;
  return `${name}${offset ?? ''}`;
}

/** To the second where it has no fraction. */
function utc(ms: number): string {
  return new Date(Math.floor(ms / 1000) * 1000).toISOString().replace('.000Z', 'Z');
}

/** Returns a photo with the time at which it was taken as that of its file, which is how its entry in a ZIP gets it. */
export function dated<File extends { readonly modifiedMs: number }>(
  file: File,
  date: PhotoDate | undefined,
): File {
  return date ? { ...file, modifiedMs: entryTimeMs(localTimeOf(date), file.modifiedMs) } : file;
}
