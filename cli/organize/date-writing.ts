import { takenAt } from '#codec/facts/taken-at.ts';
import { metadataIn } from '#codec/metadata/file-metadata.ts';
import { DATED_HEAD_BYTES, datedHead } from '#codec/written/written-date.ts';
import { besideKind } from '#core/companions/file-kinds.ts';
import { dateToWrite } from '#core/dates/date-to-write.ts';
import type { FileDate } from '#core/dates/file-date.ts';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import type { Archive, PhotoEntry } from '#pipeline/ports.ts';
import { readHead } from '../inputs/file-bytes.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';

/** What is known of a batch when its dates are written. */
export interface DateWriting {
  readonly dateOf: (photo: FilePhoto) => PhotoDate | undefined;
  readonly ownDateOf: (photo: FilePhoto) => Promise<FileDate | undefined>;
  /** Whether a file is included although it couldn't be analyzed, and so stays as it is. */
  readonly isCarried: (photo: FilePhoto) => boolean;
  readonly signal: AbortSignal;
}

/** Writes photos' known dates into their copies, where the photos have none. */
export function withWrittenDates(
  archive: Archive<FilePhoto>,
  { dateOf, ownDateOf, isCarried, signal }: DateWriting,
): Archive<FilePhoto> {
  return {
    prepare: (photo, stop) => archive.prepare(photo, stop),
    finish: async (entries, beside) => {
      const written: PhotoEntry<FilePhoto>[] = [];
      for (const entry of entries) {
        const { photo } = entry;
        const isLeft = signal.aborted || isCarried(photo);
        const copy = isLeft ? undefined : await withDate(photo, dateOf(photo), () => ownDateOf(photo));
        if (copy) await archive.prepare(copy, signal);
        written.push(copy ? { ...entry, photo: copy } : entry);
      }
      await archive.finish(written, beside);
    },
  };
}

/**
 * Returns a photo whose bytes include its known date, for copies of JPEGs that have none. The file itself stays
 * unchanged.
 *
 * @param ownDate the date in its metadata: any counts, even one that ranks below the known one
 * @returns undefined if no date is written: the photo has one, none is known well enough, or it isn't a JPEG that can
 * take one
 */
export async function withDate(
  photo: FilePhoto,
  known: PhotoDate | undefined,
  ownDate: () => Promise<FileDate | undefined>,
): Promise<FilePhoto | undefined> {
  const date = known && dateToWrite(known);
  if (!date || photo.made || besideKind(photo.name) !== undefined) return undefined;
  try {
    const head = await readHead(photo, DATED_HEAD_BYTES);
    const other = datedHead(head, date);
    if (!other || (await ownDate())) return undefined;
    const written = Buffer.concat([other.bytes, head.subarray(other.replaced)]);
    const read = takenAt(await metadataIn(new Uint8Array(written)), Date.now());
    if (read?.local !== date.local) return undefined;
    return { ...photo, dated: date, sizeBytes: photo.sizeBytes - other.replaced + other.bytes.length };
  } catch {
    // An unreadable file is reported when its bytes are needed.
    return undefined;
  }
}
