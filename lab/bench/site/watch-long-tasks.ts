import type { Page } from 'puppeteer';

type WithLongest = Window & { longestTaskMs?: number };

/**
 * Watches a page's main thread for longer than a trace could. Returns a function for the longest task so far, in
 * elapsed milliseconds; 0 if none took 50.
 */
export async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = window as WithLongest;
    watched.longestTaskMs = 0;
    new PerformanceObserver((tasks) => {
      for (const { duration } of tasks.getEntries()) {
        watched.longestTaskMs = Math.max(watched.longestTaskMs ?? 0, duration);
      }
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (window as WithLongest).longestTaskMs ?? 0);
}
