/** What lies in a folder that photos were put into, and is not theirs: journals and the lock. */
export const OWN_FOLDER = '.where-my-pix';

/** The version of the journals that are written. Since 2 they say which folders the run itself made. */
export const JOURNAL_VERSION = 2;

/** The oldest version that is read; readers refuse any other. */
export const OLDEST_JOURNAL_VERSION = 1;

/** A line has at most a path of 4,096 bytes before, one after, and a description. */
export const MOST_LINE_LENGTH = 64 * 1024;

/** A batch has 10,000 photos, each with a few files beside it. */
export const MOST_JOURNAL_FILES = 200_000;

/** As many files, of some 1,200 bytes each with all their steps. */
export const MOST_JOURNAL_BYTES = 256 * 1024 * 1024;

/** How often a name gets another number before a file is left where it is. */
export const MOST_NUMBERS = 10_000;
