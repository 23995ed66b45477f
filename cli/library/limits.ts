/** The memory's size: about 250 bytes for each of the 200,000 files that a library may have. */
export const MOST_MEMORY_BYTES = 64 * 1024 * 1024;

/** The maximum number of files, the latest ones. */
export const MOST_REMEMBERED = 200_000;

/** How many photo names are printed without `--verbose`. */
export const NAMES_TOLD = 10;

/** A file is complete once it has been unchanged for this long: copying over a network writes every second or so. */
export const SETTLE_MS = 3000;

/** The same for a file whose original is removed afterwards: nothing that was still to come may be lost. */
export const MOVE_SETTLE_MS = 10_000;

/**
 * The same for one whose format doesn't tell its end, or that another program reads: more than a minute, for which
 * programs pause.
 */
export const UNTOLD_SETTLE_MS = 75_000;

/** A file whose end is missing, or that another program writes to, is taken as it is after this long without a change. */
export const DOUBT_MS = 120_000;

/** How long `--once` waits for files that keep changing. */
export const ONCE_MS = 300_000;

/** While files keep arriving, complete ones wait for the others at most this long. */
export const BATCH_WAIT_MS = 60_000;

/** How often to retry after a full disk, a missing drive and similar problems. */
export const RETRY_MS = 30_000;

/** How often folders that the system can't watch are scanned. */
export const POLL_SECONDS = 20;

/** The time limit for the program that shows a notification. */
export const NOTIFY_MS = 10_000;
