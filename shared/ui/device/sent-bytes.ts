import type { Observed } from './use-chrome-model.ts';

/**
 * Counts the bytes of image data sent from this page. Only the components that show the count subscribe: a batch
 * sends several pictures a second, and each would re-render the whole page.
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
