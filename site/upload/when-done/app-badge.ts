import type { BatchState } from '#core/batch/batch.ts';

/** What the site's icon shows where it is installed: how many photos are left, that there is something to see, or nothing. */
export type AppBadge = number | 'dot' | 'none';

/** The browser's badge; phones and some browsers have none. */
export interface Badging {
  readonly setAppBadge?: (count?: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** @param isHidden whether the page is out of sight: whoever sees it needs no dot */
export function badgeOf(
  { phase, done, total }: Pick<BatchState, 'phase' | 'done' | 'total'>,
  isHidden: boolean,
): AppBadge {
  if (phase === 'processing') return total > done ? total - done : 'none';
  return (phase === 'done' || phase === 'failed') && isHidden ? 'dot' : 'none';
}

/** Shows it where the browser can. Never fails: it is only one more sign. */
export async function showBadge(badge: AppBadge, badging: Badging): Promise<void> {
  try {
    if (badge === 'none') await badging.clearAppBadge?.();
    else if (badge === 'dot') await badging.setAppBadge?.();
    else await badging.setAppBadge?.(badge);
  } catch {
    // The system, or the person, wants no badges.
  }
}
