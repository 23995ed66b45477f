import { useEffect, useEffectEvent, useState } from 'react';
import { type BatchState, isCancelled } from '#core/batch.ts';
import type { Board } from '#core/board.ts';
import type { Photo } from '#core/photo.ts';
import { type Entitlement, limitsFor } from '#core/plan.ts';
import { failureToast } from '#core/toast.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import type { CallSettings } from '#pipeline/organize.ts';
import type { Archive, Ports } from '#pipeline/ports.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '../kit/use-messages.ts';
import { waitingOf } from './batch-view.ts';
import { Flights } from '../table/flights.ts';
import type { CreateThumbnail } from '../kit/thumbnails.ts';
import type { Arranging } from '../results/use-arrangement.ts';
import { useArchivedBatch } from './use-archived-batch.ts';
import type { Batch, Notify } from './use-batch.ts';
import { useLanded } from './use-landed.ts';
import { type PickedPhotos, usePickedPhotos } from '../table/use-picked-photos.ts';

/** What the place where photos are organized supplies: the site's page, the extension's panel. */
export interface OrganizerHost<Source extends Photo> {
  /** How the server is called for a batch that begins now. */
  readonly callSettings: () => CallSettings;
  readonly thumbnailOf: CreateThumbnail<Source>;
  /**
   * The ports of one batch; `zip` has its archive once it is finished.
   *
   * @param earlier where it is one that was kept, and goes on
   */
  readonly createBatch: (
    photos: readonly Source[],
    placing: NamingOptions,
    earlier?: SavedBatch<Source>,
  ) => {
    readonly ports: Ports<Source>;
    readonly zip: () => Blob | undefined;
  };
  /** Hands the ZIP to the browser's downloads. */
  readonly saveZip: (zip: Blob) => Promise<void>;
  /** The ports for photos of the batch on the board that are tried again. */
  readonly createAgain: (photos: readonly Source[], placing: NamingOptions) => Ports<Source>;
  /** An archive for photos that were organized before. */
  readonly createArchive: () => { readonly archive: Archive<Source>; readonly zip: () => Blob | undefined };
  /** The board is discarded, or another batch begins. */
  readonly boardLeft: () => void;
  /** The ZIP of the batch in this state is in the downloads folder. */
  readonly saved: (state: BatchState) => void;
  /** The batch has ended in this state. */
  readonly ended: (state: BatchState) => void;
}

interface OrganizerOptions<Source extends Photo> {
  readonly host: OrganizerHost<Source>;
  readonly notify: Notify;
  readonly isSignedOut: boolean;
  readonly entitlement: Entitlement;
  /** Photos that one press takes, where that is not the entitlement's. */
  readonly photosPerBatch?: number;
  readonly placing: NamingOptions;
  /** What lies on the table at first. */
  readonly earlier: readonly Source[];
  /** Told what still waits on the table, whenever that changes. */
  readonly onTable: (photos: readonly Source[]) => void;
  /** Called when the batch has ended, one way or the other. */
  readonly onEnded: () => void;
  /** Told what lies on the board, whenever that changes. */
  readonly onBoard?: (board: Board) => void;
}

