/** When the current page was opened, on the clock of `performance.now()`. */
let openedMs = performance.now();

/** Called after a client-side navigation. */
export function noteOpenPage(): void {
  openedMs = performance.now();
}

/**
 * How long the page has been open, in milliseconds. Timers of the page count from then, and not from its
 * hydration.
 */
export function openForMs(): number {
  return performance.now() - openedMs;
}
