import { describe, expect, it } from 'vitest';
import { PAGE_IMAGE_LIMITS, SCROLL_LIMITS } from '../../../extension/limits.ts';
import { scrollEnd, type ScrollState } from '../../../extension/page/scrolling/scroll-end.ts';

const GOING: ScrollState = Object.freeze({ found: 10, stepsWithoutNew: 0, hasGrown: true, isAtEnd: false });

describe('scrolling through a page', () => {
  it('goes on while there is something to scroll and something new', () => {
    expect(scrollEnd(GOING)).toBeUndefined();
  });

  it('ends where nothing is left to scroll', () => {
    expect(scrollEnd({ ...GOING, isAtEnd: true })).toBe('bottom');
  });

  it('ends at the most images of one page, not before', () => {
    expect(scrollEnd({ ...GOING, found: PAGE_IMAGE_LIMITS.images - 1 })).toBeUndefined();
    expect(scrollEnd({ ...GOING, found: PAGE_IMAGE_LIMITS.images })).toBe('limit');
  });

  it('ends on a page that grows without a new image for many steps', () => {
    const { stepsWithoutNew } = SCROLL_LIMITS;
    expect(scrollEnd({ ...GOING, stepsWithoutNew: stepsWithoutNew - 1 })).toBeUndefined();
    expect(scrollEnd({ ...GOING, stepsWithoutNew })).toBe('nothing-new');
  });

  it('goes through a page that does not grow to its end, however long it shows no image', () => {
    expect(scrollEnd({ ...GOING, hasGrown: false, stepsWithoutNew: 500 })).toBeUndefined();
  });
});
