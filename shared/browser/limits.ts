/** A worker that takes longer for one photo than the slowest machine would, hangs: it is given up. */
export const WORKER_TIMEOUT_MS = 120_000;

/** Workers of the engine at most: more would take memory that the photos need. */
export const ENGINE_WORKERS = 3;

/** A page whose text takes longer to read is described without it. */
export const READING_TIMEOUT_MS = 20_000;

/** Photos of somebody who is away to sign in are kept this long in the browser. */
export const SAVED_HEAP_MS = 60 * 60 * 1000;

/** How long a batch waits for the browser's own database, which can hang; then it goes on without being kept. */
export const STORE_PATIENCE_MS = 3000;
