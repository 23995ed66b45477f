/** Files in a ZIP that is given back: a batch has 10,000 photos, each with a few files beside it. */
export const MOST_FILES = 200_000;

/** The directory of as many files: 46 bytes and a path of up to 800 bytes each. */
export const MOST_DIRECTORY_BYTES = 256 * 1024 * 1024;

/** Exact copies are one file in a ZIP of ours only if somebody removed the others: few of a batch, or small ones. */
export const MAX_COPIES_PER_BYTE = 2;

/** So many bytes of copies are given back in any case. */
export const SPARE_COPY_BYTES = 64 * 1024 * 1024;

/** So many copies are given back at most. */
export const MOST_COPIES = 10_000;
