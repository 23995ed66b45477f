import lighthouse, { type Flags } from 'lighthouse';
import type { Browser } from 'puppeteer';

export type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface LighthouseRun {
  /** 0 to 100. */
  readonly scores: Readonly<Partial<Record<LighthouseCategory, number>>>;
  /** Cumulative layout shift; 0 is none. */
  readonly layoutShift: number;
  /** Largest contentful paint, milliseconds. */
  readonly largestPaintMs: number;
  /** Total blocking time, milliseconds. */
  readonly blockedMs: number;
  /** Failed audits of the categories that do not depend on time, with the elements. */
  readonly complaints: readonly string[];
}

/** Without the performance category, only the load is awaited, and no screenshots are taken. */
const UNTIMED: Flags = {
  disableFullPageScreenshot: true,
  skipAboutBlank: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
};

/** Lighthouse's mobile emulation: its screen and, for the performance category, its slow network and CPU. */
export async function runLighthouse(
  browser: Browser,
  url: string,
  categories: readonly LighthouseCategory[],
): Promise<LighthouseRun> {
  const page = await browser.newPage();
  try {
    const flags: Flags = {
      onlyCategories: [...categories],
      // Slow network and CPU are simulated afterwards; the load itself is not throttled.
      throttlingMethod: 'simulate',
      logLevel: 'error',
      ...(categories.includes('performance') ? {} : UNTIMED),
    };
    const result = await lighthouse(url, flags, undefined, page);
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? 0;
    return {
      scores: Object.fromEntries(
        Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      layoutShift: figure('cumulative-layout-shift'),
      largestPaintMs: Math.round(figure('largest-contentful-paint')),
      blockedMs: Math.round(figure('total-blocking-time')),
      complaints: Object.values(lhr.categories)
        .filter(({ id }) => id !== 'performance')
        .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
        .map(({ id }) => lhr.audits[id])
        .filter((audit) => audit && audit.score !== null && audit.score < 1)
        .map((audit) => `${audit?.id}: ${JSON.stringify(audit?.details ?? {}).slice(0, 600)}`),
    };
  } finally {
    await page.close();
  }
}
