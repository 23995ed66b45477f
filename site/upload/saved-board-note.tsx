import { SAVED_BOARD } from './resume-copy.ts';

interface SavedBoardNoteProps {
  /** In milliseconds since 1970; nothing where it is not kept. */
  untilMs: number | undefined;
  onDiscard: () => void;
}

/** How long the board stays, and the way to be rid of it. */
export function SavedBoardNote({ untilMs, onDiscard }: SavedBoardNoteProps) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-13 text-quiet">
      {untilMs === undefined ? SAVED_BOARD.notKept : SAVED_BOARD.until(new Date(untilMs))}
      <button
        type="button"
        onClick={onDiscard}
        className="min-h-11 underline underline-offset-4 hover:text-ink"
      >
        {SAVED_BOARD.discard}
      </button>
    </p>
  );
}
