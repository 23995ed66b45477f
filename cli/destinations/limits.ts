/** How often a run says that it still has the folder's lock. */
export const LOCK_BEAT_MS = 5_000;

/** A lock that nobody has said this of for as long was left by a crash. */
export const LOCK_STALE_MS = 60_000;

/** A lock names one process. */
export const MOST_LOCK_BYTES = 4_096;

/** What is remembered of a journal: a few folders. */
export const MOST_RECORD_BYTES = 1024 * 1024;
