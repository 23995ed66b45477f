import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import type { PlacedBatch } from '#browser/files/read-again.ts';
import { withFiles, withPhotos } from '#browser/files/reattach-files.ts';
import type { ResumableHost } from '#browser/archives/resumable-host.ts';
import type { Toast } from '#core/batch/toast.ts';
import { AppError } from '#core/failure.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';

interface SavedBatchOptions {
  readonly host: ResumableHost;
  /** The subject of the signed-in user; empty if nobody is signed in, undefined until that is known. */
  readonly owner: string | undefined;
  readonly notify: (toast: Toast) => void;
  readonly onResume: (batch: SavedBatch<BrowserPhoto>) => void;
}

export interface ResumableBatch {
  /** The batch that can be resumed. */
  readonly batch: PlacedBatch;
  /** Whether the browser is asking the user for permission to read the photos again. */
  readonly isAsking: boolean;
  /** Whether the photos are being read. */
  readonly isReading: boolean;
  /** Whether the accessible photos were read again; missing ones have to be picked again. */
  readonly wasRead: boolean;
  /** Resumes the batch with the files that the user picked again. */
  readonly resume: (files?: readonly File[]) => void;
  readonly discard: () => void;
}

/** The messages are loaded on demand. */
const toasts = async () => (await import('./resume-copy.ts')).RESUME_TOASTS;

/** A batch to decide about, and how far its photos were read again. */
interface Offer {
  readonly batch: PlacedBatch;
  readonly reading: 'not-yet' | 'asking' | 'now' | 'done';
}

/** Finds the batch that the current user, signed in or not, didn't finish here. */
function useOffer({ host, owner, notify }: Omit<SavedBatchOptions, 'onResume'>) {
  const [offer, setOffer] = useState<Offer>();
  const decisions = useRef(0);
  /** Returns whether no decision came later: the response to an earlier one, which may have waited long, is ignored. */
  const decide = () => {
    decisions.current += 1;
    const decision = decisions.current;
    return () => decision === decisions.current;
  };
  /** A batch without any readable photos is only reported. */
  const give = useEffectEvent(async (found: PlacedBatch | undefined) => {
    if (!found?.damaged || found.order.length > 0) {
      setOffer(found && { batch: found, reading: 'not-yet' });
      return;
    }
    notify((await toasts()).damaged(found.damaged));
    const taken = await host.batches.take(found.id);
    if (taken) await host.discard(taken);
  });
  const tellNewer = useEffectEvent(async () => notify((await toasts()).newer));
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isCurrent = true;
    host.batches.resumable().then(
      (found) => {
        if (isCurrent) void give(found);
      },
      (error: unknown) => {
        if (isCurrent && error instanceof AppError && error.failure.code === 'record-newer') void tellNewer();
        else console.warn('Checking for a saved batch failed', error);
      },
    );
    return () => {
      isCurrent = false;
      decisions.current += 1;
      setOffer(undefined);
    };
  }, [host, owner]);
  useEffect(() => () => host.batches.release(), [host]);
  return { offer, setOffer, decide };
}

/** Keeps the batch that the current user didn't finish here, until they have decided about it. */
export function useSavedBatch({ onResume, ...options }: SavedBatchOptions): ResumableBatch | undefined {
  const { host, notify } = options;
  const { offer, setOffer, decide } = useOffer(options);
  if (!offer) return undefined;
  const { batch: offered, reading } = offer;

  /** Claims the batch for this page alone; undefined if another page was faster. */
  const take = async () => {
    const batch = await host.batches.take(offered.id);
    setOffer(undefined);
    if (!batch) notify((await toasts()).elsewhere);
    return batch;
  };
  /** Reads photos from their locations. Returns undefined if too few can be read, or the user has decided otherwise. */
  const readAgain = async (found: PlacedBatch, isCurrent: () => boolean) => {
    setOffer({ batch: offered, reading: 'asking' });
    const { batch, lost, isAllowed } = await host.batches.readAgain(found, () => {
      if (isCurrent()) setOffer({ batch: offered, reading: 'now' });
    });
    if (!isCurrent()) return undefined;
    setOffer({ batch: offered, reading: 'done' });
    if (lost.length > 0) notify((await toasts()).lost(lost.map(({ name }) => name)));
    if (isAllowed && batch.photos.length > 0) return { photos: batch.photos, lost: lost.length };
    setOffer({ batch, reading: 'done' });
    return undefined;
  };
  const resume = async (files: readonly File[] = []) => {
    const found = withFiles(offered, files);
    if (files.length > 0 && found.photos.length === offered.photos.length) {
      notify((await toasts()).noneOfThem);
      return;
    }
    const isCurrent = decide();
    const isPlaced = offered.places.size > 0;
    const read = isPlaced ? await readAgain(found, isCurrent) : { photos: found.photos, lost: 0 };
    const taken = read && (await take());
    if (!taken) return;
    const batch = withPhotos(taken, read.photos);
    const missing = batch.order.length - batch.photos.length - read.lost;
    if (missing > 0) notify((await toasts()).stillMissing(missing));
    onResume(batch);
  };
  const discard = async () => {
    decide();
    const batch = await take();
    if (batch) await host.discard(batch);
  };
  return {
    batch: offered,
    isAsking: reading === 'asking',
    isReading: reading === 'now',
    wasRead: reading === 'done',
    resume: (files) => void resume(files),
    discard: () => void discard(),
  };
}
