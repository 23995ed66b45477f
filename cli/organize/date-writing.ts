import { takenAt } from '#codec/facts/taken-at.ts';
import { fileMetadata, metadataIn } from '#codec/metadata/file-metadata.ts';
import { DATED_HEAD_BYTES, datedHead } from '#codec/written/written-date.ts';
import { besideKind } from '#core/companions/file-kinds.ts';
import { dateToWrite } from '#core/dates/date-to-write.ts';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import { readHead } from '../inputs/file-bytes.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { sourceOfFile } from '../inputs/file-source.ts';

/**
 * Returns a photo whose bytes have the date that is known of it, for copies of JPEGs that have none. The file itself stays as
 * it is.
 *
 * @returns undefined where no date is written: the photo has one, or none that is known well enough, or is no JPEG that can
 *   take one
 */
export async function withDate(
  photo: FilePhoto,
  known: PhotoDate | undefined,
): Promise<FilePhoto | undefined> {
  const date = known && dateToWrite(known);
  if (!date || photo.made || besideKind(photo.name) !== undefined) return undefined;
  try {
    const head = await readHead(photo, DATED_HEAD_BYTES);
    const other = datedHead(head, date);
    // Also a date that stands back behind a better one is the photo's own.
    if (!other || takenAt(await fileMetadata(sourceOfFile(photo)), Date.now())) return undefined;
    const written = Buffer.concat([other.bytes, head.subarray(other.replaced)]);
    const read = takenAt(await metadataIn(new Uint8Array(written)), Date.now());
    if (read?.local !== date.local) return undefined;
    return { ...photo, dated: date, sizeBytes: photo.sizeBytes - other.replaced + other.bytes.length };
  } catch {
    // What cannot be read is told where its bytes are needed.
    return undefined;
  }
}
