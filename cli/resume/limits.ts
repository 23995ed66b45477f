/** A photo's record takes about 9 kB; a longer line isn't ours. */
export const MOST_LINE_BYTES = 256 * 1024;

/** The records of 200,000 photos; a larger file isn't ours. */
export const MOST_JOURNAL_BYTES = 2 * 1024 * 1024 * 1024;

/** The journal is flushed to disk after this many photos: that many are analyzed again after a power cut. */
export const PHOTOS_PER_SYNC = 16;
