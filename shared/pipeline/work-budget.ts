interface Waiting {
  readonly work: number;
  readonly enter: () => void;
}

/** Limits the work that is in progress at the same time, and admits work in order of arrival. */
export class WorkBudget {
  readonly #total: number;
  #free: number;
  #waiting: Waiting[] = [];

  /** @param total the maximum work in progress */
  constructor(total: number) {
    this.#total = total;
    this.#free = total;
  }

  /**
   * Waits until there is room. Work that exceeds the total runs alone.
   *
   * @returns a function that releases the room; further calls have no effect
   * @throws the signal's reason if it is aborted meanwhile
   */
  enter(asked: number, signal: AbortSignal): Promise<() => void> {
    const work = Math.min(Math.max(0, asked), this.#total);
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const waiting: Waiting = {
        work,
        enter: () => {
          signal.removeEventListener('abort', onAbort);
          let isGivenBack = false;
          resolve(() => {
            if (isGivenBack) return;
            isGivenBack = true;
            this.#free += work;
            this.#letIn();
          });
        },
      };
      const onAbort = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(signal.reason as Error);
        this.#letIn();
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#waiting.push(waiting);
      this.#letIn();
    });
  }

  #letIn(): void {
    for (let next = this.#waiting[0]; next && next.work <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.work;
      next.enter();
    }
  }
}
