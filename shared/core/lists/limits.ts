/** A list of as many photos as a ZIP or library may have, at about 500 bytes per line. */
export const MOST_LIST_BYTES = 128 * 1024 * 1024;

/** The rows of all lists of a folder together: a batch has 10,000 photos, each with a few companions. */
export const MOST_LISTED = 200_000;

/** Characters of a listed text: a path of 4,096 bytes with what is said about it. A journal's line has no more. */
export const MOST_LISTED_TEXT = 64 * 1024;
