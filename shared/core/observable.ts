/** Functions that are called whenever something changes. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Calls `listener` at every change, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  /** Calls all of them. */
  readonly tell = (): void => {
    for (const listener of this.#all) listener();
  };
}

/** A state that components can subscribe to. */
export abstract class Observable<State> {
  readonly #listeners = new Listeners();
  #state: State;

  constructor(first: State) {
    this.#state = first;
  }

  get state(): State {
    return this.#state;
  }

  /** Calls `listener` whenever the state changes, until the returned function is called. */
  readonly subscribe = this.#listeners.subscribe;

  protected set(state: State): void {
    this.#state = state;
    this.#listeners.tell();
  }
}