export interface Organizer<Source extends Photo> {
  readonly picked: PickedPhotos<Source>;
  readonly batch: Batch<Source>;
  readonly flights: Flights;
  /** How the folders that came of it are arranged. */
  readonly arranging: Arranging;
  /** The table is at work, until the last photo has landed in its tray. */
  readonly isWorking: boolean;
  /** Photos are looked at, be it on the table or once more beside the folders. */
  readonly isBusy: boolean;
  readonly hasResults: boolean;
  /** The batch was cancelled, and its ZIP was not asked for yet. */
  readonly asksToDownload: boolean;
  /** Photos that the next press would take. */
  readonly waiting: number;
  /** Lays photos on the table; after a batch, beside those that still wait. */
  readonly add: (photos: readonly Source[]) => void;
  /** Organizes what lies on the table, or the photos given in its place. */
  readonly organize: (instead?: readonly Source[]) => void;
  /** Organizes so many of those that lie on the table or wait beside the folders; the others wait on. */
  readonly organizeFirst: (photos: number) => void;
  /** Goes on with a batch that was kept, placing its photos as it was begun. */
  readonly resume: (batch: SavedBatch<Source>) => void;
  /** Lays a finished batch on the board again. */
  readonly restore: (board: Board & { readonly photos: readonly Source[] }) => void;
  /** Looks once more at photos that failed, for the folders that are there. */
  readonly organizeAgain: (photos: readonly Source[]) => void;
  /** Saves the ZIP, made again where the folders were rearranged. */
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
  photosPerBatch = limitsFor(entitlement).photosPerBatch,
  placing,
  earlier,
  onTable,
  onEnded,
  onBoard,
}: OrganizerOptions<Source>): Organizer<Source> {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  const picked = usePickedPhotos(host.thumbnailOf, earlier);
  const [flights] = useState(() => new Flights());
  const archived = useArchivedBatch<Source>({
    notify,
    entitlement,
    saveZip: host.saveZip,
    saved: host.saved,
  });
  const { batch, arranging, isDownloaded } = archived;
  const { phase, entries } = batch.state;

  const isBusy = phase === 'processing';
  const hasArchive = entries.length > 0 && (!isBusy || batch.isAgain);
  const { isRestored } = batch;
  const haveLanded = useLanded(flights, hasArchive && !isRestored, batch.state.arrivals.length);
  const hasLanded = haveLanded || isRestored;
  const end = useEffectEvent(() => {
    host.ended(batch.state);
    onEnded();
  });
  useEffect(() => {
    if (phase === 'done' || phase === 'failed') end();
  }, [phase]);
  const { arrangement, saved } = arranging;
  useEffect(() => {
    if (hasArchive && !isBusy) onBoard?.({ state: batch.state, arrangement, saved });
  }, [onBoard, hasArchive, isBusy, batch.state, arrangement, saved]);
  useEffect(() => {
    // Those of a batch that runs do not wait: the host keeps them until it is done.
    const beside = isBusy ? [] : picked.photos;
    onTable(hasArchive ? waitingOf(batch.state, picked.photos) : beside);
  }, [onTable, hasArchive, isBusy, batch.state, picked.photos]);

  const settings = { photosPerBatch, placing };
  const leaveBoard = () => {
    if (hasArchive) host.boardLeft();
    batch.reset();
  };
  const clearResults = () => {
    picked.keep(waitingOf(batch.state, picked.photos));
    leaveBoard();
  };
  const clear = () => {
    picked.keep([]);
    leaveBoard();
  };
  const add = (photos: readonly Source[]) => {
    if (hasArchive) clearResults();
    picked.add(photos);
  };
  const begin = (photos: readonly Source[], earlier?: SavedBatch<Source>, atMost = Infinity) => {
    const placed = {
      ...host.callSettings(),
      photosPerBatch: Math.min(settings.photosPerBatch, atMost),
      placing: earlier?.placing ?? placing,
    };
    const { ports, zip } = host.createBatch(photos, placed.placing, earlier);
    archived.begin(photos, ports, zip, placed);
  };
  const organize = (instead?: readonly Source[], atMost?: number) => {
    const onTheTable = hasArchive ? waitingOf(batch.state, picked.photos) : picked.photos;
    const photos = instead ?? onTheTable;
    if (isSignedOut || photos.length === 0) {
      const code = isSignedOut ? 'sign-in-required' : 'nothing-selected';
      notify(failureToast({ code, details: {} }, t));
      return;
    }
    picked.keep(photos);
    begin(photos, undefined, atMost);
  };
  const resume = (stored: SavedBatch<Source>) => {
    const ids = new Set(stored.order);
    picked.keep([...stored.photos, ...picked.photos.filter(({ id }) => !ids.has(id))]);
    begin(stored.photos, stored);
  };
  const restore = (board: Board & { readonly photos: readonly Source[] }) => {
    const ids = new Set(board.photos.map(({ id }) => id));
    picked.keep([...board.photos, ...picked.photos.filter(({ id }) => !ids.has(id))]);
    archived.restore(board, host.createArchive());
  };
  const organizeAgain = (photos: readonly Source[]) =>
    archived.tryAgain(photos, host.createAgain(photos, placing), { ...host.callSettings(), ...settings });

  return {
    picked,
    batch,
    flights,
    arranging,
    isWorking: (isBusy && !batch.isAgain) || (hasArchive && !hasLanded),
    isBusy: isBusy || (hasArchive && !hasLanded),
    hasResults: hasArchive && hasLanded,
    asksToDownload: isCancelled(batch.state) && !isDownloaded,
    waiting: hasArchive ? waitingOf(batch.state, picked.photos).length : picked.photos.length,
    add,
    organize,
    organizeFirst: (photos) => organize(undefined, photos),
    resume,
    restore,
    organizeAgain,
    download: () => void archived.download(),
    clearResults,
    clear,
  };
}
