import { useEffect } from 'react';
import type { BatchState } from '#core/batch/batch.ts';
import { itemsPlaced } from '#core/films/items-text.ts';
import { WHEN_DONE } from '../upload-copy.ts';

/**
 * Shows the batch's progress in the tab's title for users in another tab and, until the page is seen again, that the
 * batch is done.
 */
export function useTabTitle({ phase, done, total, entries }: BatchState): void {
  const isWorking = phase === 'processing' && total > 0;
  const hasEnded = phase === 'done' || phase === 'failed';
  useEffect(() => {
    if (!isWorking) return undefined;
    return changeTitle((title) => WHEN_DONE.tabProgress(done, total, title));
  }, [isWorking, done, total]);
  useEffect(() => {
    if (!hasEnded || !document.hidden) return undefined;
    const restore = changeTitle((title) => WHEN_DONE.tabDone(itemsPlaced(entries), title));
    document.addEventListener('visibilitychange', restore);
    return () => {
      document.removeEventListener('visibilitychange', restore);
      restore();
    };
  }, [hasEnded, entries]);
}

/**
 * Changes the title, and returns a function that restores the old one, unless another page has set its own in the
 * meantime.
 */
function changeTitle(changed: (title: string) => string): () => void {
  const before = document.title;
  const title = changed(before);
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}
