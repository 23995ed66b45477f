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
 * Returns a photo whose bytes include its known date, for copies of JPEGs that have none. The file itself stays
 * unchanged.
 *
 * @returns undefined if no date is written: the photo has one, none is known well enough, or it isn't a JPEG that can
 * take one
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
    // Any date of its own counts, even one that ranks below a better one.
    if (!other || takenAt(await fileMetadata(sourceOfFile(photo)), Date.now())) return undefined;
    const written = Buffer.concat([other.bytes, head.subarray(other.replaced)]);
    const read = takenAt(await metadataIn(new Uint8Array(written)), Date.now());
    if (read?.local !== date.local) return undefined;
    return { ...photo, dated: date, sizeBytes: photo.sizeBytes - other.replaced + other.bytes.length };
  } catch {
    // An unreadable file is reported when its bytes are needed.
    return undefined;
  }
}
