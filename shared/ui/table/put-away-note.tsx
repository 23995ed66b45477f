import { resumeWords } from '#words/resume.ts';
import type { PutAwayBoard } from '../batch/use-saved-board.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';

interface PutAwayNoteProps {
  away: PutAwayBoard;
}

/** Offers to restore the board that the user closed. */
export function PutAwayNote({ away: { photos, untilMs, restore, forget } }: PutAwayNoteProps) {
  const t = useMessages(resumeWords);
  const day = new Intl.DateTimeFormat(t.locale, { month: 'long', day: 'numeric' });
  return (
    <section aria-label={t('resume.awayTitle')} data-view="away" className="put-away">
      <p className="min-w-0 text-15">
        {untilMs === undefined
          ? t('resume.awayNow', { count: photos })
          : t('resume.awayUntil', { count: photos, day: day.format(new Date(untilMs)) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('outline')} onClick={restore}>
          {t('resume.restoreBoard')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={forget}>
          {t('resume.deleteBoard')}
        </button>
      </div>
    </section>
  );
}
