import { KEPT_BOARD } from './kept-batch-copy.ts';

interface SavedBoardNoteProps {
  /** In milliseconds since 1970; nothing where it is not kept. */
  untilMs: number | undefined;
  onDiscard: () => void;
}

/** How long the board stays, and the way to be rid of it. */
export function SavedBoardNote({ untilMs, onDiscard }: SavedBoardNoteProps) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-13 text-quiet">
      {untilMs === undefined ? KEPT_BOARD.notKept : KEPT_BOARD.until(new Date(untilMs))}
      <button
        type="button"
        onClick={onDiscard}
        className="min-h-11 underline underline-offset-4 hover:text-ink"
      >
        {KEPT_BOARD.discard}
      </button>
    </p>
  );
}
