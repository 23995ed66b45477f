import { useEffect } from 'react';
import type { BatchState } from '#core/batch.ts';
import { background } from '../messaging/background-client.ts';
import { announceBatch } from '../messaging/panel-presence.ts';

/** Has the toolbar button tell how far the batch is, and that it pauses when this panel goes away. */
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
