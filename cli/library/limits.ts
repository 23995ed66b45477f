/** What is remembered of files, some 250 bytes for each of the 200,000 that a library may have. */
export const MOST_MEMORY_BYTES = 64 * 1024 * 1024;

/** As many files at most, the latest ones. */
export const MOST_REMEMBERED = 200_000;

/** How many names of photos are printed without `--verbose`. */
export const NAMES_TOLD = 10;

/** A file is complete once it has been the same for this long: copying over a network writes every second or so. */
export const SETTLE_MS = 3000;

/** While files keep arriving, those that are complete wait for the others at most this long. */
export const BATCH_WAIT_MS = 60_000;

/** How often a full disk, a missing drive and the like are tried again. */
export const RETRY_MS = 30_000;

/** How often folders are looked at that the system cannot watch. */
export const POLL_SECONDS = 20;

/** How long the program may take that shows a notification. */
export const NOTIFY_MS = 10_000;
