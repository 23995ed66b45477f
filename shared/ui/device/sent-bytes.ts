import type { Observed } from './use-chrome-model.ts';

/**
 * Counts the bytes of pictures that have left this page. Only what shows the count follows it: a batch sends several
 * pictures a second, and the whole page would be drawn for each.
 */
export class SentBytes implements Observed<number> {
  readonly #listeners = new Set<() => void>();
  #bytes = 0;

  get state(): number {
    return this.#bytes;
  }

  readonly add = (bytes: number): void => {
    this.#bytes += bytes;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
