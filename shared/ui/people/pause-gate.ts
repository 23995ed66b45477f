/** Holds work back while it is closed. */
export class PauseGate {
  #opened: PromiseWithResolvers<void> | undefined;

  get isClosed(): boolean {
    return this.#opened !== undefined;
  }

  close(): void {
    this.#opened ??= Promise.withResolvers();
  }

  open(): void {
    this.#opened?.resolve();
    this.#opened = undefined;
  }

  /** Resolves while it is open. Rejects with the signal's reason on abort. */
  async passed(signal: AbortSignal): Promise<void> {
    while (this.#opened) await this.#opened.promise;
    signal.throwIfAborted();
  }
}
