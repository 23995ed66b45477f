import { entryTimeMs } from '../bytes/zip-records.ts';
import type { LocalDate } from './calendar.ts';
import { isClockDefaultMoment } from './clock-defaults.ts';
import type { DateSource } from './date-sources.ts';
import type { FileDate } from './file-date.ts';
import { deviceTime, localMoment, type OffsetAt } from './local-time.ts';
import { offsetBetween } from './offset.ts';
import { fileNameOf } from '../naming/file-name.ts';
import type { Photo } from '../photo.ts';
import { dateOfFolder, type FolderDate } from './folder-date.ts';
import { dateInName } from './name-date.ts';

export interface PhotoDate {
  /**
   * ISO 8601, with the offset if it is known, and only day, month or year if no more is known; null without a date. It
   * is in the local time of the place, or of this device if it is a file's own time.
   */
  readonly date: string | null;
  readonly dateSource: DateSource;
}

/** All clues to when a photo was taken. */
export interface DateClues {
  /** What its own file tells. */
  readonly file?: FileDate | undefined;
  /** What an XMP file next to it tells. */
  readonly xmp?: FileDate | undefined;
  /** The time of a sidecar, in milliseconds since 1970 (UTC). */
  readonly sidecarMs?: number | undefined;
  /** The date in the file's name; see `dateInName`. */
  readonly name?: string | undefined;
  /** The date of its folders; see `dateOfFolder`. */
  readonly folder?: FolderDate | undefined;
  /** The file's modification time, in milliseconds since 1970 (UTC). */
  readonly fileMs?: number | undefined;
}

/** The time of files in a ZIP without times; file systems without times have 1970. */
const FIRST_FILE_MS = Date.UTC(1980, 0, 2);

/**
 * Returns when a photo was taken, by the best clue. The date of an unset camera clock, and that of an edit, come after
 * a day from elsewhere.
 *
 * @param offsetAt of the place or the batch, for UTC moments; without it they stay in UTC
 */
export function photoDate(clues: DateClues, offsetAt?: OffsetAt): PhotoDate {
  const { file, xmp, sidecarMs, name, folder, fileMs } = clues;
  const nameDate = name === undefined ? undefined : dateOfName(name, clues, offsetAt);
  const isSidecarDefault = sidecarMs !== undefined && isClockDefaultMoment(sidecarMs);
  const own = file && dateOfFile(file, clues, offsetAt);
  if (own !== undefined && isOfTaking(file)) return { date: own, dateSource: 'exif' };
  const beside = xmp && dateOfFile(xmp, clues, offsetAt);
  if (beside !== undefined && isOfTaking(xmp)) return { date: beside, dateSource: 'sidecar' };
  if (sidecarMs !== undefined && !(isSidecarDefault && nameDate !== undefined)) {
    return { date: momentDate(sidecarMs, name, offsetAt), dateSource: 'sidecar' };
  }
  const edited = own !== undefined && file?.isEdited ? own : undefined;
  const fromName = nameDate ?? (folder && !folder.isExportYear ? folder.local : undefined);
  // The edit of a photo on the day that its name tells has the time as well; none is before the photo.
  const isRefined =
    edited !== undefined &&
    fromName !== undefined &&
    (edited.startsWith(fromName) || (nameDate === undefined && edited < fromName));
  if (fromName !== undefined && !isRefined) return { date: fromName, dateSource: 'name' };
  if (own !== undefined) return { date: own, dateSource: 'exif' };
  if (beside !== undefined) return { date: beside, dateSource: 'sidecar' };
  const changed = fileMs !== undefined && fileMs >= FIRST_FILE_MS ? deviceTime(fileMs) : undefined;
  // Files of an export usually have the export's time, and their folders the photos' year.
  if (folder && !changed?.startsWith(folder.local)) return { date: folder.local, dateSource: 'file' };
  return changed === undefined ? { date: null, dateSource: 'none' } : { date: changed, dateSource: 'file' };
}

/** Returns whether a metadata date tells when a photo was taken, not when it was edited or a clock began. */
function isOfTaking(date: FileDate | undefined): boolean {
  return date !== undefined && !date.isDefault && !date.isEdited;
}

/** Returns what is known of a file's date without its content. @param nowMs see `dateInName` */
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

/** Returns what a photo's folders tell of a photo without a date: the year of an export, `YYYY`. */
export function roughDateOf({ folder = '', albums = [] }: Photo): LocalDate | undefined {
  return dateOfFolder(folder, albums)?.local;
}

/**
 * Returns a date as the pipeline takes it: local time `YYYY-MM-DDTHH:mm:ss`, or only day, month or year; undefined
 * for a file's time, which tells nothing about the photo.
 */
export function localTimeOf({ date, dateSource }: PhotoDate): LocalDate | undefined {
  return date === null || dateSource === 'file' ? undefined : date.slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
}

/** Returns a metadata date: its local time if it has one, else its moment in the place's time. */
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

/** Returns a moment in local time: by the time in the name if that is the same moment, else by the place. */
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

/** Returns a photo whose file time is the time it was taken, so that its ZIP entry gets it. */
export function dated<File extends { readonly modifiedMs: number }>(
  file: File,
  date: PhotoDate | undefined,
): File {
  return date ? { ...file, modifiedMs: entryTimeMs(localTimeOf(date), file.modifiedMs) } : file;
}
