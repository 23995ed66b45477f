import { useEffect, useEffectEvent, useState } from 'react';
import { allowanceOf } from '#core/accounts/allowance.ts';
import { monthRefusal } from '#core/accounts/month-refusal.ts';
import type { Entitlement } from '#core/accounts/plan.ts';
import type { Usage } from '#core/accounts/quota.ts';
import type { EngineChoice } from '#core/batch/engine-state.ts';
import type { Photo } from '#core/photo.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import { failuresWords } from '#words/failures.ts';
import { listWords } from '#words/list.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { vocabularyWords } from '#words/vocabulary.ts';
import type { BatchNoticeProps } from '../batch/batch-notice.tsx';
import { type BoardToPut, boardToPut } from '../batch/board-to-put.ts';
import type { OrganizerHost } from '../batch/organizer-host.ts';
import type { RestoredBoard } from '../batch/use-batch-runs.ts';
import { useFinishHere } from '../batch/use-finish-here.ts';
import { type Organizer, type OrganizerOptions, useOrganizer } from '../batch/use-organizer.ts';
import { type FindFiles, usePick } from '../batch/use-pick.ts';
import { type BoardStore, type PutAwayBoard, useSavedBoard } from '../batch/use-saved-board.ts';
import type { Notify } from '../board/use-batch.ts';
import { useKeptEngine } from '../device/use-kept-engine.ts';
import type { EngineView } from '../device/use-local-engines.ts';
import { useMessages } from '../kit/use-messages.ts';
import { type PlacingSettings, usePlacing } from '../rules/use-placing.ts';

/** The user of a page, as far as known. */
export interface TableUser {
  /** The subject of the signed-in user; empty if nobody is signed in, undefined until that is known. */
  readonly owner: string | undefined;
  /** The plan and usage. */
  readonly account: (Entitlement & { readonly usage: Usage }) | undefined;
  /** Whether it is certain that nobody is signed in. */
  readonly isSignedOut: boolean;
  /** Whether our service would ask the user to sign in. */
  readonly mustSignIn: boolean;
  /** Whether the server was asked for the plan and hasn't responded. */
  readonly isAskingForPlan: boolean;
}

/** The order of a library that the next photos are organized for. */
export interface TableLibrary<Source extends Photo> extends Pick<OrganizerOptions<Source>, 'filingFor'> {
  /** Returns the naming options with what the library decides. */
  readonly placingFor: (placing: NamingOptions) => NamingOptions;
}

type KeptBoard<Source extends Photo> = RestoredBoard<Source> & {
  readonly savedUntilMs: number;
  readonly isPutAway: boolean;
};

interface PhotoTableOptions<Source extends Photo>
  extends
    Pick<OrganizerOptions<Source>, 'earlier' | 'onTable' | 'onEnded'>,
    Pick<PageDropOptions, 'filesOf'> {
  readonly host: OrganizerHost<Source> & { readonly batches: BoardStore<KeptBoard<Source>> };
  readonly notify: Notify;
  readonly engine: TableEngine;
  readonly user: TableUser;
  /** Whether the board that the user left is restored now. */
  readonly restoresBoard?: boolean;
  readonly library?: TableLibrary<Source>;
  readonly findFiles: FindFiles<Source>;
  /** Called before picked files are added. */
  readonly onPick?: () => void;
}

interface TableEngine extends EngineView {
  readonly choose: (choice: EngineChoice) => void;
}

export interface PhotoTableState<Source extends Photo> {
  readonly organizer: Organizer<Source>;
  readonly engine: TableEngine;
  /** The user's own naming and folder settings. */
  readonly own: PlacingSettings;
  /** Whether photos count against the account's month. */
  readonly isCounted: boolean;
  /** What the notice about the quota or a failure needs. */
  readonly notice: Omit<BatchNoticeProps, 'upgrade'>;
  /** The time until which the board is kept, in milliseconds since 1970; undefined if it isn't kept. */
  readonly savedUntilMs: number | undefined;
  /** The board that the user closed, if it can be restored. */
  readonly away: PutAwayBoard | undefined;
  /** Returns the board's content in the form that is saved to a folder or sent to a storage. */
  readonly boardToPut: () => BoardToPut<Source>;
  /** Whether files are held over the page. */
  readonly isOver: boolean;
  readonly pick: (files: readonly File[] | Promise<readonly File[]>) => void;
}

