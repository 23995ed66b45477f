/**
 * A worker that takes longer for one photo hangs, because even the slowest machine is faster: it is
 * terminated.
 */
export const WORKER_TIMEOUT_MS = 120_000;

/** Maximum number of engine workers: more would take memory that the photos need. */
export const ENGINE_WORKERS = 3;

/** If reading the text in a photo takes longer, the photo is described without it. */
export const READING_TIMEOUT_MS = 20_000;

/** How long the browser keeps the photos of a user who has left to sign in. */
export const SAVED_HEAP_MS = 60 * 60 * 1000;

/** How long a batch waits for IndexedDB, which can hang; after that it continues without being saved. */
export const STORE_PATIENCE_MS = 3000;
