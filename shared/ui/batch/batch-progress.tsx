import type { BatchState } from '#core/batch/batch.ts';
import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';
import { ProgressBar } from '../kit/progress-bar.tsx';
import { type TimeLeft, timeLeft } from '#core/batch/time-left.ts';
import type { Translate } from '#messages/translate.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Pace } from '#core/batch/pace.ts';

const LOOK_EVERY_MS = 500;

/** Returns how long the remaining photos will take; undefined until that is known. */
function useTimeLeft(done: number, total: number): TimeLeft | undefined {
  const run = useRef<{ readonly total: number; readonly pace: Pace }>(undefined);
  const [left, setLeft] = useState<TimeLeft>();
  const look = useEffectEvent(() => {
    const nowMs = performance.now();
    if (run.current?.total !== total) run.current = { total, pace: new Pace() };
    const { pace } = run.current;
    pace.see(done, done, nowMs);
    setLeft(timeLeft(pace, total, nowMs));
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return left;
}

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

/** Returns a text such as "about 2 minutes left"; the last seconds are not counted. */
function timeLeftText({ unit, count }: TimeLeft, t: Translate<'table'>): string {
  if (unit === 'minutes') return t('table.minutesLeft', { count });
  return count > 10 ? t('table.secondsLeft', { count }) : t('table.fewSecondsLeft');
}
