import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { canGoOnLater } from '#core/batch/batch.ts';
import type { Board } from '#core/board/board.ts';

/** The storage for boards. */
export interface BoardStore<Found> {
  /** The user's latest board, claimed for this page alone. */
  readonly takeBoard: () => Promise<Found | undefined>;
  /** @returns the time until which it is kept, in milliseconds since 1970; undefined if it isn't kept */
  readonly saveBoard: (board: Board) => Promise<number | undefined>;
}

interface SavedBoardOptions<Found> {
  readonly store: BoardStore<Found>;
  /** The subject of the signed-in user; empty if nobody is signed in, undefined until that is known. */
  readonly owner: string | undefined;
  readonly onFound: (board: Found) => void;
}

interface BoardKeeper {
  /** The time until which the board is kept, in milliseconds since 1970; undefined if it isn't kept. */
  readonly savedUntilMs: number | undefined;
  /** Keeps the current board; undefined if there is none anymore. */
  readonly keep: (board: Board | undefined) => void;
}

/** Keeps the user's board and restores the one they left. @param store the same one each time */
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
      (error: unknown) => console.warn('Checking for a saved board failed', error),
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
        if (boards.current === current) setSavedUntilMs(untilMs);
      };
      store.saveBoard(board).then(setUntil, (error: unknown) => {
        setUntil(undefined);
        console.warn('Saving the board failed', error);
      });
    },
    [store],
  );
  return { savedUntilMs, keep };
}
