import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { canGoOnLater } from '#core/batch/batch.ts';
import type { Board } from '#core/board/board.ts';

/** Where boards are kept. */
export interface BoardStore<Found> {
  /** The latest board of whoever is here, taken for this page alone. */
  readonly takeBoard: () => Promise<Found | undefined>;
  /** @returns until when it is kept, in milliseconds since 1970; undefined if it is not */
  readonly saveBoard: (board: Board) => Promise<number | undefined>;
}

interface SavedBoardOptions<Found> {
  readonly store: BoardStore<Found>;
  /** The subject of whoever is signed in; empty if nobody is, undefined until that is known. */
  readonly owner: string | undefined;
  readonly onFound: (board: Found) => void;
}

interface BoardKeeper {
  /** Until when the board is kept, in milliseconds since 1970; nothing where it is not. */
  readonly savedUntilMs: number | undefined;
  /** Keeps what lies on the board by now; nothing where there is none any more. */
  readonly keep: (board: Board | undefined) => void;
}

/** Keeps the board of whoever is here, and brings back the one that they left. @param store the same one each time */
export function useSavedBoard<Found extends { readonly savedUntilMs: number }>({
  store,
  owner,
  onFound,
}: SavedBoardOptions<Found>): BoardKeeper {
  const [savedUntilMs, setSavedUntilMs] = useState<number>();
  const find = useEffectEvent(onFound);
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isCurrent = true;
    store.takeBoard().then(
      (board) => {
        if (!board || !isCurrent) return;
        setSavedUntilMs(board.savedUntilMs);
        find(board);
      },
      (error: unknown) => console.warn('It could not be seen whether a board is kept', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [store, owner]);
  /** Counts the boards, so that the answer for one that was left says nothing of the next. */
  const boards = useRef(0);
  const keep = useCallback(
    (board: Board | undefined) => {
      if (!board) {
        boards.current += 1;
        setSavedUntilMs(undefined);
        return;
      }
      // What can be gone on with is offered, not shown as if it were all.
      if (canGoOnLater(board.state)) return;
      const current = boards.current;
      const setUntil = (untilMs: number | undefined) => {
        if (boards.current === current) setSavedUntilMs(untilMs);
      };
      store.saveBoard(board).then(setUntil, (error: unknown) => {
        setUntil(undefined);
        console.warn('The board could not be kept', error);
      });
    },
    [store],
  );
  return { savedUntilMs, keep };
}
