/** How often a run renews its lock on the folder. */
export const LOCK_BEAT_MS = 5_000;

/** A lock that wasn't renewed for this long was left by a crash. */
export const LOCK_STALE_MS = 60_000;

/**
 * How long the original of a copy is left in peace before it is compared a last time and removed: programs that write
 * over a network do so every second or so.
 */
export const SOURCE_REST_MS = 2000;

/** How long it counts which files other programs have open. */
export const LOOKED_MS = 1000;

/** A file whose end is missing is still expected to get it for this long after its last change. */
export const GROWS_MS = 24 * 60 * 60 * 1000;

/** A lock names one process. */
export const MOST_LOCK_BYTES = 4_096;

/** A journal's record: a few folders. */
export const MOST_RECORD_BYTES = 1024 * 1024;
