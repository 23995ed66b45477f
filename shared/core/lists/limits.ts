/** A list of as many photos as a ZIP or library may have, of some 500 bytes a line. */
export const MOST_LIST_BYTES = 128 * 1024 * 1024;

/** The rows of all lists of a folder together: a batch has 10,000 photos, each with a few files beside it. */
export const MOST_LISTED = 200_000;
