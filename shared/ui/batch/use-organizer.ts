import { useEffect, useEffectEvent, useState } from 'react';
import type { BatchLimits, Entitlement } from '#core/accounts/plan.ts';
import { isCancelled } from '#core/batch/batch.ts';
import { downloadToast, failureToast, leftOutToast } from '#core/batch/toast.ts';
import type { Board } from '#core/board/board.ts';
import { AppError } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import type { PickedFiles } from '#core/takeout/gather.ts';
import type { Archive } from '#pipeline/ports.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { unfinishedOf, waitingOf } from '../board/batch-view.ts';
import { type ApartMemory, useApartMemory } from '../board/use-apart-memory.ts';
import type { Notify } from '../board/use-batch.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PeopleSession } from '../people/people-session.ts';
import type { PictureOf } from './organizer-host.ts';
import { type ArchivedBatch, useArchivedBatch } from './use-archived-batch.ts';
import { type BatchRuns, type RestoredBoard, type RunOptions, useBatchRuns } from './use-batch-runs.ts';
import { type BatchStage, useBatchStage } from './use-batch-stage.ts';
import { type ExtraFilesChoice, useExtraFiles } from './use-extra-files.ts';
import { type PickedPhotos, usePickedPhotos } from './use-picked-photos.ts';
import { type Press, type PressOptions, usePress } from './use-press.ts';

/** What the host wants to know about the table and its batch. */
interface Followers<Source extends Photo> {
  /** Called with the waiting photos whenever they change. */
  readonly onTable?: ((photos: readonly Source[]) => void) | undefined;
  /** Called when the batch has ended, successfully or not, or was not begun because it would be refused. */
  readonly onEnded: () => void;
  /**
   * Called with the board that is closed: by the person, or to make room for a batch that begins from it. The host
   * restores the latter if that batch is refused.
   */
  readonly onBoardLeft?: (board: RestoredBoard<Source>, makesRoom: boolean) => void;
  /** Called with the board whenever it changes, and with undefined if there is none. */
  readonly onBoard?: (board: Board | undefined) => void;
}

export interface OrganizerOptions<Source extends Photo>
  extends RunOptions<Source>, PressOptions, Followers<Source> {
  readonly entitlement: Entitlement;
  /** The initial photos on the table. */
  readonly earlier?: readonly Source[] | undefined;
}

export interface Organizer<Source extends Photo>
  extends
    BatchStage,
    Pick<ArchivedBatch<Source>, 'batch' | 'arranging' | 'isOtherChoice'>,
    Omit<BatchRuns<Source>, 'begin'>,
    Omit<Press<Source>, 'forget'> {
  readonly picked: PickedPhotos<Source>;
  readonly apart: ApartMemory<Source>;
  readonly pictureOf: PictureOf<Source>;
  /** The people of the board, grouped on request. */
  readonly people: PeopleSession<Source>;
  /** Whether the batch was canceled, and its ZIP wasn't requested yet. */
  readonly asksToDownload: boolean;
  /** Whether a ZIP or a folder that is made now gets what is known about the photos as XMP. */
  readonly xmp: ExtraFilesChoice;
  /** Whether they get files that couldn't be analyzed. */
  readonly carrying: ExtraFilesChoice;
  readonly limits: BatchLimits;
  /** Photos that `finish` would take: those that wait, and those beyond the month's quota. */
  readonly unfinished: number;
  /** Organizes them with the engine in use; next to a board, they join its folders. */
  readonly finish: () => void;
  /** Adds photos to the table; after a batch, to those that still wait. */
  readonly add: (found: PickedFiles<Source>) => void;
  /** Saves the ZIP, made again if the folders were rearranged. */
  readonly download: () => void;
  /** Saves a ZIP of the files on a table without photos. */
  readonly zipAlone: () => Promise<void>;
  /** Goes back to the table, with the photos that still wait. */
  readonly clearResults: () => void;
  readonly clear: () => void;
}

