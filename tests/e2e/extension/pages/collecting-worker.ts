import { collectFromTab } from '../../../../extension/page/collect-from-tab.ts';
import { AppError, type Failure } from '#core/failure.ts';
import type { CollectedImages } from '../../../../extension/page/page-collector.ts';

/** The worker's API for tests: collects from the newest tab with this URL, as the extension does. */
export interface CollectingWorker {
  collect(url: string, thresholdPx: number): Promise<CollectedPage>;
}

export type CollectedPage = (CollectedImages & { readonly ms: number }) | { readonly failure: Failure };

Object.assign(globalThis, {
  collect: async (url: string, thresholdPx: number): Promise<CollectedPage> => {
    const tabs = await chrome.tabs.query({});
    const tab = tabs.findLast((candidate) => candidate.url === url);
    if (tab?.id === undefined) throw new Error(`No tab shows ${url}.`);
    const started = performance.now();
    try {
      const collected = await collectFromTab(tab.id, thresholdPx);
      return { ...collected, ms: performance.now() - started };
    } catch (error) {
      if (error instanceof AppError) return { failure: error.failure };
      throw error;
    }
  },
} satisfies CollectingWorker);
