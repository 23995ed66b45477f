import { useEffect, useState } from 'react';
import type { BrowserPhoto } from '#browser/browser-photo.ts';
import { withFiles } from '#browser/reattach-files.ts';
import type { ResumableHost } from '#browser/resumable-host.ts';
import type { Toast } from '#core/toast.ts';
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
  readonly batch: SavedBatch<BrowserPhoto>;
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
  const [offered, setOffered] = useState<SavedBatch<BrowserPhoto>>();
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isCurrent = true;
    host.batches.resumable().then(
      (found) => isCurrent && setOffered(found),
      (error: unknown) => console.warn('It could not be seen whether a batch is kept', error),
    );
    return () => {
      isCurrent = false;
      setOffered(undefined);
    };
  }, [host, owner]);
  useEffect(() => () => host.batches.release(), [host]);
  if (!offered) return undefined;

  /** The batch for this page alone; nothing where another one was quicker. */
  const take = async () => {
    const batch = await host.batches.take(offered.id);
    setOffered(undefined);
    if (!batch) notify((await toasts()).elsewhere);
    return batch;
  };
  const goOn = async (files: readonly File[] = []) => {
    if (files.length > 0 && withFiles(offered, files).photos.length === offered.photos.length) {
      notify((await toasts()).noneOfThem);
      return;
    }
    const taken = await take();
    if (!taken) return;
    const batch = withFiles(taken, files);
    const missing = batch.order.length - batch.photos.length;
    if (missing > 0) notify((await toasts()).stillMissing(missing));
    onResume(batch);
  };
  const discard = async () => {
    const batch = await take();
    if (batch) await host.discard(batch);
  };
  return { batch: offered, goOn: (files) => void goOn(files), discard: () => void discard() };
}
