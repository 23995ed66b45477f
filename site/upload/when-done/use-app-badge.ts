import { useEffect } from 'react';
import type { BatchState } from '#core/batch/batch.ts';
import { badgeOf, showBadge } from './app-badge.ts';

/**
 * Shows on the installed site's icon how many photos are left and, until the page is seen again, that the batch is
 * done.
 */
export function useAppBadge({ phase, done, total }: Pick<BatchState, 'phase' | 'done' | 'total'>): void {
  useEffect(() => {
    const show = () => void showBadge(badgeOf({ phase, done, total }, document.hidden), navigator);
    show();
    if (phase === 'processing') return undefined;
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [phase, done, total]);
  useEffect(() => {
    // Closing the page stops the batch.
    const clear = () => void showBadge('none', navigator);
    window.addEventListener('pagehide', clear);
    return () => {
      window.removeEventListener('pagehide', clear);
      clear();
    };
  }, []);
}
