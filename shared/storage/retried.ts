import { pause } from './pause.ts';
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS, MOST_TRIES, STALL_MS } from './limits.ts';
import { StorageError } from './storage-error.ts';

/** How patient requests are; tests have less time. */
export interface Patience {
  readonly firstPauseMs: number;
  readonly stallMs: number;
}

/** How patient all hosts are. */
export const PATIENCE: Patience = { firstPauseMs: FIRST_PAUSE_MS, stallMs: STALL_MS };

/**
 * Does something, and again where it failed for a reason that may be over in a moment, after the pause that the server
 * asked for or twice as long a one as before.
 *
 * @throws what the last try threw
 */
async function retried<Value>(
  work: (attempt: number) => Promise<Value>,
  signal: AbortSignal,
  { firstPauseMs }: Patience,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      const isLast = attempt >= MOST_TRIES || signal.aborted;
      if (isLast || !(error instanceof StorageError) || !error.mayPass) throw error;
      const usual = firstPauseMs * 2 ** (attempt - 1);
      await pause(Math.min(Math.max(usual, error.retryAfterMs ?? 0), LONGEST_PAUSE_MS), signal);
    }
  }
}

/**
 * Does something that is given up where nothing moves for too long.
 *
 * @param work calls `moved` whenever something has moved
 * @throws {StorageError} `timeout`
 */
async function watched<Value>(
  work: (signal: AbortSignal, moved: () => void) => Promise<Value>,
  signal: AbortSignal,
  stallMs: number,
): Promise<Value> {
  signal.throwIfAborted();
  const abort = new AbortController();
  let isStalled = false;
  const wait = () =>
    setTimeout(() => {
      isStalled = true;
      abort.abort();
    }, stallMs);
  let timer = wait();
  let isOver = false;
  const moved = () => {
    clearTimeout(timer);
    if (!isOver) timer = wait();
  };
  const stop = () => abort.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await work(abort.signal, moved);
  } catch (error) {
    signal.throwIfAborted();
    if (isStalled) throw new StorageError('timeout');
    throw error;
  } finally {
    isOver = true;
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Does something with a storage as patiently as it should be: given up where nothing moves, and done again where the
 * failure may be over in a moment.
 *
 * @param work is given which attempt it is, from 1
 * @param storageError what a failure of the client means
 * @throws {StorageError}
 */
export function patiently<Value>(
  work: (stop: AbortSignal, moved: () => void, attempt: number) => Promise<Value>,
  storageError: (error: unknown) => StorageError,
  signal: AbortSignal,
  patience: Patience,
): Promise<Value> {
  const explained = (attempt: number) => async (stop: AbortSignal, moved: () => void) => {
    try {
      return await work(stop, moved, attempt);
    } catch (error) {
      throw stop.aborted ? error : storageError(error);
    }
  };
  return retried((attempt) => watched(explained(attempt), signal, patience.stallMs), signal, patience);
}
