/**
 * The maximum delay of a timer, a signed 32-bit number (HTML, "run steps after a timeout"); a longer one fires at
 * once.
 */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Resolves after `ms` milliseconds, at most about 24 days; rejects with the signal's reason as soon as it is
 * aborted.
 */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      },
      Math.min(ms, LONGEST_TIMER_MS),
    );
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
