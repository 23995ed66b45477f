/**
 * Waits for a promise for at most `ms` milliseconds. A later result is ignored.
 *
 * @throws {DOMException} `TimeoutError` after that time; before it, the promise's own error
 */
export function withTimeout<Value>(ms: number, awaited: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException(`Nothing came in ${ms} ms`, 'TimeoutError')), ms);
    awaited.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
