import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Board } from '#core/board/board.ts';
import { type Items, itemsPlaced } from '#core/films/items-text.ts';
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
  /** Deletes the batch that has begun since. */
  readonly forget: () => void;
}

interface SavedBoardOptions<Found extends FoundBoard> {
  readonly store: BoardStore<Found>;
  /** The subject of the signed-in user; empty if nobody is signed in, undefined until that is known. */
  readonly owner: string | undefined;
  readonly onFound: (board: Closed<Found>) => void;
}

/** A board that the user closed. */
type Closed<Found extends FoundBoard> = Omit<Found, 'savedUntilMs' | 'isPutAway'>;

interface Away<Found extends FoundBoard> {
  readonly board: Closed<Found>;
  readonly untilMs: number | undefined;
  /** Whether it was closed for a batch that began from it. */
  readonly makesRoom: boolean;
}

/** A board that the user closed, for as long as it can be restored. */
export interface PutAwayBoard {
  readonly items: Items;
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
  /** Puts the board away that the user closes, or that makes room for a batch that begins from it. */
  readonly putAway: (board: Closed<Found>, makesRoom: boolean) => void;
  readonly away: PutAwayBoard | undefined;
  /** Called when the board of another batch is kept, which replaces the closed board. */
  readonly replaced: () => void;
  /** Called when a batch was refused: a board that has made room for it is restored. */
  readonly refused: () => void;
}

/** Keeps the user's board and restores the one they left. @param store the same one each time */
export function useSavedBoard<Found extends FoundBoard>({
  store,
  owner,
  onFound,
}: SavedBoardOptions<Found>): BoardKeeper<Found> {
  const [savedUntilMs, setSavedUntilMs] = useState<number>();
  const { away, putAway, ...closed } = useAway(store, onFound);
  const find = useEffectEvent(onFound);
  const put = useEffectEvent(putAway);
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isCurrent = true;
    store.takeBoard().then(
      (board) => {
        if (!board || board.isPutAway) noneReturns();
        if (!board || !isCurrent) return;
        if (board.isPutAway) {
          put({ board, untilMs: board.savedUntilMs, makesRoom: false });
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
  return {
    savedUntilMs,
    keep,
    putAway: (board, makesRoom) => {
      putAway({ board, untilMs: savedUntilMs, makesRoom });
      BOARD_HERE.keep(false);
      mark(store, true);
    },
    away,
    ...closed,
  };
}

/** Keeps the board that the user closed. */
function useAway<Found extends FoundBoard>(
  store: BoardStore<Found>,
  onFound: (board: Closed<Found>) => void,
): Pick<BoardKeeper<Found>, 'away' | 'replaced' | 'refused'> & {
  readonly putAway: (away: Away<Found>) => void;
} {
  const [away, putAway] = useState<Away<Found>>();
  const forget = () => {
    putAway(undefined);
    store.forgetPutAway();
  };
  const restore = (board: Closed<Found>) => {
    putAway(undefined);
    mark(store, false);
    onFound(board);
  };
  return {
    putAway,
    away: away && {
      items: itemsPlaced(away.board.state.entries),
      untilMs: away.untilMs,
      restore: () => restore(away.board),
      forget,
    },
    replaced: forget,
    refused: () => {
      if (!away?.makesRoom) return;
      // Its photos wait next to the board again.
      store.forget();
      restore(away.board);
    },
  };
}

function mark(store: BoardStore<unknown>, isPutAway: boolean): void {
  store.putAway(isPutAway).catch((error: unknown) => console.warn('Closing the board failed', error));
}

function noneReturns(): void {
  BOARD_HERE.keep(false);
  endArrival();
}
