import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

/**
 * How long after the pointer entered an element appeared, and how long after it left the element disappeared.
 */
export interface Delays {
  readonly openedAfterMs: number;
  readonly closedAfterMs: number;
}

/** Measures in the page how an element reacts to the pointer on another; the result is read afterwards. */
export async function watchDelay(
  { page }: Visitor,
  pointedAt: string,
  shown: string,
): Promise<() => Promise<Delays>> {
  await page.evaluate(
    (anchor, popup) => {
      const delays = { openedAfterMs: NaN, closedAfterMs: NaN };
      Object.assign(window, { delays });
      const element = document.querySelector(anchor);
      let enteredMs = NaN;
      let leftMs = NaN;
      element?.addEventListener('pointerenter', () => (enteredMs = performance.now()));
      element?.addEventListener('pointerleave', () => (leftMs = performance.now()));
      new MutationObserver(() => {
        const isThere = document.querySelector(popup) !== null;
        if (isThere && Number.isNaN(delays.openedAfterMs))
          delays.openedAfterMs = performance.now() - enteredMs;
        if (!isThere && !Number.isNaN(delays.openedAfterMs))
          delays.closedAfterMs = performance.now() - leftMs;
      }).observe(document, { childList: true, subtree: true, attributes: true });
    },
    pointedAt,
    shown,
  );
  return () => page.evaluate(() => (window as Window & { delays?: Delays }).delays as Delays);
}
