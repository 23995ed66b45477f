import { useEffect } from 'react';
import type { BatchState } from '#core/batch/batch.ts';
import { background } from '../messaging/background-client.ts';
import { announceBatch } from '../messaging/panel-presence.ts';

/** Shows the batch's progress on the toolbar button, and that it is paused after this panel closes. */
export function useBadge({ phase, done, total }: Pick<BatchState, 'phase' | 'done' | 'total'>): void {
  const isRunning = phase === 'processing';
  useEffect(() => {
    if (!isRunning) return undefined;
    const withdraw = announceBatch();
    return () => {
      withdraw();
      void background().progressEnded();
    };
  }, [isRunning]);
  useEffect(() => {
    if (isRunning && total > 0) void background().progress(done, total);
  }, [isRunning, done, total]);
}
