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

/** How patient requests are; tests have less time. */
export interface Patience {
  readonly firstPauseMs: number;
  readonly stallMs: number;
  readonly listingMs: number;
}

/** How patient all hosts are. */
export const PATIENCE: Patience = {
  firstPauseMs: FIRST_PAUSE_MS,
  stallMs: STALL_MS,
  listingMs: LONGEST_LISTING_MS,
};

/** How many requests belong to one file: looking, sending, reading back, naming. */
const REQUESTS_OF_FILE = 4;

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
 * Does something that is given up where nothing moves for too long, or where it moves without coming to an end.
 *
 * @param work calls `moved` whenever something has moved
 * @param longestMs how long it may take, however much moves
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
 * Does something with a storage as patiently as it should be: given up where nothing moves, and done again where the
 * failure may be over in a moment.
 *
 * @param sizeBytes of the file that is sent or read, which gives it time
 * @param work is given which attempt it is, from 1
 * @param storageError what a failure of the client means
 * @throws {StorageError}
 */
export function patiently<Value>(
  work: (stop: AbortSignal, moved: () => void, attempt: number) => Promise<Value>,
  storageError: (error: unknown) => StorageError,
  signal: AbortSignal,
  patience: Patience,
  sizeBytes = 0,
): Promise<Value> {
  // A file is sent once, and read once or twice; servers may think in between.
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
