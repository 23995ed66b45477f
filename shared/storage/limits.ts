/** Files sent at the same time. */
export const FILES_AT_ONCE = 4;

/** Attempts per request before its file is left for later. */
export const MOST_TRIES = 4;

/** The delay before the second attempt; doubles before each further one. */
export const FIRST_PAUSE_MS = 1_000;

/** The longest delay accepted from a server (Retry-After). */
export const LONGEST_PAUSE_MS = 60_000;

/** A request without progress for this long is given up. Servers that store large files may take a while to answer. */
export const STALL_MS = 120_000;

/** The time for cleaning up after a stop. */
export const CLEAR_UP_MS = 5_000;

/** This many server failures in a row end the run: the other files would fail, too. */
export const MOST_FAILED_IN_ROW = 8;

/** Attempts to find new names for lists if another program takes them. */
export const MOST_RENAMES = 10;

/** S3's limit for a single upload: 5 GB (Amazon S3 User Guide, "Uploading objects"). */
export const MOST_OBJECT_BYTES = 5 * 1024 ** 3;

/** How long a server may take to notice an aborted request. */
export const CLEAR_UP_PAUSE_MS = 500;

/**
 * The longest answer that isn't a file: a WebDAV list of about 30,000 files; a page of S3 has at most 4 MB. Reading
 * the longest XML takes seconds and 400 MB.
 */
export const MOST_ANSWER_BYTES = 8 * 2 ** 20;

/** The most pages of one folder's list. S3 has a thousand names per page. */
export const MOST_LIST_PAGES = 2_000;

/** The most of one folder's list, in all its pages: about 50,000 objects of S3, which describes each in 400 bytes. */
export const MOST_LIST_BYTES = 20 * 2 ** 20;

/** The most characters of names kept for all folders: about a million names. */
export const MOST_LISTED_CHARACTERS = 48 * 2 ** 20;

/** The time limit for one folder's list. */
export const LONGEST_LISTING_MS = 10 * 60_000;

/** A slow connection: a file has at least the time that it needs at 20 kB per second. */
export const SLOWEST_BYTES_PER_MS = 20;
