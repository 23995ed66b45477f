/// <reference types="@crxjs/vite-plugin/client" />
import browser from 'webextension-polyfill';
// oxlint-disable-next-line import/default -- CRXJS builds the script and exports its path
import scrollerFile from './scroll-page-entry.ts?script&iife';
import { notReadable, readable } from '../collect-from-tab.ts';
import type { CollectedImages } from '../page-collector.ts';
import { runPackaged } from '../run-packaged.ts';
import { type PageScroller, type ScrollCalls, SCROLLER } from './page-scroller.ts';
import type { ScrollEnd } from './scroll-end.ts';
import type { ScrollProgress } from './scroll-page.ts';

interface ScrollTabOptions {
  readonly thresholdPx: number;
  /** Aborted when the user has seen enough. */
  readonly enough: AbortSignal;
  /** Called after each step. */
  readonly onStep: (progress: ScrollProgress) => void;
}

/** The images of a page that was scrolled through, and why scrolling ended. */
export interface ScrolledImages extends CollectedImages {
  readonly end: ScrollEnd;
}

/**
 * Scrolls through the page in a tab, collects its images on the way, and scrolls back. The page's script decides
 * nothing itself: each step is a call, so that scrolling stops with the panel.
 *
 * @throws {AppError} `page-not-readable`, also if the user leaves the page in the meantime
 */
export async function scrollThroughTab(
  tabId: number,
  { thresholdPx, enough, onStep }: ScrollTabOptions,
): Promise<ScrolledImages> {
  const target = { tabId };
  const call = async (name: keyof ScrollCalls): Promise<unknown> => {
    const [result] = await browser.scripting.executeScript({
      target,
      func: callScroller,
      args: [SCROLLER, name, thresholdPx],
    });
    return result?.result;
  };
  return readable(async () => {
    await runPackaged(target, scrollerFile);
    let end: ScrollEnd | undefined;
    for (let name: 'start' | 'step' = 'start'; !end; name = 'step') {
      const progress = (await call(name)) as ScrollProgress | null | undefined;
      if (!progress) throw notReadable('protected');
      onStep(progress);
      end = progress.end ?? (enough.aborted ? 'asked' : undefined);
    }
    const collected = (await call('finish')) as CollectedImages | null | undefined;
    if (!collected) throw notReadable('protected');
    return { ...collected, end };
  });
}

/** Serialized and sent to the page, so it uses only its arguments. */
async function callScroller(
  scroller: typeof SCROLLER,
  name: keyof ScrollCalls,
  thresholdPx: number,
): Promise<unknown> {
  return (globalThis as typeof globalThis & PageScroller)[scroller]?.[name]({ thresholdPx });
}
