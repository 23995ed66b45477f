import { AppError, mayPass } from '#core/failure.ts';

export interface RetryPolicy {
  /** Tries in all, the first one included. */
  readonly attempts: number;
  /** The first wait in milliseconds; it doubles with every try. */
  readonly baseMs: number;
  /** The longest wait of ours; the doubling ends there. */
  readonly longestMs?: number;
  /** A longer wait than this is not worth it here: the failure is handed on, with the wait that was asked. */
  readonly maxWaitMs?: number;
}

/**
 * Tries again what can succeed later, after a wait that doubles and varies by half (so that photos that
 * failed together do not come back together) or after the wait that the server asked for.
 *
 * @throws the last failure, the first one that trying again cannot mend, or the signal's reason
 */
export async function withRetry<Value>(
  attempt: () => Promise<Value>,
  { attempts, baseMs, longestMs = Infinity, maxWaitMs = Infinity }: RetryPolicy,
  signal: AbortSignal,
): Promise<Value> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError) || !mayPass(error.failure) || tried >= attempts) throw error;
      const ownMs = Math.min(longestMs, baseMs * 2 ** (tried - 1)) * (0.5 + Math.random());
      const waitMs = askedWaitMs(error) ?? ownMs;
      if (waitMs > maxWaitMs) throw error;
      await wait(waitMs, signal);
    }
  }
}

function askedWaitMs({ failure }: AppError): number | undefined {
  return failure.code === 'engine-unavailable' || failure.code === 'too-many-requests'
    ? failure.details.retryAfterMs
    : undefined;
}

/** Resolves after `ms` milliseconds; rejects at once with the signal's reason when it is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
