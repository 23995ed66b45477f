import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import type { PlacedBatch } from '#browser/files/read-again.ts';
import { withFiles, withPhotos } from '#browser/files/reattach-files.ts';
import type { ResumableHost } from '#browser/archives/resumable-host.ts';
import type { Toast } from '#core/batch/toast.ts';
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
  readonly goOn: (files?: readonly File[]) => void;
  readonly discard: () => void;
}

/** The messages are loaded on demand. */
const toasts = async () => (await import('./resume-copy.ts')).RESUME_TOASTS;

/** Keeps the batch that the current user, signed in or not, didn't finish here, until they have decided about it. */
export function useSavedBatch({
  host,
  owner,
  notify,
  onResume,
}: SavedBatchOptions): ResumableBatch | undefined {
  const [offered, setOffered] = useState<PlacedBatch>();
  const [reading, setReading] = useState<'not-yet' | 'asking' | 'now' | 'done'>('not-yet');
  /** Counts the decisions: the response to an earlier one, which may have waited long for the user, is ignored. */
  const decisions = useRef(0);
  /** A batch without any readable photos is only reported. */
  const give = useEffectEvent(async (found: PlacedBatch | undefined) => {
    if (!found?.damaged || found.order.length > 0) {
      setOffered(found);
      return;
    }
    notify((await toasts()).damaged(found.damaged));
    const taken = await host.batches.take(found.id);
    if (taken) await host.discard(taken);
  });
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isCurrent = true;
    host.batches.resumable().then(
      (found) => {
        if (isCurrent) void give(found);
      },
      (error: unknown) => console.warn('Checking for a saved batch failed', error),
    );
    return () => {
      isCurrent = false;
      decisions.current += 1;
      setReading('not-yet');
      setOffered(undefined);
    };
  }, [host, owner]);
  useEffect(() => () => host.batches.release(), [host]);
  if (!offered) return undefined;

  /** Claims the batch for this page alone; undefined if another page was faster. */
  const take = async () => {
    const batch = await host.batches.take(offered.id);
    setOffered(undefined);
    setReading('not-yet');
    if (!batch) notify((await toasts()).elsewhere);
    return batch;
  };
  const goOn = async (files: readonly File[] = []) => {
    let found = withFiles(offered, files);
    if (files.length > 0 && found.photos.length === offered.photos.length) {
      notify((await toasts()).noneOfThem);
      return;
    }
    decisions.current += 1;
    const decision = decisions.current;
    let lost: readonly string[] = [];
    if (offered.places.size > 0) {
      setReading('asking');
      const read = await host.batches.readAgain(found, () => {
        if (decision === decisions.current) setReading('now');
      });
      if (decision !== decisions.current) return;
      setReading('done');
      found = read.batch;
      lost = read.lost.map(({ name }) => name);
      if (lost.length > 0) notify((await toasts()).lost(lost));
      if (!read.isAllowed || found.photos.length === 0) {
        setOffered(found);
        return;
      }
    }
    const taken = await take();
    if (!taken) return;
    const batch = withPhotos(taken, found.photos);
    const missing = batch.order.length - batch.photos.length - lost.length;
    if (missing > 0) notify((await toasts()).stillMissing(missing));
    onResume(batch);
  };
  const discard = async () => {
    decisions.current += 1;
    const batch = await take();
    if (batch) await host.discard(batch);
  };
  return {
    batch: offered,
    isAsking: reading === 'asking',
    isReading: reading === 'now',
    wasRead: reading === 'done',
    goOn: (files) => void goOn(files),
    discard: () => void discard(),
  };
}
