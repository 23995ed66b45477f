export type Step<Item, Value> =
  | { readonly state: 'started'; readonly item: Item }
  | { readonly state: 'done'; readonly item: Item; readonly value: Value }
  | { readonly state: 'failed'; readonly item: Item; readonly error: unknown };

/**
 * Processes items with limited concurrency and yields each start and each end as it happens.
 *
 * Pull-based: nothing starts before the consumer asks for the next step. After an abort no further item
 * starts, the signal of the running ones is aborted, and their ends are not reported. A consumer that stops
 * early has the same effect.
 *
 * @param concurrency maximum number of concurrent items, a whole number of at least 1; or an object whose
 *   `limit` is read again whenever an item has ended
 */
export async function* mapConcurrently<Item, Value>(
  items: Iterable<Item>,
  concurrency: number | { readonly limit: number },
  work: (item: Item, signal: AbortSignal) => Promise<Value>,
  signal: AbortSignal,
): AsyncGenerator<Step<Item, Value>, void, void> {
  const queue = items[Symbol.iterator]();
  const stop = new AbortController();
  const onAbort = () => stop.abort(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  const aborted = new Promise<'aborted'>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve('aborted'), { once: true });
  });
  const limit = () => (typeof concurrency === 'number' ? concurrency : concurrency.limit);
  const running = new Set<Promise<Ended<Item, Value>>>();
  const start = (item: Item) => {
    const ended: Promise<Ended<Item, Value>> = work(item, stop.signal).then(
      (value) => ({ step: { state: 'done', item, value }, ended }),
      (error: unknown) => ({ step: { state: 'failed', item, error }, ended }),
    );
    running.add(ended);
  };
  try {
    while (!stop.signal.aborted) {
      while (running.size < limit() && !stop.signal.aborted) {
        const next = queue.next();
        if (next.done) break;
        start(next.value);
        yield { state: 'started', item: next.value };
      }
      if (running.size === 0) return;
      const first = await Promise.race([...running, aborted]);
      if (first === 'aborted') return;
      running.delete(first.ended);
      yield first.step;
    }
  } finally {
    stop.abort();
    signal.removeEventListener('abort', onAbort);
    queue.return?.();
  }
}

interface Ended<Item, Value> {
  readonly step: Step<Item, Value>;
  readonly ended: Promise<Ended<Item, Value>>;
}
