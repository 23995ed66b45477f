import { useEffect, useEffectEvent, useState } from 'react';
import { isCancelled } from '#core/batch/batch.ts';
import type { Board } from '#core/board/board.ts';
import type { PickedFiles } from '#core/takeout/gather.ts';
import { AppError, type Failure } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import type { BatchLimits, Entitlement } from '#core/accounts/plan.ts';
import { damagedToast, downloadToast, failureToast, leftOutToast } from '#core/batch/toast.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import type { Filing, Ports } from '#pipeline/ports.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '../kit/use-messages.ts';
import { unfinishedOf, waitingOf } from '../board/batch-view.ts';
import { Flights } from './flights.ts';
import { type ApartMemory, useApartMemory } from '../board/use-apart-memory.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import type { OrganizerHost, PictureOf } from './organizer-host.ts';
import { useArchivedBatch } from './use-archived-batch.ts';
import { type CarryChoice, useCarryChoice } from './use-carry-choice.ts';
import { useXmpChoice, type XmpChoice } from './use-xmp-choice.ts';
import type { Batch, Notify } from '../board/use-batch.ts';
import { PeopleSession } from '../people/people-session.ts';
import { zipAlone } from './zip-alone.ts';
import { useLanded } from './use-landed.ts';
import { usePatientPress } from './use-patient-press.ts';
import { type PickedPhotos, usePickedPhotos } from './use-picked-photos.ts';

interface OrganizerOptions<Source extends Photo> {
  readonly host: OrganizerHost<Source>;
  readonly notify: Notify;
  readonly isSignedOut: boolean;
  /** The plan is not known yet; a press waits for it, so that it goes by the plan's limits, rules and pattern. */
  readonly isAskingForPlan: boolean;
  readonly entitlement: Entitlement;
  /** What one press takes, and how much of it at once. */
  readonly limits: BatchLimits;
  readonly placing: NamingOptions;
  /** Files photos in folders that are not those of categories; then no ZIP is saved by itself. */
  readonly filingFor?: ((photos: readonly Source[]) => Filing) | undefined;
  /** Why so many photos would be refused, as far as known. */
  readonly refusalOf: (photos: number) => Failure | undefined;
  /** The photos on the table at first. */
  readonly earlier: readonly Source[];
  /** Called with the waiting photos whenever they change. */
  readonly onTable: (photos: readonly Source[]) => void;
  /** Called when the batch has ended, successfully or not, or was not begun because it would be refused. */
  readonly onEnded: () => void;
  /** Called with the board whenever it changes, and with nothing where there is none. */
  readonly onBoard?: (board: Board | undefined) => void;
}

interface RestoredBoard<Source extends Photo> extends Board {
  readonly photos: readonly Source[];
  /** Records of it that were damaged and left out. */
  readonly damaged?: number;
}

