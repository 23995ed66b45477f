import { downloadToast, failureToast, leftOutToast } from '#core/batch/toast.ts';
import { AppError } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import type { Archive } from '#pipeline/ports.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import type { Notify } from '../board/use-batch.ts';
import { useMessages } from '../kit/use-messages.ts';

interface ZipHost<Source extends Photo> {
  readonly createArchive: () => { readonly archive: Archive<Source>; readonly zip: () => Blob | undefined };
  readonly saveZip: (zip: Blob) => Promise<void>;
}

/** Returns a function that saves a ZIP of the files on a table without photos, and shows how that went. */
export function useZipAlone<Source extends Photo>(
  files: readonly Source[],
  host: ZipHost<Source>,
  notify: Notify,
): () => Promise<void> {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  return async () => {
    try {
      const leftOut = await zipAlone(files, host);
      if (leftOut.length > 0) notify(leftOutToast(leftOut, t));
      if (leftOut.length < files.length) notify(downloadToast(t));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notify(failureToast(error.failure, t));
    }
  };
}

/**
 * Saves a ZIP of companion files when there is no photo: videos in `Videos`, the rest in `Unsorted`.
 *
 * @returns the names of unreadable files, which are not in the ZIP; if no other files remain, there is no ZIP
 * @throws {AppError} `archive-incomplete`
 */
async function zipAlone<Source extends Photo>(
  files: readonly Source[],
  { createArchive, saveZip }: ZipHost<Source>,
): Promise<readonly string[]> {
  const { archive, zip } = createArchive();
  await archive.finish([], { alone: files });
  const leftOut = archive.leftOut ?? [];
  const made = zip();
  if (made && leftOut.length < files.length) await saveZip(made);
  return leftOut;
}
