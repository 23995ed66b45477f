import type { BatchState } from '#core/batch.ts';
import { TABLE, progressText, SLOW_TEXT } from './wording.ts';

interface BatchProgressProps {
  state: BatchState;
  isStopping: boolean;
  /** Nothing has happened for a while. */
  isSlow: boolean;
}

/** How far the batch is, as a bar and in words. The toasts tell it to those who listen. */
export function BatchProgress({ state: { done, total }, isStopping, isSlow }: BatchProgressProps) {
  const text = isStopping ? TABLE.cancelling : progressText(done, total);
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="flex flex-wrap gap-x-3 text-15">
        <span className="font-mono tabular-nums">{text}</span>
        {isSlow && <span className="text-quiet">{SLOW_TEXT}</span>}
      </p>
      <progress
        max={total === 0 ? 1 : total}
        value={done}
        aria-label={TABLE.organizing}
        aria-valuetext={text}
        className="batch-bar mt-2"
      />
    </div>
  );
}
