/** Our own folder within a destination: journals and the lock. */
export const OWN_FOLDER = '.where-my-pix';

/** A line has at most two paths of 4,096 bytes, and a description. */
export const MOST_LINE_LENGTH = 64 * 1024;

/** A batch has 10,000 photos, each with a few companions. */
export const MOST_JOURNAL_FILES = 200_000;

/** That many files, at about 1,200 bytes each with all steps. */
export const MOST_JOURNAL_BYTES = 256 * 1024 * 1024;

/** How many numbers are tried for a taken name before the file is left where it is. */
export const MOST_NUMBERS = 10_000;
