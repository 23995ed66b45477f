/** How often a run renews its lock on the folder. */
export const LOCK_BEAT_MS = 5_000;

/** A lock that wasn't renewed for this long was left by a crash. */
export const LOCK_STALE_MS = 60_000;

/** A lock names one process. */
export const MOST_LOCK_BYTES = 4_096;

/** A journal's record: a few folders. */
export const MOST_RECORD_BYTES = 1024 * 1024;
