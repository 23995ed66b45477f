import { AppError, askedWaitMs, mayPass, reachedNobody } from '#core/failure.ts';
import { wait } from './wait.ts';

export interface RetryPolicy {
  /** Tries in all, the first one included. */
  readonly attempts: number;
  /** The first wait in milliseconds; it doubles with every try. */
  readonly baseMs: number;
  /** The longest wait of ours; the doubling ends there. */
  readonly longestMs?: number;
  /** Tries in a row that reach nobody, and do not count among `attempts`; without it they do. */
  readonly unreachedAttempts?: number;
}

/**
 * Tries again what can succeed later, after a wait that doubles and varies by half (so that photos that
 * failed together do not come back together) or after the wait that the server asked for.
 *
 * @throws the last failure, the first one that trying again cannot mend, or the signal's reason
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
