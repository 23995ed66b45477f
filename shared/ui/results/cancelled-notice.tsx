import { resultsWords } from '#words/results.ts';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '../kit/use-messages.ts';

interface CancelledNoticeProps {
  placed: number;
  total: number;
}

/** Shows the result of a canceled batch, and that nothing of it is downloaded yet. */
export function CancelledNotice({ placed, total }: CancelledNoticeProps) {
  const t = useMessages(resultsWords, toastsWords);
  return (
    <p className="mt-2 text-15">
      <span className="font-semibold">{t('toasts.cancelled', { placed, total })}</span>{' '}
      <span className="text-quiet">{t('results.asks')}</span>
    </p>
  );
}
