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

/**
 * The longest answer that is not a file: a list of about 30,000 files on WebDAV; one page of S3 has at most 4 MB. Reading
 * the longest XML takes seconds and 400 MB.
 */
export const MOST_ANSWER_BYTES = 8 * 2 ** 20;

/** The most pages of one folder's list. S3 has a thousand names on each. */
export const MOST_LIST_PAGES = 2_000;

/** The most characters of names that are kept of all folders that are looked at: about a million names. */
export const MOST_LISTED_CHARACTERS = 48 * 2 ** 20;

/** How long one folder's list may take. */
export const LONGEST_LISTING_MS = 10 * 60_000;

/** A slow line: a file has at least the time that it needs at 20 kB a second. */
export const SLOWEST_BYTES_PER_MS = 20;
