import { useCallback, useEffect, useRef, useState } from 'react';
import { AppError } from '#core/failure.ts';
import { type Entitlement, limitsFor } from '#core/plan.ts';
import { DOWNLOAD_COMPLETE, failureToast } from '#core/toast.ts';
import type { Placing } from '#pipeline/place-photo.ts';
import { waitingOf } from '#ui/batch-view.ts';
import { Flights } from '#ui/flights.ts';
import { type Batch, useBatch } from '#ui/use-batch.ts';
import { type PickedPhotos, usePickedPhotos } from '#ui/use-picked-photos.ts';
import { UPLOAD_TOASTS } from '../content/upload.ts';
import { createSiteBatch, photosOf, saveZip, type SitePhoto, thumbnailOf } from '../host.ts';
import { useNotify } from '../layout/toast-context.ts';
import { useLanded } from './use-landed.ts';

interface UploadOptions {
  readonly isSignedOut: boolean;
  readonly entitlement: Entitlement;
  readonly placing: Placing;
  /** Called when the batch has ended, one way or the other. */
  readonly onEnded: () => void;
}

export interface Upload {
  readonly picked: PickedPhotos<SitePhoto>;
  readonly batch: Batch<SitePhoto>;
  readonly flights: Flights;
  /** Until the last photo has landed in its tray. */
  readonly isWorking: boolean;
  readonly hasResults: boolean;
  readonly pick: (files: readonly File[]) => void;
  readonly organize: () => void;
  readonly download: () => void;
  /** Back to the table, with the photos that still wait. */
  readonly clearResults: () => void;
  readonly clear: () => void;
}

/** Photos that still wait, for those who look at another page, such as the prices, and come back. */
let leftOnTable: readonly SitePhoto[] = [];

/** What the upload page does: takes photos, runs the batch, hands out the ZIP. */
export function useUpload({ isSignedOut, entitlement, placing, onEnded }: UploadOptions): Upload {
  const notify = useNotify();
  const picked = usePickedPhotos(thumbnailOf, leftOnTable);
  const batch = useBatch<SitePhoto>(notify);
  const [flights] = useState(() => new Flights());
  const zip = useRef<Blob>(undefined);

  const { phase } = batch.state;
  const hasArchive = phase !== 'processing' && batch.state.entries.length > 0;
  const hasLanded = useLanded(flights, hasArchive, batch.state.arrivals.length);
  useEffect(() => {
    if (phase === 'done' || phase === 'failed') onEnded();
  }, [phase, onEnded]);

  useEffect(() => {
    leftOnTable = hasArchive ? waitingOf(batch.state, picked.photos) : picked.photos;
  }, [hasArchive, batch.state, picked.photos]);

  const download = useCallback(() => {
    if (zip.current) saveZip(zip.current);
  }, []);
  const clearResults = () => {
    picked.keep(waitingOf(batch.state, picked.photos));
    batch.reset();
  };
  const clear = () => {
    picked.keep([]);
    batch.reset();
  };

  const pick = async (files: readonly File[]) => {
    if (isSignedOut) {
      notify(UPLOAD_TOASTS.signUpToUpload);
      return;
    }
    try {
      const photos = await photosOf(files);
      if (hasArchive) clearResults();
      picked.add(photos);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notify(failureToast(error.failure));
    }
  };

  const organize = () => {
    const photos = hasArchive ? waitingOf(batch.state, picked.photos) : picked.photos;
    if (isSignedOut || photos.length === 0) {
      notify(failureToast({ code: isSignedOut ? 'sign-in-required' : 'nothing-selected', details: {} }));
      return;
    }
    picked.keep(photos);
    const { ports, archive } = createSiteBatch();
    const settings = { photosPerBatch: limitsFor(entitlement).photosPerBatch, placing };
    const onArchived = () => {
      zip.current = archive.zip;
      download();
      notify(DOWNLOAD_COMPLETE);
    };
    batch.start({ photos, ports, settings, entitlement, onArchived });
  };

  return {
    picked,
    batch,
    flights,
    isWorking: phase === 'processing' || (hasArchive && !hasLanded),
    hasResults: hasArchive && hasLanded,
    pick: (files) => void pick(files),
    organize,
    download,
    clearResults,
    clear,
  };
}
