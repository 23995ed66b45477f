import { pause } from './pause.ts';
import {
  FIRST_PAUSE_MS,
  LONGEST_LISTING_MS,
  LONGEST_PAUSE_MS,
  MOST_TRIES,
  SLOWEST_BYTES_PER_MS,
  STALL_MS,
} from './limits.ts';
import { StorageError } from './storage-error.ts';

/** Timeouts and attempts of requests; tests use shorter ones. */
export interface Patience {
  readonly firstPauseMs: number;
  readonly stallMs: number;
  readonly listingMs: number;
}

/** The values for all hosts. */
export const PATIENCE: Patience = {
  firstPauseMs: FIRST_PAUSE_MS,
  stallMs: STALL_MS,
  listingMs: LONGEST_LISTING_MS,
};

/** Requests per file: look, send, read back, rename. */
const REQUESTS_OF_FILE = 4;

/**
 * Retries transient failures, after the server's requested delay or one that doubles each time.
 *
 * @throws what the last attempt threw
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
 * Runs work that is given up without progress, or if it doesn't end in time.
 *
 * @param work calls `moved` on any progress
 * @param longestMs the total time limit
 * @throws {StorageError} `timeout`
 */
async function watched<Value>(
  work: (signal: AbortSignal, moved: () => void) => Promise<Value>,
  signal: AbortSignal,
  stallMs: number,
  longestMs: number,
): Promise<Value> {
  signal.throwIfAborted();
  const abort = new AbortController();
  let isStalled = false;
  const giveUp = () => {
    isStalled = true;
    abort.abort();
  };
  const wait = () => setTimeout(giveUp, stallMs);
  const last = setTimeout(giveUp, longestMs);
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
    clearTimeout(last);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Runs a storage operation with timeouts and retries.
 *
 * @param sizeBytes of the file that is sent or read, which extends the time
 * @param work receives the attempt number, from 1
 * @param storageError translates a client's failure
 * @throws {StorageError}
 */
export function patiently<Value>(
  work: (stop: AbortSignal, moved: () => void, attempt: number) => Promise<Value>,
  storageError: (error: unknown) => StorageError,
  signal: AbortSignal,
  patience: Patience,
  sizeBytes = 0,
): Promise<Value> {
  // A file is sent once, and read once or twice; servers may pause in between.
  const longestMs = REQUESTS_OF_FILE * (patience.stallMs + sizeBytes / SLOWEST_BYTES_PER_MS);
  const explained = (attempt: number) => async (stop: AbortSignal, moved: () => void) => {
    try {
      return await work(stop, moved, attempt);
    } catch (error) {
      throw stop.aborted ? error : storageError(error);
    }
  };
  return retried(
    (attempt) => watched(explained(attempt), signal, patience.stallMs, longestMs),
    signal,
    patience,
  );
}
