import { PAGE_IMAGE_LIMITS, SCROLL_LIMITS } from '../../limits.ts';

/** Why scrolling through a page ended: at its end, at the limit, on a page that only repeats, or on request. */
export type ScrollEnd = 'bottom' | 'limit' | 'nothing-new' | 'asked';

/** The progress of scrolling through a page. */
export interface ScrollState {
  /** The number of different images so far. */
  readonly found: number;
  /** The number of steps since the last new image. */
  readonly stepsWithoutNew: number;
  /** Whether the page has become longer since scrolling began. */
  readonly hasGrown: boolean;
  /** Whether nothing is left to scroll. */
  readonly isAtEnd: boolean;
}

/**
 * Returns why scrolling ends here; undefined to continue. A page that doesn't grow is scrolled to its end, no matter
 * how long it shows no image.
 */
export function scrollEnd({ found, stepsWithoutNew, hasGrown, isAtEnd }: ScrollState): ScrollEnd | undefined {
  if (found >= PAGE_IMAGE_LIMITS.images) return 'limit';
  if (isAtEnd) return 'bottom';
  if (hasGrown && stepsWithoutNew >= SCROLL_LIMITS.stepsWithoutNew) return 'nothing-new';
  return undefined;
}
