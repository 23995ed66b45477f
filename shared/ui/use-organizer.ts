import { useCallback, useEffect, useRef, useState } from 'react';
import type { Photo } from '#core/photo.ts';
import { type Entitlement, limitsFor } from '#core/plan.ts';
import { DOWNLOAD_COMPLETE, failureToast } from '#core/toast.ts';
import type { Placing } from '#pipeline/place-photo.ts';
import type { Ports } from '#pipeline/ports.ts';
import { waitingOf } from './batch-view.ts';
import { Flights } from './flights.ts';
import type { CreateThumbnail } from './thumbnails.ts';
import { type Batch, type Notify, useBatch } from './use-batch.ts';
import { useLanded } from './use-landed.ts';
import { type PickedPhotos, usePickedPhotos } from './use-picked-photos.ts';

/** What the place where photos are organized supplies: the site's page, the extension's panel. */
export interface OrganizerHost<Source extends Photo> {
  readonly thumbnailOf: CreateThumbnail<Source>;
  /** The ports of one batch; `zip` has its archive once it is finished. */
  readonly createBatch: (photos: readonly Source[]) => {
    readonly ports: Ports<Source>;
    readonly zip: () => Blob | undefined;
  };
  /** Hands the ZIP to the browser's downloads. */
  readonly saveZip: (zip: Blob) => Promise<void>;
}

interface OrganizerOptions<Source extends Photo> {
  readonly host: OrganizerHost<Source>;
  readonly notify: Notify;
  readonly isSignedOut: boolean;
  readonly entitlement: Entitlement;
  readonly placing: Placing;
  /** What lies on the table at first. */
  readonly earlier: readonly Source[];
  /** Told what still waits on the table, whenever that changes. */
  readonly onTable: (photos: readonly Source[]) => void;
  /** Called when the batch has ended, one way or the other. */
  readonly onEnded: () => void;
}

export interface Organizer<Source extends Photo> {
  readonly picked: PickedPhotos<Source>;
  readonly batch: Batch<Source>;
  readonly flights: Flights;
  /** Until the last photo has landed in its tray. */
  readonly isWorking: boolean;
  readonly hasResults: boolean;
  /** Lays photos on the table; after a batch, beside those that still wait. */
  readonly add: (photos: readonly Source[]) => void;
  /** Organizes what lies on the table, or the photos given in its place. */
  readonly organize: (instead?: readonly Source[]) => void;
  readonly download: () => void;
  /** Back to the table, with the photos that still wait. */
  readonly clearResults: () => void;
  readonly clear: () => void;
}

/** Takes photos, runs the batch, hands out the ZIP. */
export function useOrganizer<Source extends Photo>({
  host,
  notify,
  isSignedOut,
  entitlement,
  placing,
  earlier,
  onTable,
  onEnded,
}: OrganizerOptions<Source>): Organizer<Source> {
  const picked = usePickedPhotos(host.thumbnailOf, earlier);
  const batch = useBatch<Source>(notify);
  const [flights] = useState(() => new Flights());
  const zip = useRef<Blob>(undefined);

  const { phase } = batch.state;
  const hasArchive = phase !== 'processing' && batch.state.entries.length > 0;
  const hasLanded = useLanded(flights, hasArchive, batch.state.arrivals.length);
  useEffect(() => {
    if (phase === 'done' || phase === 'failed') onEnded();
  }, [phase, onEnded]);
  useEffect(() => {
    onTable(hasArchive ? waitingOf(batch.state, picked.photos) : picked.photos);
  }, [onTable, hasArchive, batch.state, picked.photos]);

  const download = useCallback(async () => {
    if (!zip.current) return;
    await host.saveZip(zip.current);
    notify(DOWNLOAD_COMPLETE);
  }, [host, notify]);
  const clearResults = () => {
    picked.keep(waitingOf(batch.state, picked.photos));
    batch.reset();
  };
  const clear = () => {
    picked.keep([]);
    batch.reset();
  };
  const add = (photos: readonly Source[]) => {
    if (hasArchive) clearResults();
    picked.add(photos);
  };
  const organize = (instead?: readonly Source[]) => {
    const onTheTable = hasArchive ? waitingOf(batch.state, picked.photos) : picked.photos;
    const photos = instead ?? onTheTable;
    if (isSignedOut || photos.length === 0) {
      notify(failureToast({ code: isSignedOut ? 'sign-in-required' : 'nothing-selected', details: {} }));
      return;
    }
    picked.keep(photos);
    const { ports, zip: archived } = host.createBatch(photos);
    const settings = { photosPerBatch: limitsFor(entitlement).photosPerBatch, placing };
    const onArchived = () => {
      zip.current = archived();
      void download();
    };
    batch.start({ photos, ports, settings, entitlement, onArchived });
  };

  return {
    picked,
    batch,
    flights,
    isWorking: phase === 'processing' || (hasArchive && !hasLanded),
    hasResults: hasArchive && hasLanded,
    add,
    organize,
    download: () => void download(),
    clearResults,
    clear,
  };
}
