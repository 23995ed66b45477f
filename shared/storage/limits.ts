/** How many files are sent at the same time. */
export const FILES_AT_ONCE = 4;

/** How often a request is tried before its file is left for later. */
export const MOST_TRIES = 4;

/** How long to wait before the second try; twice as long before each further one. */
export const FIRST_PAUSE_MS = 1_000;

/** The longest pause that a server may ask for (Retry-After) and gets. */
export const LONGEST_PAUSE_MS = 60_000;

/** How long nothing may move before a request is given up. Servers that keep large files may take a while to answer. */
export const STALL_MS = 120_000;

/** How long is spent on clearing up after a stop. */
export const CLEAR_UP_MS = 5_000;

/** As many files in a row that a server fails end the run: it would fail the others too. */
export const MOST_FAILED_IN_ROW = 8;

/** What S3 takes in one piece: 5 GB (Amazon S3 User Guide, "Uploading objects"). */
export const MOST_OBJECT_BYTES = 5 * 1024 ** 3;

/** How long a server may take to notice that a request was ended. */
export const CLEAR_UP_PAUSE_MS = 500;
