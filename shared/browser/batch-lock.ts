/** A page that is being left (a reload) takes a moment to give back what it has; one that is at work keeps it. */
const PATIENCE_MS = 1000;

/**
 * Takes a kept batch for this page, so that no other one goes on with it at the same time (Web Locks). A page that
 * goes away gives it back.
 *
 * @returns how to give it back; nothing where another page has it
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
