import { shapeWords } from '#words/shape.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { DETAIL_NAMES } from './detail-choice.tsx';
import type { DetailModel } from './use-detail.ts';

interface DetailNoteProps {
  detail: Pick<DetailModel, 'filed' | 'apply'>;
}

/** Says that a batch was filed at a level of detail that was chosen before it, and returns to full detail. */
export function DetailNote({ detail: { filed, apply } }: DetailNoteProps) {
  const t = useMessages(shapeWords);
  if (!filed) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 text-15">
      <p className="text-quiet">{t('shape.detailKept', { level: t(DETAIL_NAMES[filed]) })}</p>
      <button
        type="button"
        className={buttonClass('quiet', 'px-2 text-ink! underline underline-offset-4')}
        onClick={() => apply('fine')}
      >
        {t('shape.detailFine')}
      </button>
    </div>
  );
}
