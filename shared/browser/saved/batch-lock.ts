/**
 * A page that is unloading, as in a reload, needs a moment to release its lock, more than a second on a busy machine;
 * a working page keeps it.
 */
const PATIENCE_MS = 5000;

/**
 * Locks a saved batch for this page, so that no other page resumes it at the same time (Web Locks). The
 * browser releases the lock when the page is closed.
 *
 * @returns a function that releases the lock; undefined if another page has it
 */
export function takeBatch(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    const signal = AbortSignal.timeout(PATIENCE_MS);
    navigator.locks.request(`batch ${id}`, { signal }, hold).catch((error: unknown) => {
      if (signal.aborted && error === signal.reason) resolve(undefined);
      else reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}
