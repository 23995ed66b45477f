import { useRef, useState } from 'react';
import { carriedOf } from '#core/batch/batch-files.ts';
import { checkComplete, entriesOf } from '#core/board/arrangement.ts';
import { type BatchState, isCancelled } from '#core/batch/batch.ts';
import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import { AppError } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import type { Entitlement } from '#core/accounts/plan.ts';
import { downloadToast, failureToast, leftOutToast, summaryToast } from '#core/batch/toast.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { type Arranging, renamesFor } from '../board/use-arrangement.ts';
import type { SavedArchive } from '../board/saved-archive.ts';
import { type BatchRequest, type BatchRun, type Notify, PROGRESS_TOAST } from '../board/use-batch.ts';
import { useMessages } from '../kit/use-messages.ts';
import { type BesideChoice, besidePhotos } from '#pipeline/beside-photos.ts';

export interface ZipOptions {
  readonly notify: Notify;
  readonly entitlement: Entitlement;
  /** Passes the ZIP to the browser's downloads. */
  readonly saveZip: (zip: Blob) => Promise<void>;
  /** Whether the ZIP of a run that wasn't canceled is saved at its end. */
  readonly savesByItself: boolean;
}

/** The ZIP of a batch. */
export interface BatchZip<Source extends Photo> {
  /** The archive that the ZIP is made of; undefined before the first batch. */
  readonly archive: () => SavedArchive<Source> | undefined;
  /** Replaces the archive by that of another batch. */
  readonly hold: (archive: SavedArchive<Source>) => void;
  /** Returns the end of a run: saves the ZIP unless the run was canceled, then shows one toast. */
  readonly endOf: (picked: number) => Pick<BatchRequest<Source>, 'onArchived' | 'onEnded'>;
  /** Makes the ZIP as the folders are arranged now, saves it, and shows how that went. */
  readonly download: () => Promise<void>;
  /** Whether the ZIP was saved since the batch last ended. */
  readonly isDownloaded: boolean;
  /** Whether the ZIP that was saved last was made with another choice of files next to the photos. */
  readonly isOtherChoice: boolean;
}

/**
 * Keeps the archive of a batch and saves its ZIP.
 *
 * @param beside the files that a ZIP made now has next to the photos
 */
export function useBatchZip<Source extends Photo>(
  batch: BatchRun<Source>,
  arranging: Arranging,
  beside: BesideChoice,
  { notify, entitlement, saveZip, savesByItself }: ZipOptions,
): BatchZip<Source> {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  const archive = useRef<SavedArchive<Source>>(undefined);
  const [isDownloaded, setIsDownloaded] = useState(false);
  const [saved, setSaved] = useState<BesideChoice>();

  const save = async (rearranged?: readonly ArchiveEntry[]): Promise<boolean> => {
    try {
      if (rearranged) {
        checkComplete(rearranged, new Set(batch.state.entries.map(({ photoId }) => photoId)));
        await archive.current?.finish(rearranged, besidePhotos(batch, arranging.arrangement, beside));
      }
      const zip = archive.current?.zip;
      if (!zip) return false;
      await saveZip(zip);
      setSaved(beside);
      const leftOut = archive.current?.leftOut ?? [];
      if (leftOut.length > 0) notify(leftOutToast(leftOut, t));
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notify(failureToast(error.failure, t));
      return false;
    }
  };
  const endOf = (picked: number) => {
    let placed = 0;
    let saving = Promise.resolve(false);
    const onArchived = (state: BatchState, count: number) => {
      placed = count;
      if (isCancelled(state) || !savesByItself) return;
      saving = save();
    };
    const onEnded = (state: BatchState) => {
      void saving.then((isSaved) => {
        const end = { placed, picked, isSaved, entitlement };
        if (placed > 0 || isCancelled(state)) notify(summaryToast(state, end, t), PROGRESS_TOAST);
        setIsDownloaded(isSaved);
      });
    };
    return { onArchived, onEnded };
  };
  const download = async () => {
    const { markSaved } = arranging;
    const { xmpOf } = besidePhotos(batch, arranging.arrangement, beside);
    // The board gets the names that the photos will have in the ZIP, so that both tell the same.
    const renames = renamesFor(arranging.arrangement, (all) => archive.current?.named(all, xmpOf) ?? all);
    const arrangement = renames.length > 0 ? arranging.edit(...renames) : arranging.arrangement;
    if (!(await save(entriesOf(arrangement)))) return;
    notify(downloadToast(t));
    markSaved(arrangement);
    setIsDownloaded(true);
  };
  const hold = (next: SavedArchive<Source>) => {
    archive.current = next;
    setSaved(undefined);
  };
  const isOtherCarry = carriedOf(batch).length > 0 && saved?.carriesUnreadable !== beside.carriesUnreadable;
  const isOtherChoice = saved !== undefined && (saved.writesXmp !== beside.writesXmp || isOtherCarry);
  return { archive: () => archive.current, hold, endOf, download, isDownloaded, isOtherChoice };
}
