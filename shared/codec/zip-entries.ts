import { AppError, type ZipProblem } from '#core/failure.ts';
import { MAX_PHOTO_BYTES, MAX_ZIP_ENTRIES, MAX_ZIP_RATIO, MAX_ZIP_RECORDS } from '#core/limits.ts';
import { findDirectory, readDirectory, ZIP_TAIL_BYTES, type ZipEntry } from '#core/zip-directory.ts';

/** Random access to the bytes of a ZIP, in memory or on disk. */
export interface ZipSource {
  readonly sizeBytes: number;
  /**
   * The bytes from `start` (inclusive) to `end` (exclusive), both between 0 and the size; fewer at the end of
   * the file.
   */
  readonly read: (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Bytes that are kept of a damaged entry: enough to identify its type, too few to pass as the photo. */
export const DAMAGED_BYTES = 64;

/** Files that operating systems add to archives. */
const NOT_MEANT = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** The directory is read as a whole: a record of the most that there may be, with a long path, takes less. */
const MOST_DIRECTORY_BYTES = MAX_ZIP_RECORDS * 1024;

/**
 * The entries of a ZIP as its directory has them, without folders and the files that operating systems add.
 *
 * @throws {AppError} `zip-unreadable` if the file is not a ZIP, is encrypted, or has too many files
 */
export async function entriesOf(zip: ZipSource): Promise<ZipEntry[]> {
  const tail = await bytesOf(zip, zip.sizeBytes - ZIP_TAIL_BYTES, zip.sizeBytes);
  const place = findDirectory(tail, zip.sizeBytes);
  if (!place) throw unreadableZip('damaged');
  if (place.end - place.start > MOST_DIRECTORY_BYTES) throw unreadableZip('too-many-files');
  const entries = readDirectory(await bytesOf(zip, place.start, place.end), place, MAX_ZIP_RECORDS);
  if (entries.length > MAX_ZIP_RECORDS) throw unreadableZip('too-many-files');
  const meant = entries.filter(({ roughPath }) => !NOT_MEANT.test(roughPath));
  if (meant.length > MAX_ZIP_ENTRIES) throw unreadableZip('too-many-files');
  if (meant.some(({ isEncrypted }) => isEncrypted)) throw unreadableZip('locked');
  // Overlapping entries are a way to build a ZIP bomb.
  if (sumOf(meant, ({ packedBytes }) => packedBytes) > zip.sizeBytes) throw unreadableZip('damaged');
  return meant;
}

/** Whether an entry is a ZIP bomb: too large for a photo, and packed more than pictures and films ever are. */
export function isMadeToFill({ sizeBytes, packedBytes }: ZipEntry): boolean {
  return sizeBytes > MAX_PHOTO_BYTES && sizeBytes > packedBytes * MAX_ZIP_RATIO;
}

/** Clamps the range, since the offsets in a malformed ZIP may lie outside the file. */
export function bytesOf({ sizeBytes, read }: ZipSource, start: number, end: number) {
  const from = Math.min(Math.max(0, start), sizeBytes);
  return read(from, Math.min(Math.max(from, end), sizeBytes));
}

/** The sum of a number of each entry. */
export function sumOf(entries: readonly ZipEntry[], number: (entry: ZipEntry) => number): number {
  return entries.reduce((sum, entry) => sum + number(entry), 0);
}

/** @param limitBytes the limit that was passed, if it is not `MAX_ZIP_BYTES` */
export function unreadableZip(reason: ZipProblem, limitBytes?: number): AppError {
  const details = { reason, ...(limitBytes === undefined ? {} : { limitBytes }) };
  return new AppError({ code: 'zip-unreadable', details });
}
