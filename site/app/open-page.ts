/** When the page that somebody looks at was opened, on the clock of `performance.now()`. */
let openedMs = performance.now();

/** Another page of ours is open now, in the same document. */
export function noteOpenPage(): void {
  openedMs = performance.now();
}

/**
 * How long the page has been open, in milliseconds. What the page does at its time counts from there, and not from when
 * its scripts have come to life.
 */
export function openForMs(): number {
  return performance.now() - openedMs;
}
