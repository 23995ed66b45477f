import { resumeWords } from '#words/resume.ts';
import { useMessages } from '../kit/use-messages.ts';

interface SavedBoardNoteProps {
  /** In milliseconds since 1970; undefined if it isn't kept. */
  untilMs: number | undefined;
  onDiscard: () => void;
}

/** Shows how long the board is kept, and a button to discard it. */
export function SavedBoardNote({ untilMs, onDiscard }: SavedBoardNoteProps) {
  const t = useMessages(resumeWords);
  const day = new Intl.DateTimeFormat(t.locale, { month: 'long', day: 'numeric' });
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-13 text-quiet">
      {untilMs === undefined
        ? t('resume.boardNotKept')
        : t('resume.boardUntil', { day: day.format(new Date(untilMs)) })}
      <button
        type="button"
        onClick={onDiscard}
        className="min-h-11 underline underline-offset-4 hover:text-ink"
      >
        {t('resume.discardBoard')}
      </button>
    </p>
  );
}
