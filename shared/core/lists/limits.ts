/** A list of as many photos as a ZIP or library may have, at about 500 bytes per line. */
export const MOST_LIST_BYTES = 128 * 1024 * 1024;

/** The rows of all lists of a folder together: a batch has 10,000 photos, each with a few companions. */
export const MOST_LISTED = 200_000;
