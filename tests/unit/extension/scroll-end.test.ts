import { describe, expect, it } from 'vitest';
import { PAGE_IMAGE_LIMITS, SCROLL_LIMITS } from '../../../extension/limits.ts';
import { scrollEnd, type ScrollState } from '../../../extension/page/scrolling/scroll-end.ts';

const GOING: ScrollState = Object.freeze({ found: 10, stepsWithoutNew: 0, hasGrown: true, isAtEnd: false });

describe('scrolling through a page', () => {
  it('continues while there is something to scroll and something new', () => {
    expect(scrollEnd(GOING)).toBeUndefined();
  });

  it('ends if nothing is left to scroll', () => {
    expect(scrollEnd({ ...GOING, isAtEnd: true })).toBe('bottom');
  });

  it('ends at one page’s maximum number of images, not before', () => {
    expect(scrollEnd({ ...GOING, found: PAGE_IMAGE_LIMITS.images - 1 })).toBeUndefined();
    expect(scrollEnd({ ...GOING, found: PAGE_IMAGE_LIMITS.images })).toBe('limit');
  });

  it('ends on a page that grows for many steps without a new image', () => {
    const { stepsWithoutNew } = SCROLL_LIMITS;
    expect(scrollEnd({ ...GOING, stepsWithoutNew: stepsWithoutNew - 1 })).toBeUndefined();
    expect(scrollEnd({ ...GOING, stepsWithoutNew })).toBe('nothing-new');
  });

  it('scrolls a page that does not grow to its end, even without images', () => {
    expect(scrollEnd({ ...GOING, hasGrown: false, stepsWithoutNew: 500 })).toBeUndefined();
  });
});
