function nothing(): void {}

/** Holds back work while it is closed. */
export class PauseGate {
  #opened: { readonly promise: Promise<void>; readonly resolve: () => void } | undefined;

  get isClosed(): boolean {
    return this.#opened !== undefined;
  }

  close(): void {
    if (this.#opened) return;
    let resolve: () => void = nothing;
    const promise = new Promise<void>((done) => (resolve = done));
    this.#opened = { promise, resolve };
  }

  open(): void {
    this.#opened?.resolve();
    this.#opened = undefined;
  }

  /** Resolves once it is open. Rejects with the signal's reason on abort. */
  async passed(signal: AbortSignal): Promise<void> {
    while (this.#opened) await this.#opened.promise;
    signal.throwIfAborted();
  }
}
