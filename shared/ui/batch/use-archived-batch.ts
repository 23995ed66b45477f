import { useRef, useState } from 'react';
import { checkComplete, entriesOf } from '#core/board/arrangement.ts';
import { type BatchState, isCancelled } from '#core/batch/batch.ts';
import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import type { Board } from '#core/board/board.ts';
import { AppError } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import type { Entitlement } from '#core/accounts/plan.ts';
import { downloadToast, failureToast, leftOutToast, summaryToast } from '#core/batch/toast.ts';
import type { OrganizeSettings } from '#pipeline/organize.ts';
import type { Archive, Ports } from '#pipeline/ports.ts';
import { failuresWords } from '#words/failures.ts';
import { listWords } from '#words/list.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { vocabularyWords } from '#words/vocabulary.ts';
import { useMessages } from '../kit/use-messages.ts';
import { type Arranging, renamesFor, useArrangement } from '../board/use-arrangement.ts';
import { type BesideChoice, besidePhotos } from './beside-photos.ts';
import { SavedArchive } from '../board/saved-archive.ts';
import { type Batch, carriedOf, type Notify, PROGRESS_TOAST, useBatch } from '../board/use-batch.ts';

interface ArchivedBatchOptions {
  readonly notify: Notify;
  readonly entitlement: Entitlement;
  /** Whether a ZIP that is made now has a list of its photos. */
  readonly hasList: boolean;
  /** Whether what is known of the photos is in a ZIP that is made now as XMP. */
  readonly writesXmp: boolean;
  /** Whether files that couldn't be looked at are in a ZIP that is made now. */
  readonly carriesUnreadable: boolean;
  /** The people of each photo, where their names become keywords. */
  readonly xmpNames: () => ReadonlyMap<string, readonly string[]> | undefined;
  /** Hands the ZIP to the browser's downloads. */
  readonly saveZip: (zip: Blob) => Promise<void>;
  /** Whether the ZIP of a run that was not canceled is saved at its end. */
  readonly savesByItself: boolean;
}

/** An archive that can be finished again and again, and its ZIP as it was finished last. */
interface ZipArchive<Source extends Photo> {
  readonly archive: Archive<Source>;
  readonly zip: () => Blob | undefined;
}

export interface ArchivedBatch<Source extends Photo> {
  readonly batch: Batch<Source>;
  /** How the folders of the batch are arranged. */
  readonly arranging: Arranging;
  /** The ZIP was saved since the batch ended last. */
  readonly isDownloaded: boolean;
  /** The ZIP that was saved last was made with another choice of what is beside the photos. */
  readonly isOtherChoice: boolean;
  /** Runs a new batch, or one that was saved. */
  readonly begin: (
    photos: readonly Source[],
    ports: Ports<Source>,
    zip: () => Blob | undefined,
    settings: OrganizeSettings,
  ) => void;
  /** Retries failed photos of the batch; the results are added to the existing archive. */
  readonly tryAgain: (photos: readonly Source[], ports: Ports<Source>, settings: OrganizeSettings) => void;
  /** Has a batch that ended before, as it was arranged. */
  readonly restore: (board: Board & { readonly photos: readonly Source[] }, made: ZipArchive<Source>) => void;
  /** Makes the ZIP as the folders are arranged now, saves it, and tells how that went. */
  readonly download: () => Promise<void>;
}

/**
 * A batch with its archive: each run ends in one ZIP, which is saved by itself unless the run was canceled. The one
 * owner of the archive, so of trying photos again and of downloading again; no photo is sent or counted for the latter.
 */
export function useArchivedBatch<Source extends Photo>(options: ArchivedBatchOptions): ArchivedBatch<Source> {
  const { notify, entitlement, hasList, writesXmp, carriesUnreadable, xmpNames, saveZip } = options;
  const t = useMessages(failuresWords, listWords, quantitiesWords, toastsWords, vocabularyWords);
  const batch = useBatch<Source>(notify);
  const arranging = useArrangement(batch.state.entries);
  const archive = useRef<SavedArchive<Source>>(undefined);
  const [isDownloaded, setIsDownloaded] = useState(false);
  const [saved, setSaved] = useState<Pick<BesideChoice, 'writesXmp' | 'carriesUnreadable'>>();

  const beside = { hasList, writesXmp, carriesUnreadable, xmpNames, t };
  const save = async (rearranged?: readonly ArchiveEntry[]): Promise<boolean> => {
    try {
      if (rearranged) {
        checkComplete(rearranged, new Set(batch.state.entries.map(({ photoId }) => photoId)));
        await archive.current?.finish(rearranged, besidePhotos(batch, arranging.arrangement, beside));
      }
      const zip = archive.current?.zip;
      if (!zip) return false;
      await saveZip(zip);
      setSaved({ writesXmp, carriesUnreadable });
      const leftOut = archive.current?.leftOut ?? [];
      if (leftOut.length > 0) notify(leftOutToast(leftOut, t));
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notify(failureToast(error.failure, t));
      return false;
    }
  };
  /** Ends a run: saves the ZIP unless the run was canceled, then shows one toast. */
  const endOf = (picked: number) => {
    let placed = 0;
    let saving = Promise.resolve(false);
    const onArchived = (state: BatchState, count: number) => {
      placed = count;
      if (isCancelled(state) || !options.savesByItself) return;
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

  const begin: ArchivedBatch<Source>['begin'] = (photos, ports, zip, settings) => {
    archive.current = new SavedArchive(ports.archive, photos, zip);
    setSaved(undefined);
    batch.start({
      photos,
      ports,
      settings,
      entitlement,
      besideOf: (now) => besidePhotos(now, {}, beside),
      ...endOf(photos.length),
    });
  };
  const tryAgain: ArchivedBatch<Source>['tryAgain'] = (photos, ports, settings) => {
    const there = archive.current;
    if (!there) throw new Error('There is no archive to add to');
    let all: readonly ArchiveEntry[] = [];
    // Photos that lay beside the batch while it ran are of it now.
    const ofBatch = [...new Set([...batch.photos, ...photos])];
    there.hold(ofBatch);
    const joining = there.joinedBy((added, named) => (all = arranging.join(added, named)));
    const { state, isRestored } = batch;
    const run = { state, photos: ofBatch, isStopping: false, isAgain: true, isRestored };
    batch.start({
      photos,
      ports: { ...ports, archive: joining },
      settings,
      entitlement,
      besideOf: (now) => besidePhotos(now, arranging.arrangement, beside),
      again: { run, entries: () => all },
      ...endOf(ofBatch.length),
    });
  };
  const restore: ArchivedBatch<Source>['restore'] = ({ photos, state, ...board }, made) => {
    archive.current = new SavedArchive(made.archive, photos, made.zip);
    setSaved(undefined);
    arranging.restore(state.entries, board);
    batch.restore(state, photos);
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
  const isOtherCarry = carriedOf(batch).length > 0 && saved?.carriesUnreadable !== carriesUnreadable;
  const isOtherChoice = saved !== undefined && (saved.writesXmp !== writesXmp || isOtherCarry);
  return { batch, arranging, isDownloaded, isOtherChoice, begin, tryAgain, restore, download };
}
