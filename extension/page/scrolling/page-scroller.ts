import type { CollectedImages } from '../page-collector.ts';
import type { ScrollProgress } from './scroll-page.ts';

/** The global under which the injected script exposes its functions in the isolated world. */
export const SCROLLER = 'whereMyPixScroller';

/** The functions of the injected script, called in sequence. */
export interface ScrollCalls {
  /** Starts over. */
  start(options: { thresholdPx: number }): Promise<ScrollProgress>;
  step(): Promise<ScrollProgress>;
  finish(): Promise<CollectedImages | undefined>;
}

export interface PageScroller {
  [SCROLLER]?: ScrollCalls;
}
