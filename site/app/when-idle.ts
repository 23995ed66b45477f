/** Runs after this time even if the page is never idle. */
const IDLE_WITHIN_MS = 2000;

/** Calls `act` when the browser is idle, unless the returned function is called first. */
export function whenIdle(act: () => void): () => void {
  // Safari doesn't support requestIdleCallback; a separate task is used instead.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(idle);
}
