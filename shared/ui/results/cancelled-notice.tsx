import Download from 'lucide-react/icons/download';
import { resultsWords } from '#words/results.ts';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '../kit/use-messages.ts';
import { buttonClass } from '../kit/button-class.ts';

interface CancelledNoticeProps {
  placed: number;
  total: number;
  onDownload: () => void;
}

/** What a cancelled batch gave, and the question whether it is wanted. */
export function CancelledNotice({ placed, total, onDownload }: CancelledNoticeProps) {
  const t = useMessages(resultsWords, toastsWords);
  return (
    <div className="light-table mt-4 flex flex-wrap items-center gap-x-8 gap-y-3 p-4 sm:p-5">
      <p className="text-15">
        <span className="block font-semibold">{t('toasts.cancelled', { placed, total })}</span>
        <span className="text-quiet">{t('results.asks')}</span>
      </p>
      <button type="button" className={buttonClass('accent', 'max-sm:w-full')} onClick={onDownload}>
        <Download size={18} aria-hidden />
        {t('results.downloadFirst')}
      </button>
    </div>
  );
}
