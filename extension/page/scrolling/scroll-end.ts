import { PAGE_IMAGE_LIMITS, SCROLL_LIMITS } from '../../limits.ts';

/** Why scrolling through a page has ended: at its end, at the limit, on a page that only repeats, or on request. */
export type ScrollEnd = 'bottom' | 'limit' | 'nothing-new' | 'asked';

/** How far a page has been scrolled through. */
export interface ScrollState {
  /** Different images so far. */
  readonly found: number;
  /** Steps since the last new image. */
  readonly stepsWithoutNew: number;
  /** Whether the page has become longer since scrolling began. */
  readonly hasGrown: boolean;
  /** Whether nothing is left to scroll. */
  readonly isAtEnd: boolean;
}

/**
 * Returns why scrolling ends here; undefined to go on. A page that does not grow is scrolled to its end,
 * however long it shows no image.
 */
export function scrollEnd({ found, stepsWithoutNew, hasGrown, isAtEnd }: ScrollState): ScrollEnd | undefined {
  if (found >= PAGE_IMAGE_LIMITS.images) return 'limit';
  if (isAtEnd) return 'bottom';
  if (hasGrown && stepsWithoutNew >= SCROLL_LIMITS.stepsWithoutNew) return 'nothing-new';
  return undefined;
}