export interface Organizer<Source extends Photo> {
  readonly picked: PickedPhotos<Source>;
  readonly apart: ApartMemory<Source>;
  readonly pictureOf: PictureOf<Source>;
  /** The people of the board, where somebody asks for them. */
  readonly people: PeopleSession<Source>;
  readonly batch: Batch<Source>;
  readonly flights: Flights;
  /** The arrangement of the resulting folders. */
  readonly arranging: Arranging;
  /** A batch runs, or its last animation does. */
  readonly isWorking: boolean;
  /** Photos are being analyzed, in a batch or in a retry. */
  readonly isBusy: boolean;
  readonly hasResults: boolean;
  /** The batch was canceled, and its ZIP was not asked for yet. */
  readonly asksToDownload: boolean;
  /** Whether a ZIP that is made now, and a folder, get what is known of the photos as XMP. */
  readonly xmp: XmpChoice;
  /** Whether they get files that couldn't be looked at. */
  readonly carrying: CarryChoice;
  /** The ZIP that was saved last was made with another choice of these. */
  readonly isOtherChoice: boolean;
  readonly limits: BatchLimits;
  /** Photos that the next press would take. */
  readonly waiting: number;
  /** Photos that `finish` would take: those that wait, and those that the month had no room for. */
  readonly unfinished: number;
  /** Organizes them, by the engine in force; beside a board, they join its folders. */
  readonly finish: () => void;
  /** Adds photos to the table; after a batch, to those that still wait. */
  readonly add: (found: PickedFiles<Source>) => void;
  /** Files are being read: `press` waits for them. */
  readonly reading: <Value>(work: Promise<Value>) => Promise<Value>;
  /** Organizes the photos on the table, also those that are still being read, by the plan once it is known. */
  readonly press: () => void;
  /** A press waits for files that are being read, or for the plan. */
  readonly isPressed: boolean;
  /** Organizes the given photos. */
  readonly organize: (photos: readonly Source[]) => void;
  /** Organizes only this many of the waiting photos; the others keep waiting. */
  readonly organizeFirst: (photos: number) => void;
  /** Resumes a saved batch with the naming options it was begun with. */
  readonly resume: (batch: SavedBatch<Source>) => void;
  /** Restores the board of a finished batch. */
  readonly restore: (board: RestoredBoard<Source>) => void;
  /** Retries failed photos and adds them to the existing folders. */
  readonly organizeAgain: (photos: readonly Source[]) => void;
  /** Saves the ZIP, made again where the folders were rearranged. */
  readonly download: () => void;
  /** Saves a ZIP of what is on the table without any photo. */
  readonly zipAlone: () => Promise<void>;
  /** Back to the table, with the photos that still wait. */
  readonly clearResults: () => void;
  readonly clear: () => void;
}

