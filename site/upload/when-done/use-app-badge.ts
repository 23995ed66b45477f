import { useEffect } from 'react';
import type { BatchState } from '#core/batch/batch.ts';

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

/** The badge on the installed site's icon: the number of photos left, a dot for something to see, or nothing. */
type AppBadge = number | 'dot' | 'none';

/** The browser's badge API; phones and some browsers lack it. */
export interface Badging {
  readonly setAppBadge?: (count?: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** Returns the badge for a batch. @param isHidden whether the page is out of sight: users who see it need no dot */
export function badgeOf(
  { phase, done, total }: Pick<BatchState, 'phase' | 'done' | 'total'>,
  isHidden: boolean,
): AppBadge {
  if (phase === 'processing') return total > done ? total - done : 'none';
  return (phase === 'done' || phase === 'failed') && isHidden ? 'dot' : 'none';
}

/** Shows the badge if the browser supports it. Never fails: the badge is only an extra. */
export async function showBadge(badge: AppBadge, badging: Badging): Promise<void> {
  try {
    if (badge === 'none') await badging.clearAppBadge?.();
    else if (badge === 'dot') await badging.setAppBadge?.();
    else await badging.setAppBadge?.(badge);
  } catch {
    // The system or the user doesn't allow badges.
  }
}
