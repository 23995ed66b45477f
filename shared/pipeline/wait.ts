/** The longest time that a timer holds (HTML, "run steps after a timeout": a signed 32-bit number); beyond it none waits. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Resolves after `ms` milliseconds, some 24 days at most; rejects at once with the signal's reason when it is aborted. */
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
