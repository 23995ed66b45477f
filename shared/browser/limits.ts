/** A worker that takes longer for one photo than the slowest machine would, hangs: it is given up. */
export const WORKER_TIMEOUT_MS = 120_000;

/** Photos of somebody who is away to sign in are kept this long in the browser. */
export const SAVED_HEAP_MS = 60 * 60 * 1000;

/** How long a batch waits for the browser's own database, which can hang; then it goes on without being kept. */
export const STORE_PATIENCE_MS = 3000;
