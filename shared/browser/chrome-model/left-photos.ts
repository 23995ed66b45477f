import type { ChromeModelProblem, LeftToEngine } from '#core/engine-state.ts';
import type { LeftPhotos } from './chrome-service.ts';

/** Counts the photos of a batch that Chrome's model did not describe. */
export class LeftPhotoCount implements LeftPhotos {
  readonly #listeners = new Set<() => void>();
  #state: LeftToEngine | undefined;

  /** Undefined if there are none. */
  get state(): LeftToEngine | undefined {
    return this.#state;
  }

  /** Calls `listener` whenever the count changes, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  begin(): void {
    this.#set(undefined);
  }

  left(problem: ChromeModelProblem): void {
    this.#set({ photos: (this.#state?.photos ?? 0) + 1, problem });
  }

  #set(state: LeftToEngine | undefined): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