/** Manages the table: takes photos, runs the batch, saves the ZIP. */
export function useOrganizer<Source extends Photo>({
  host,
  notify,
  isSignedOut,
  isAskingForPlan,
  entitlement,
  limits,
  placing,
  filingFor,
  refusalOf,
  earlier,
  onTable,
  onEnded,
  onBoard,
}: OrganizerOptions<Source>): Organizer<Source> {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  const picked = usePickedPhotos(host, earlier);
  const [flights] = useState(() => new Flights());
  const xmp = useXmpChoice();
  const carrying = useCarryChoice();
  const [people] = useState(() => new PeopleSession(host.people));
  const archived = useArchivedBatch<Source>({
    notify,
    entitlement,
    hasList: !placing.leavesOutList,
    writesXmp: xmp.isOn,
    carriesUnreadable: carrying.isOn,
    xmpNames: () => people.xmpNames,
    saveZip: host.saveZip,
    savesByItself: filingFor === undefined,
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
  const { arrangement, saved, history } = arranging;
  useApartMemory(host.apart, arrangement, entries, picked.photos);
  useEffect(() => {
    if (!hasArchive) onBoard?.(undefined);
    else if (!isBusy) onBoard?.({ state: batch.state, arrangement, saved, history });
  }, [onBoard, hasArchive, isBusy, batch.state, arrangement, saved, history]);
  useEffect(() => {
    // Those of a batch that runs do not wait: the host keeps them until it is done.
    const beside = isBusy ? [] : picked.photos;
    onTable(hasArchive ? waitingOf(batch.state, picked.photos) : beside);
  }, [onTable, hasArchive, isBusy, batch.state, picked.photos]);

  const callSettings = () => ({ ...host.callSettings(), photosPerBatch: limits.photosPerPress, placing });
  const filed = (ports: Ports<Source>, photos: readonly Source[]): Ports<Source> =>
    filingFor ? { ...ports, filing: filingFor(photos) } : ports;
  const leaveBoard = () => {
    if (hasArchive) host.boardLeft();
    people.reset();
    batch.reset();
  };
  const clearResults = () => {
    picked.keep(waitingOf(batch.state, picked.photos));
    leaveBoard();
  };
  const clear = () => {
    patient.forget();
    picked.keep([]);
    leaveBoard();
  };
  const add = (found: PickedFiles<Source>) => {
    if (hasArchive) clearResults();
    picked.add(found);
  };
  const begin = (photos: readonly Source[], earlier?: SavedBatch<Source>, atMost = Infinity) => {
    const placed = {
      ...callSettings(),
      photosPerBatch: Math.min(limits.photosPerPress, atMost),
      placing: earlier?.placing ?? placing,
    };
    people.reset();
    const { ports, zip } = host.createBatch(photos, placed.placing, limits, earlier);
    archived.begin(photos, filed(ports, photos), zip, placed);
  };
  const organize = (instead?: readonly Source[], atMost?: number) => {
    const onTheTable = hasArchive ? waitingOf(batch.state, picked.photos) : picked.photos;
    const photos = instead ?? onTheTable;
    if (isSignedOut || photos.length === 0) {
      const code = isSignedOut ? 'sign-in-required' : 'nothing-selected';
      notify(failureToast({ code, details: {} }, t));
      return;
    }
    // The board makes no room for photos that would be refused.
    const refusal = hasArchive ? refusalOf(Math.min(photos.length, atMost ?? Infinity)) : undefined;
    if (refusal) {
      notify(failureToast(refusal, t));
      onEnded();
      return;
    }
    picked.keep(photos);
    begin(photos, undefined, atMost);
  };
  const patient = usePatientPress(() => organize(), isAskingForPlan);
  const organizeThese = (photos: readonly Source[]) => {
    if (!isAskingForPlan) {
      organize(photos);
      return;
    }
    picked.keep(photos);
    patient.press();
  };
  const tellDamaged = (count = 0) => {
    if (count > 0) notify(damagedToast(count, t));
  };
  const resume = (stored: SavedBatch<Source>) => {
    tellDamaged(stored.damaged);
    const ids = new Set(stored.order);
    picked.keep([...stored.photos, ...picked.photos.filter(({ id }) => !ids.has(id))]);
    begin(stored.photos, stored);
  };
  const restore = (board: RestoredBoard<Source>) => {
    tellDamaged(board.damaged);
    const ids = new Set(board.photos.map(({ id }) => id));
    picked.keep([...board.photos, ...picked.photos.filter(({ id }) => !ids.has(id))]);
    archived.restore(board, host.createArchive());
    void people.restore(board.photos);
  };
  const zip = async () => {
    try {
      const { alone } = picked.gathered;
      const leftOut = await zipAlone(alone, host);
      if (leftOut.length > 0) notify(leftOutToast(leftOut, t));
      if (leftOut.length < alone.length) notify(downloadToast(t));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notify(failureToast(error.failure, t));
    }
  };
  const organizeAgain = (photos: readonly Source[]) =>
    archived.tryAgain(photos, filed(host.createAgain(limits), photos), callSettings());
  const unfinished = hasArchive ? unfinishedOf(batch.state, picked.photos) : picked.photos;

  return {
    picked,
    pictureOf: host.pictureOf,
    apart: host.apart,
    people,
    batch,
    flights,
    arranging,
    isWorking: (isBusy && !batch.isAgain) || (hasArchive && !hasLanded),
    isBusy: isBusy || (hasArchive && !hasLanded),
    hasResults: hasArchive && hasLanded,
    asksToDownload: isCancelled(batch.state) && !isDownloaded,
    xmp,
    carrying,
    isOtherChoice: archived.isOtherChoice,
    limits,
    waiting: hasArchive ? waitingOf(batch.state, picked.photos).length : picked.photos.length,
    unfinished: unfinished.length,
    finish: () => (hasArchive ? organizeAgain(unfinished) : organize()),
    add,
    reading: patient.reading,
    press: patient.press,
    isPressed: patient.isWaiting,
    organize: organizeThese,
    organizeFirst: (photos) => organize(undefined, photos),
    resume,
    restore,
    organizeAgain,
    download: () => void archived.download(),
    zipAlone: zip,
    clearResults,
    clear,
  };
}
