/** A state that components can subscribe to. */
export abstract class Observable<State> {
  readonly #listeners = new Set<() => void>();
  #state: State;

  constructor(first: State) {
    this.#state = first;
  }

  get state(): State {
    return this.#state;
  }

  /** Calls `listener` whenever the state changes, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected set(state: State): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
