import type { Arrangement } from '#core/board/arrangement.ts';
import { batchXmp } from '#core/xmp/batch-xmp.ts';
import type { FailureWords } from '#core/failure-text.ts';
import { batchList } from '#core/lists/batch-list.ts';
import type { ListWords } from '#core/lists/list-page.ts';
import { topFiles } from '#core/lists/top-files.ts';
import type { Photo } from '#core/photo.ts';
import type { BesidePhotos } from '#pipeline/ports.ts';
import { type BatchRun, carriedOf, failedOf } from '../board/use-batch.ts';

/** What a person wants in the ZIP beside the photos. */
export interface BesideChoice {
  /** A page, a table and checksums at its top. */
  readonly hasList: boolean;
  /** What is known of each photo, as XMP. */
  readonly writesXmp: boolean;
  /** The people of each photo, where their names become keywords. */
  readonly xmpNames: () => ReadonlyMap<string, readonly string[]> | undefined;
  /** Files that couldn't be looked at. */
  readonly carriesUnreadable: boolean;
  readonly t: ListWords & FailureWords;
}

/**
 * What the ZIP of a batch has beside its photos.
 *
 * @param arranged what the person has said of its folders
 */
export function besidePhotos<Source extends Photo>(
  run: Pick<BatchRun<Source>, 'state' | 'photos'>,
  arranged: Pick<Arrangement, 'names' | 'categories'>,
  { hasList, writesXmp, carriesUnreadable, xmpNames, t }: BesideChoice,
): BesidePhotos<Source> {
  const { state, photos } = run;
  return {
    makeTopFiles: hasList
      ? (written, sha256Of) => topFiles(batchList(state, photos, written, Date.now(), t), sha256Of, t)
      : undefined,
    failed: failedOf(run),
    carried: carriesUnreadable ? carriedOf(run) : [],
    xmpOf: writesXmp ? batchXmp(state, photos, arranged, xmpNames()) : undefined,
  };
}