/** Manages the table: takes photos, runs the batch, saves the ZIP. */
export function useOrganizer<Source extends Photo>(options: OrganizerOptions<Source>): Organizer<Source> {
  const { host, notify, entitlement, limits, placing, filingFor } = options;
  const picked = usePickedPhotos(host, options.earlier ?? []);
  const { xmp, carrying } = useExtraFiles();
  const [people] = useState(() => new PeopleSession(host.people));
  const archived = useArchivedBatch<Source>({
    notify,
    entitlement,
    choice: {
      hasList: !placing.leavesOutList,
      writesXmp: xmp.isOn,
      carriesUnreadable: carrying.isOn,
      xmpNames: () => people.xmpNames,
    },
    saveZip: host.saveZip,
    savesByItself: filingFor === undefined,
  });
  const { batch, arranging, isDownloaded, isOtherChoice } = archived;
  const stage = useBatchStage(batch);
  const { hasArchive } = stage;
  useFollowers({ archived, stage, photos: picked.photos, people }, options);

  const waiting = hasArchive ? waitingOf(batch.state, picked.photos) : picked.photos;
  const unfinished = hasArchive ? unfinishedOf(batch.state, picked.photos) : picked.photos;
  const { begin, ...runs } = useBatchRuns({ archived, picked, people }, options);
  const leaveBoard = ({ makesRoom = false } = {}) => {
    if (hasArchive) {
      const { arrangement, saved, history } = arranging;
      host.boardLeft();
      const board = { state: batch.state, arrangement, saved, history, ...groupsOf(people.groups) };
      options.onBoardLeft?.({ ...board, photos: batch.photos }, makesRoom);
    }
    people.reset();
    batch.reset();
  };
  const makeRoom = () => leaveBoard({ makesRoom: true });
  const { forget, ...press } = usePress({ picked, waiting, hasArchive, makeRoom }, begin, options);
  const zipAlone = useZipAlone(picked.gathered.alone, host, notify);
  const clearResults = () => {
    picked.keep(waiting);
    leaveBoard();
  };
  return {
    ...stage,
    ...runs,
    ...press,
    picked,
    pictureOf: host.pictureOf,
    apart: host.apart,
    people,
    batch,
    arranging,
    asksToDownload: isCancelled(batch.state) && !isDownloaded,
    xmp,
    carrying,
    isOtherChoice,
    limits,
    unfinished: unfinished.length,
    finish: () => (hasArchive ? runs.organizeAgain(unfinished) : press.organizeFirst()),
    add: (found) => {
      if (hasArchive) clearResults();
      picked.add(found);
    },
    download: () => void archived.download(),
    zipAlone,
    clearResults,
    clear: () => {
      forget();
      picked.keep([]);
      leaveBoard();
    },
  };
}

interface Followed<Source extends Photo> {
  readonly archived: ArchivedBatch<Source>;
  readonly stage: BatchStage;
  readonly photos: readonly Source[];
  readonly people: PeopleSession<Source>;
}

function groupsOf(people: Board['people']): Pick<Board, 'people'> {
  return people ? { people } : {};
}

/**
 * Returns the board's people as they are saved. A state instead of an external store, so that they change together with
 * the batch: a board that is left must not be saved without its people first.
 */
function useGroups<Source extends Photo>(people: PeopleSession<Source>): Board['people'] {
  const [groups, setGroups] = useState(people.groups);
  useEffect(() => people.subscribe(() => setGroups(people.groups)), [people]);
  return groups;
}

/** Keeps the host informed about the table, the board and the end of the batch. */
function useFollowers<Source extends Photo>(
  { archived, stage, photos, people }: Followed<Source>,
  { host, onTable, onEnded, onBoard }: RunOptions<Source> & Followers<Source>,
): void {
  const { batch, arranging } = archived;
  const { hasArchive, isRunning } = stage;
  const { state } = batch;
  const { phase, entries } = state;
  const { arrangement, saved, history } = arranging;
  const end = useEffectEvent(() => {
    host.ended(state);
    onEnded();
  });
  useEffect(() => {
    if (phase === 'done' || phase === 'failed') end();
  }, [phase]);
  useApartMemory(host.apart, arrangement, entries, photos);
  const groups = useGroups(people);
  useEffect(() => {
    if (!hasArchive) onBoard?.(undefined);
    else if (!isRunning) onBoard?.({ state, arrangement, saved, history, ...groupsOf(groups) });
  }, [onBoard, hasArchive, isRunning, state, arrangement, saved, history, groups]);
  useEffect(() => {
    // Photos of a running batch don't wait: the host keeps them until it is done.
    const beside = isRunning ? [] : photos;
    onTable?.(hasArchive ? waitingOf(state, photos) : beside);
  }, [onTable, hasArchive, isRunning, state, photos]);
}

interface ZipHost<Source extends Photo> {
  readonly createArchive: () => { readonly archive: Archive<Source>; readonly zip: () => Blob | undefined };
  readonly saveZip: (zip: Blob) => Promise<void>;
}

/** Returns a function that saves a ZIP of the files on a table without photos, and shows how that went. */
function useZipAlone<Source extends Photo>(
  files: readonly Source[],
  host: ZipHost<Source>,
  notify: Notify,
): () => Promise<void> {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  return async () => {
    try {
      const leftOut = await zipAlone(files, host);
      if (leftOut.length > 0) notify(leftOutToast(leftOut, t));
      if (leftOut.length < files.length) notify(downloadToast(t));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notify(failureToast(error.failure, t));
    }
  };
}

/**
 * Saves a ZIP of companion files when there is no photo and no video, in `Unsorted`.
 *
 * @returns the names of unreadable files, which are not in the ZIP; if no other files remain, there is no ZIP
 * @throws {AppError} `archive-incomplete`
 */
async function zipAlone<Source extends Photo>(
  files: readonly Source[],
  { createArchive, saveZip }: ZipHost<Source>,
): Promise<readonly string[]> {
  const { archive, zip } = createArchive();
  await archive.finish([], { alone: files });
  const leftOut = archive.leftOut ?? [];
  const made = zip();
  if (made && leftOut.length < files.length) await saveZip(made);
  return leftOut;
}
