/** The maximum files of a ZIP to restore: a batch has 10,000 photos, each with a few companions. */
export const MOST_FILES = 200_000;

/** The directory of that many files: 46 bytes and a path of up to 800 bytes each. */
export const MOST_DIRECTORY_BYTES = 256 * 1024 * 1024;

/** Exact copies share one file in our ZIPs only if somebody removed the others: few of a batch, or small ones. */
export const MAX_COPIES_PER_BYTE = 2;

/** This many bytes of copies are always restored. */
export const SPARE_COPY_BYTES = 64 * 1024 * 1024;

/** The maximum number of copies that are restored. */
export const MOST_COPIES = 10_000;
