import { type PageScroller, SCROLLER } from './page-scroller.ts';
import { PageScroll } from './scroll-page.ts';

const ENDED = { found: 0, end: 'bottom' } as const;
let scroll: PageScroll | undefined;

// Runs in the isolated world of a page, whose globals the page can't see. Further injected scripts call it.
(globalThis as typeof globalThis & PageScroller)[SCROLLER] = {
  start: ({ thresholdPx }) => {
    scroll = new PageScroll(thresholdPx);
    return scroll.step();
  },
  step: async () => scroll?.step() ?? ENDED,
  finish: async () => {
    const collected = await scroll?.finish();
    scroll = undefined;
    return collected;
  },
};
