import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { canGoOnLater } from '#core/batch/batch.ts';
import type { Board } from '#core/board/board.ts';
import { BOARD_HERE, endArrival } from '../board/board-arrival.ts';

/** A board from the storage. */
interface FoundBoard extends Board {
  readonly savedUntilMs: number;
  /** Whether the user closed it. */
  readonly isPutAway: boolean;
}

/** The storage for boards. */
export interface BoardStore<Found> {
  /** The user's latest board, claimed for this page alone. */
  readonly takeBoard: () => Promise<Found | undefined>;
  /** @returns the time until which it is kept, in milliseconds since 1970; undefined if it isn't kept */
  readonly saveBoard: (board: Board) => Promise<number | undefined>;
  /** Saves whether the user closed the board. */
  readonly putAway: (isPutAway: boolean) => Promise<void>;
  /** Deletes the board that the user closed. */
  readonly forgetPutAway: () => void;
}

interface SavedBoardOptions<Found extends FoundBoard> {
  readonly store: BoardStore<Found>;
  /** The subject of the signed-in user; empty if nobody is signed in, undefined until that is known. */
  readonly owner: string | undefined;
  readonly onFound: (board: Closed<Found>) => void;
}

/** A board that the user closed. */
type Closed<Found extends FoundBoard> = Omit<Found, 'savedUntilMs' | 'isPutAway'>;

/** A board that the user closed, for as long as it can be restored. */
export interface PutAwayBoard {
  /** The number of its photos. */
  readonly photos: number;
  /** The time until which it is kept, in milliseconds since 1970; undefined if it isn't kept. */
  readonly untilMs: number | undefined;
  readonly restore: () => void;
  readonly forget: () => void;
}

interface BoardKeeper<Found extends FoundBoard> {
  /** The time until which the board is kept, in milliseconds since 1970; undefined if it isn't kept. */
  readonly savedUntilMs: number | undefined;
  /** Keeps the current board; undefined if there is none anymore. */
  readonly keep: (board: Board | undefined) => void;
  /** Puts the board away that the user closes. */
  readonly putAway: (board: Closed<Found>) => void;
  readonly away: PutAwayBoard | undefined;
  /** Called when another batch has really begun, which replaces the closed board. */
  readonly replaced: () => void;
}

/** Keeps the user's board and restores the one they left. @param store the same one each time */
export function useSavedBoard<Found extends FoundBoard>({
  store,
  owner,
  onFound,
}: SavedBoardOptions<Found>): BoardKeeper<Found> {
  const [savedUntilMs, setSavedUntilMs] = useState<number>();
  const [away, setAway] = useState<{ readonly board: Closed<Found>; readonly untilMs: number | undefined }>();
  const find = useEffectEvent(onFound);
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isCurrent = true;
    store.takeBoard().then(
      (board) => {
        if (!board || board.isPutAway) noneReturns();
        if (!board || !isCurrent) return;
        if (board.isPutAway) {
          setAway({ board, untilMs: board.savedUntilMs });
          return;
        }
        setSavedUntilMs(board.savedUntilMs);
        find(board);
      },
      (error: unknown) => {
        noneReturns();
        console.warn('Checking for a saved board failed', error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [store, owner]);
  /** Counts the boards, so that a late result for a previous board doesn't affect the next one. */
  const boards = useRef(0);
  const keep = useCallback(
    (board: Board | undefined) => {
      if (!board) {
        boards.current += 1;
        setSavedUntilMs(undefined);
        return;
      }
      // A batch that can be resumed is offered as such instead of being shown as complete.
      if (canGoOnLater(board.state)) return;
      const current = boards.current;
      const setUntil = (untilMs: number | undefined) => {
        if (boards.current !== current) return;
        setSavedUntilMs(untilMs);
        BOARD_HERE.keep(untilMs !== undefined);
      };
      store.saveBoard(board).then(setUntil, (error: unknown) => {
        setUntil(undefined);
        console.warn('Saving the board failed', error);
      });
    },
    [store],
  );
  const mark = (isPutAway: boolean) =>
    store.putAway(isPutAway).catch((error: unknown) => console.warn('Closing the board failed', error));
  const forget = () => {
    setAway(undefined);
    store.forgetPutAway();
  };
  return {
    savedUntilMs,
    keep,
    putAway: (board) => {
      setAway({ board, untilMs: savedUntilMs });
      BOARD_HERE.keep(false);
      void mark(true);
    },
    away: away && {
      photos: away.board.state.entries.length,
      untilMs: away.untilMs,
      restore: () => {
        setAway(undefined);
        void mark(false);
        onFound(away.board);
      },
      forget,
    },
    replaced: forget,
  };
}

function noneReturns(): void {
  BOARD_HERE.keep(false);
  endArrival();
}
