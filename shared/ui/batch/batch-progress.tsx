import type { BatchState } from '#core/batch/batch.ts';
import { tableWords } from '#words/table.ts';
import { timeLeftText } from './time-left-text.ts';
import { useMessages } from '../kit/use-messages.ts';
import { ProgressBar } from '../kit/progress-bar.tsx';
import { useTimeLeft } from './use-time-left.ts';

interface BatchProgressProps {
  state: BatchState;
  isStopping: boolean;
  /** Whether there has been no progress for a while. */
  isSlow: boolean;
}

/**
 * Shows the batch's progress as a bar and in words. The toasts with the same content are for screen readers: while
 * this component is visible, they are hidden (`toasts.css`).
 */
export function BatchProgress({ state: { done, total }, isStopping, isSlow }: BatchProgressProps) {
  const t = useMessages(tableWords);
  const progress = total === 0 ? t('table.checking') : t('table.progress', { done, total });
  const text = isStopping ? t('table.cancelling') : progress;
  const left = useTimeLeft(done, total);
  return (
    <div className="batch-progress min-w-0 flex-1 basis-60">
      <p className="flex flex-wrap gap-x-3 text-15">
        <span className="font-mono tabular-nums">{text}</span>
        {left && !isStopping && <span className="text-quiet">{timeLeftText(left, t)}</span>}
        {isSlow && <span className="text-quiet">{t('table.slow')}</span>}
      </p>
      <div className="mt-2">
        <ProgressBar max={total === 0 ? 1 : total} value={done} label={t('table.organizing')} text={text} />
      </div>
    </div>
  );
}
