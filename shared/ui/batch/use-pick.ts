import { failureToast } from '#core/batch/toast.ts';
import { AppError, type Failure } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import type { PickedFiles } from '#core/takeout/gather.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import type { Notify } from '../board/use-batch.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { Organizer } from './use-organizer.ts';

/** What a host finds in picked files. */
interface Found<Source extends Photo> extends PickedFiles<Source> {
  readonly failures: readonly Failure[];
  readonly readSums: () => Promise<PickedFiles<Source> | undefined>;
}

/** Finds the photos and their companion files in picked files. */
export type FindFiles<Source extends Photo> = (
  files: readonly File[],
  onTable: readonly Source[],
) => Promise<Found<Source>>;

/**
 * Returns a function that adds files to the table, and says which of them can't be opened. The table doesn't wait for
 * checksums.
 */
export function usePick<Source extends Photo>(
  organizer: Pick<Organizer<Source>, 'add' | 'picked'>,
  notify: Notify,
  findFiles: FindFiles<Source>,
): (files: readonly File[] | Promise<readonly File[]>) => Promise<void> {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  return async (files) => {
    try {
      const { failures, readSums, ...found } = await findFiles(await files, organizer.picked.photos);
      for (const failure of failures) notify(failureToast(failure, t));
      organizer.add(found);
      // Added to those on the table, which may have changed in the meantime.
      const sums = await readSums();
      if (sums) organizer.picked.add(sums);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notify(failureToast(error.failure, t));
    }
  };
}
