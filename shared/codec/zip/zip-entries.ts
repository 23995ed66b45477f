import { AppError, type FailureDetails } from '#core/failure.ts';
import {
  MAX_PHOTO_BYTES,
  MAX_ZIP_ENTRIES,
  MAX_ZIP_INFLATED_BYTES,
  MAX_ZIP_RATIO,
  MAX_ZIP_RECORDS,
} from '#core/limits.ts';
import { findDirectory, readDirectory, ZIP_TAIL_BYTES, type ZipEntry } from '#core/bytes/zip-directory.ts';

/** Random access to the bytes of a ZIP, in memory or on disk. */
export interface ZipSource {
  readonly sizeBytes: number;
  /**
   * Returns the bytes from `start` (inclusive) to `end` (exclusive), both between 0 and the size; fewer at the end of
   * the file.
   */
  readonly read: (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
}

/** The number of bytes kept of a damaged entry: enough to identify its type, too few to pass as the photo. */
export const DAMAGED_BYTES = 64;

/** Files that operating systems add to archives. */
const NOT_MEANT = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** The limits of a ZIP. */
export interface ZipLimits {
  readonly files: number;
  /** Including the files that operating systems add. */
  readonly records: number;
  /** The total size that its deflated files may unpack to. */
  readonly inflatedBytes: number;
}

/** The limits of a ZIP that a browser opens. */
export const BROWSER_ZIP_LIMITS: ZipLimits = {
  files: MAX_ZIP_ENTRIES,
  records: MAX_ZIP_RECORDS,
  inflatedBytes: MAX_ZIP_INFLATED_BYTES,
};

/** The directory is read as a whole: a record with a long path takes less. */
const MOST_RECORD_BYTES = 1024;

/**
 * Returns the entries in a ZIP's directory, without folders and the files that operating systems add.
 *
 * @throws {AppError} `zip-unreadable` if the file isn't a ZIP, is encrypted, or has too many files
 */
export async function entriesOf(zip: ZipSource, limits: ZipLimits): Promise<ZipEntry[]> {
  const tail = await bytesOf(zip, zip.sizeBytes - ZIP_TAIL_BYTES, zip.sizeBytes);
  const place = findDirectory(tail, zip.sizeBytes);
  if (!place) throw unreadableZip({ reason: 'damaged' });
  const mostBytes = limits.records * MOST_RECORD_BYTES;
  if (place.end - place.start > mostBytes) throw tooManyFiles(limits);
  const entries = readDirectory(await bytesOf(zip, place.start, place.end), place, limits.records);
  if (entries.length > limits.records) throw tooManyFiles(limits);
  const meant = entries.filter(({ roughPath }) => !NOT_MEANT.test(roughPath));
  if (meant.length > limits.files) throw tooManyFiles(limits);
  if (meant.some(({ isEncrypted }) => isEncrypted)) throw unreadableZip({ reason: 'locked' });
  // Overlapping entries are a way to build a ZIP bomb.
  if (sumOf(meant, ({ packedBytes }) => packedBytes) > zip.sizeBytes)
    throw unreadableZip({ reason: 'damaged' });
  return meant;
}

/**
 * Returns whether an entry is a ZIP bomb: too large for a photo, and compressed more than pictures and videos ever
 * are.
 */
export function isMadeToFill({ sizeBytes, packedBytes }: ZipEntry): boolean {
  return sizeBytes > MAX_PHOTO_BYTES && sizeBytes > packedBytes * MAX_ZIP_RATIO;
}

/** Clamps the range, since the offsets in a malformed ZIP may point outside the file. */
export function bytesOf({ sizeBytes, read }: ZipSource, start: number, end: number) {
  const from = Math.min(Math.max(0, start), sizeBytes);
  return read(from, Math.min(Math.max(from, end), sizeBytes));
}

/** Returns the sum of a number over all entries. */
export function sumOf(entries: readonly ZipEntry[], number: (entry: ZipEntry) => number): number {
  return entries.reduce((sum, entry) => sum + number(entry), 0);
}

function tooManyFiles({ files }: ZipLimits): AppError {
  return unreadableZip({ reason: 'too-many-files', limitFiles: files });
}

/** Returns the error for a ZIP that can't be read, with the limit that it exceeds, if it does. */
export function unreadableZip(details: FailureDetails['zip-unreadable']): AppError {
  return new AppError({ code: 'zip-unreadable', details });
}
