import { AppError, askedWaitMs, mayPass, reachedNobody } from '#core/failure.ts';

/**
 * The maximum delay of a timer, a signed 32-bit number (HTML, "run steps after a timeout"); a longer one fires at
 * once.
 */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Resolves after `ms` milliseconds, at most about 24 days; rejects with the signal's reason as soon as it is
 * aborted.
 */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      },
      Math.min(ms, LONGEST_TIMER_MS),
    );
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}

export interface RetryPolicy {
  /** The total number of attempts, including the first. */
  readonly attempts: number;
  /** The first delay in milliseconds; it doubles with every attempt. */
  readonly baseMs: number;
  /** The maximum of the doubled delay; a delay that the server asks for may be longer. */
  readonly longestMs?: number;
  /** Consecutive attempts that don't reach a server and don't count among `attempts`; if undefined, they count. */
  readonly unreachedAttempts?: number;
}

/**
 * Retries transient failures, after the delay that the server asked for, or else after one that doubles each time and
 * varies by half, so that photos that failed together don't retry together.
 *
 * @throws the last failure, the first one that a retry can't fix, or the signal's reason
 */
export async function withRetry<Value>(
  attempt: () => Promise<Value>,
  { attempts, baseMs, longestMs = Infinity, unreachedAttempts }: RetryPolicy,
  signal: AbortSignal,
): Promise<Value> {
  let tried = 0;
  let unreached = 0;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError) || !mayPass(error.failure)) throw error;
      const isUnreached = unreachedAttempts !== undefined && reachedNobody(error.failure);
      unreached = isUnreached ? unreached + 1 : 0;
      if (!isUnreached) tried += 1;
      if (tried >= attempts || (isUnreached && unreached >= unreachedAttempts)) throw error;
      const doublings = (isUnreached ? unreached : tried) - 1;
      const ownMs = Math.min(longestMs, baseMs * 2 ** doublings) * (0.5 + Math.random());
      const waitMs = askedWaitMs(error.failure) ?? ownMs;
      await wait(waitMs, signal);
    }
  }
}
