import { carriedOf, failedOf } from '#core/batch/batch-files.ts';
import type { Arrangement } from '#core/board/arrangement.ts';
import { type BatchToList, batchList } from '#core/lists/batch-list.ts';
import { topFiles } from '#core/lists/top-files.ts';
import type { Photo } from '#core/photo.ts';
import { batchXmp } from '#core/xmp/batch-xmp.ts';
import type { BesidePhotos } from './ports.ts';

/** The extra files that the user wants in the ZIP next to the photos. */
export interface BesideChoice {
  /** Whether to put a page, a table and checksums at the top of the ZIP. */
  readonly hasList: boolean;
  /** Whether to write what is known about each photo as XMP. */
  readonly writesXmp: boolean;
  /** The people in each photo, if their names become keywords. */
  readonly xmpNames?: () => ReadonlyMap<string, readonly string[]> | undefined;
  /** Whether to include files that couldn't be analyzed. */
  readonly carriesUnreadable: boolean;
  readonly t: BatchToList['t'];
}

/** A batch, and the files that came without a photo, if the host includes them. */
export interface BatchBeside<Source extends Photo> extends Pick<BatchToList, 'state' | 'originalOf'> {
  /** All picked photos, in that order. */
  readonly photos: readonly Source[];
  readonly alone?: readonly Source[];
}

/**
 * Returns the files that a batch's ZIP contains in addition to its photos.
 *
 * @param arranged the user's changes to its folders
 */
export function besidePhotos<Source extends Photo>(
  batch: BatchBeside<Source>,
  arranged: Pick<Arrangement, 'names' | 'categories'>,
  { hasList, writesXmp, carriesUnreadable, xmpNames, t }: BesideChoice,
): BesidePhotos<Source> {
  const { state, photos, alone = [] } = batch;
  return {
    makeTopFiles: hasList
      ? (written, sha256Of) => topFiles(batchList({ ...batch, nowMs: Date.now(), t }, written), sha256Of, t)
      : undefined,
    failed: failedOf(batch),
    carried: carriesUnreadable ? carriedOf(batch) : [],
    alone,
    xmpOf: writesXmp ? batchXmp(state, photos, arranged, xmpNames?.()) : undefined,
  };
}
