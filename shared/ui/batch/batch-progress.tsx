import type { BatchState } from '#core/batch/batch.ts';
import type { EngineState } from '#core/batch/engine-state.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { itemsNamed, mixedText } from '#core/films/items-text.ts';
import type { Photo } from '#core/photo.ts';
import { deviceWords } from '#words/device.ts';
import { quantitiesWords } from '#words/quantities.ts';
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
  /** The photos and films that it organizes, or more. */
  photos: readonly Photo[];
  /** This device's engine, which the first batch downloads and tests; undefined if another one analyzes it. */
  engine?: EngineState | undefined;
  isStopping: boolean;
  /** Whether there has been no progress for a while. */
  isSlow: boolean;
}

/**
 * Shows the batch's progress as a bar and in words. The toasts with the same content are for screen readers: while
 * this component is visible, they are hidden (`toasts.css`).
 */
export function BatchProgress({ state, photos, engine, isStopping, isSlow }: BatchProgressProps) {
  const { done, total } = state;
  const t = useMessages(tableWords, deviceWords, quantitiesWords);
  const items = mixedText(total, itemsNamed(photos), t);
  const progress = total === 0 ? t('table.checking') : t('table.progress', { done, items });
  const loading = engineText(engine, t);
  const text = isStopping ? t('table.cancelling') : (loading ?? progress);
  const bar =
    engine?.phase === 'fetching'
      ? { max: engine.totalBytes, value: engine.doneBytes }
      : { max: total === 0 ? 1 : total, value: done };
  const left = useTimeLeft(done, total);
  return (
    <div className="batch-progress min-w-0 flex-1 basis-60">
      <p className="flex flex-wrap gap-x-3 text-15">
        <span className="font-mono tabular-nums">{text}</span>
        {left && !isStopping && !loading && <span className="text-quiet">{timeLeftText(left, t)}</span>}
        {isSlow && <span className="text-quiet">{t('table.slow')}</span>}
      </p>
      <div className="mt-2">
        <ProgressBar {...bar} label={t('table.organizing')} text={text} />
      </div>
    </div>
  );
}

/** Returns how far the engine's download is; undefined if nothing waits for it. */
function engineText(
  engine: EngineState | undefined,
  t: Translate<'device' | 'quantities'>,
): string | undefined {
  if (engine?.phase === 'testing') return t('device.testing');
  if (engine?.phase !== 'fetching') return undefined;
  const { doneBytes, totalBytes } = engine;
  return t('device.fetching', { done: sizeText(doneBytes, t), total: sizeText(totalBytes, t) });
}

/** Returns a text such as "about 2 minutes left"; the last seconds are not counted. */
function timeLeftText({ unit, count }: TimeLeft, t: Translate<'table'>): string {
  if (unit === 'minutes') return t('table.minutesLeft', { count });
  return count > 10 ? t('table.secondsLeft', { count }) : t('table.fewSecondsLeft');
}
