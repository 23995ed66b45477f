/** When the current page was opened, as a `performance.now()` time. */
let openedMs = performance.now();

/** Restarts the page's clock. Called after a client-side navigation. */
export function noteOpenPage(): void {
  openedMs = performance.now();
}

/** Returns how long the page has been open, in milliseconds. The page's timers start at opening, not at hydration. */
export function openForMs(): number {
  return performance.now() - openedMs;
}
