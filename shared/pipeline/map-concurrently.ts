export type Step<Item, Value> =
  | { readonly state: 'started'; readonly item: Item }
  | { readonly state: 'done'; readonly item: Item; readonly value: Value }
  | { readonly state: 'failed'; readonly item: Item; readonly error: unknown };

/**
 * Works on items a few at a time and yields each start and each end as it happens.
 *
 * Pulled, not pushed: nothing starts before the reader asks. After an abort nothing more is started, what is
 * under way is told to stop, and its ends are not reported. A reader that leaves early stops it the same way.
 *
 * @param concurrency whole number of items under way at once, at least 1; or what says how many by now, and is
 *   asked whenever one has ended
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
