/**
 * Waits for something, but no longer than `ms` milliseconds; it may still come to its end later, unheard.
 *
 * @throws {DOMException} `TimeoutError` when that time is over; else what it throws itself
 */
export function withTimeout<Value>(ms: number, awaited: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException(`Nothing came in ${ms} ms`, 'TimeoutError')), ms);
    awaited.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
