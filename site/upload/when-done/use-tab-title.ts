import { useEffect } from 'react';
import type { BatchState } from '#core/batch/batch.ts';
import { WHEN_DONE } from '../upload-copy.ts';

/**
 * Says in the title of the tab how far the batch is, for whoever has gone to another tab; and, until the page is seen
 * again, that it is done.
 */
export function useTabTitle({ phase, done, total, entries }: BatchState): void {
  const isWorking = phase === 'processing' && total > 0;
  const hasEnded = phase === 'done' || phase === 'failed';
  const placed = entries.length;
  useEffect(() => {
    if (!isWorking) return undefined;
    return changeTitle((title) => WHEN_DONE.tabProgress(done, total, title));
  }, [isWorking, done, total]);
  useEffect(() => {
    if (!hasEnded || !document.hidden) return undefined;
    const restore = changeTitle((title) => WHEN_DONE.tabDone(placed, title));
    document.addEventListener('visibilitychange', restore);
    return () => {
      document.removeEventListener('visibilitychange', restore);
      restore();
    };
  }, [hasEnded, placed]);
}

/** Changes the title, and returns what gives the old one back, unless another page has set its own meanwhile. */
function changeTitle(changed: (title: string) => string): () => void {
  const before = document.title;
  const title = changed(before);
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}
