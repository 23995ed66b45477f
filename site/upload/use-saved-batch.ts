import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import type { PlacedBatch } from '#browser/files/read-again.ts';
import { withFiles, withPhotos } from '#browser/files/reattach-files.ts';
import type { ResumableHost } from '#browser/archives/resumable-host.ts';
import type { Toast } from '#core/batch/toast.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';

interface SavedBatchOptions {
  readonly host: ResumableHost;
  /** The subject of whoever is signed in; empty if nobody is, undefined until that is known. */
  readonly owner: string | undefined;
  readonly notify: (toast: Toast) => void;
  readonly onResume: (batch: SavedBatch<BrowserPhoto>) => void;
}

export interface ResumableBatch {
  /** The batch that can be gone on with. */
  readonly batch: PlacedBatch;
  /** The browser asks the person whether photos may be read again. */
  readonly isAsking: boolean;
  /** They are read. */
  readonly isReading: boolean;
  /** They were read again as far as they may be; what is missing now has to be chosen again. */
  readonly wasRead: boolean;
  /** Goes on with it, with the files that were chosen again among its photos. */
  readonly goOn: (files?: readonly File[]) => void;
  readonly discard: () => void;
}

/** The sentences come when they are needed. */
const toasts = async () => (await import('./resume-copy.ts')).RESUME_TOASTS;

/** The batch that whoever is signed in, or nobody, did not bring to its end here, until they have decided about it. */
export function useSavedBatch({
  host,
  owner,
  notify,
  onResume,
}: SavedBatchOptions): ResumableBatch | undefined {
  const [offered, setOffered] = useState<PlacedBatch>();
  const [reading, setReading] = useState<'not-yet' | 'asking' | 'now' | 'done'>('not-yet');
  /** Counts the decisions: an answer to an earlier one, which may have waited long for the person, is none any more. */
  const decisions = useRef(0);
  /** A batch of which no photo could be read is only told of. */
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
      (error: unknown) => console.warn('It could not be seen whether a batch is kept', error),
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

  /** The batch for this page alone; nothing where another one was quicker. */
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