/**
 * Organizes a page's photos by the user's plan and rules. Takes photos that are picked, dropped or pasted, and keeps
 * the board in this browser.
 */
export function usePhotoTable<Source extends Photo>({
  host,
  notify,
  engine,
  user,
  restoresBoard = true,
  library,
  findFiles,
  filesOf,
  onPick,
  ...options
}: PhotoTableOptions<Source>): PhotoTableState<Source> {
  const t = useMessages(failuresWords, listWords, quantitiesWords, vocabularyWords);
  const { account } = user;
  const { isCounted, entitlement, limits, hasOwnRules } = allowanceOf(engine.chosen, account);
  const own = usePlacing(hasOwnRules);
  const { savedUntilMs, keep, putAway, away, replaced, refused } = useSavedBoard({
    store: host.batches,
    owner: restoresBoard ? user.owner : undefined,
    onFound: (board) => organizer.restore(board),
  });
  const refusalOf = (photos: number) => (isCounted && account ? monthRefusal(account, photos) : undefined);
  const organizer = useOrganizer<Source>({
    ...options,
    host,
    notify,
    isSignedOut: isCounted && user.mustSignIn,
    isAskingForPlan: isCounted && user.isAskingForPlan,
    entitlement,
    limits,
    placing: library?.placingFor(own.inForce) ?? own.inForce,
    filingFor: library?.filingFor,
    refusalOf,
    onBoard: keep,
    onBoardLeft: putAway,
  });
  // Until the board of another batch is kept, nothing else replaces the closed one.
  const isReplaced = away !== undefined && organizer.hasArchive && savedUntilMs !== undefined;
  const replace = useEffectEvent(replaced);
  useEffect(() => {
    if (isReplaced) replace();
  }, [isReplaced]);
  const { phase, total } = organizer.batch.state;
  // The total is known once the batch is reserved.
  const isRefused = away !== undefined && total === 0 && (phase === 'failed' || phase === 'done');
  const takeBack = useEffectEvent(refused);
  useEffect(() => {
    if (isRefused) takeBack();
  }, [isRefused]);
  const { isSignedOut } = user;
  useKeptEngine({ engine, choose: engine.choose, isSignedOut, photos: organizer.picked.photos.length });
  const finishHere = useFinishHere({ ...engine, finish: organizer.finish });

  const add = usePick(organizer, notify, findFiles);
  const pick: PhotoTableState<Source>['pick'] = (files) => {
    onPick?.();
    void organizer.reading(add(files));
  };
  const isOver = usePageDrop({
    isEnabled: !organizer.isBusy,
    filesOf: (event) => organizer.reading(filesOf(event)),
    onPick: pick,
  });
  const notice = {
    failure: organizer.batch.state.failure,
    refusal: refusalOf(organizer.unfinished),
    onOrganizeFirst: organizer.organizeFirst,
    onFinishHere: finishHere,
  };
  return {
    organizer,
    engine,
    own,
    isCounted,
    notice,
    savedUntilMs,
    away: organizer.isWorking ? undefined : away,
    boardToPut: () => boardToPut(organizer, !own.inForce.leavesOutList, t),
    isOver,
    pick,
  };
}

interface PageDropOptions {
  isEnabled: boolean;
  /** Returns the files of a drop or a paste, including those in dropped folders. */
  filesOf: (event: DragEvent | ClipboardEvent) => Promise<File[]>;
  onPick: (files: File[]) => void;
}

/**
 * Takes files that are dropped anywhere on the page, or pasted.
 *
 * @returns whether files are being held over the page
 */
function usePageDrop({ isEnabled, filesOf, onPick }: PageDropOptions): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(async (event: DragEvent | ClipboardEvent) => {
    const files = await filesOf(event);
    if (files.length > 0) onPick(files);
  });

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (isEnabled) setIsOver(true);
      else event.dataTransfer.dropEffect = 'none';
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (isEnabled) void take(event);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isEnabled && event.clipboardData?.types.includes('Files')) void take(event);
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, [isEnabled]);
  return isOver;
}
