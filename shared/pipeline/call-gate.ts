import { AppError, askedWaitMs, isOverload } from '#core/failure.ts';
import { type AdaptiveLimit, afterAnswer, afterOverload, limitAtStart } from './adaptive-limit.ts';

interface Waiting {
  readonly enter: () => void;
}

/**
 * Limits concurrent calls to one server and starts them in order of arrival. The limit depends on the
 * server's answers (see {@link AdaptiveLimit}); while the server asks clients to wait, no call starts.
 */
export class CallGate {
  #state: AdaptiveLimit;
  #underWay = 0;
  #waiting: Waiting[] = [];
  #opening: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param first the initial limit, before the server has answered
   * @param most the maximum of the limit
   */
  constructor(first: number, most: number) {
    this.#state = limitAtStart(first, most);
  }

  /** The current maximum number of concurrent calls. */
  get limit(): number {
    return this.#state.limit;
  }

  /**
   * Makes a call as soon as the limit allows it, and adjusts the limit to the result.
   *
   * @throws what the call throws; the signal's reason if it is aborted while the call waits
   */
  async through<Value>(call: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
    await this.#entered(signal);
    const startedMs = performance.now();
    const times = () => ({ startedMs, endedMs: performance.now() });
    try {
      const value = await call();
      this.#state = afterAnswer(this.#state, times());
      return value;
    } catch (error) {
      if (error instanceof AppError && isOverload(error.failure)) {
        this.#state = afterOverload(this.#state, times(), askedWaitMs(error.failure));
      }
      throw error;
    } finally {
      this.#underWay -= 1;
      this.#letIn();
    }
  }

  #entered(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const waiting: Waiting = {
        enter: () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      const onAbort = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        if (this.#waiting.length === 0) this.#stopOpening();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#waiting.push(waiting);
      this.#letIn();
    });
  }

  #letIn(): void {
    this.#stopOpening();
    const closedMs = this.#state.resumesAtMs - performance.now();
    if (closedMs > 0) {
      if (this.#waiting.length > 0) this.#opening = setTimeout(() => this.#letIn(), closedMs);
      return;
    }
    while (this.#underWay < this.#state.limit) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#underWay += 1;
      next.enter();
    }
  }

  #stopOpening(): void {
    clearTimeout(this.#opening);
    this.#opening = undefined;
  }
}
