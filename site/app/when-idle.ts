/** A page that is never idle does it anyway. */
const IDLE_WITHIN_MS = 2000;

/** Calls `act` when nothing else is being done, until the returned function is called. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback; there the next task has to do.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(idle);
}
