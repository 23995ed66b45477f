/** What is read of a TIFF; one that has more was made to keep a reader busy. */
export const TIFF_READING = {
  /** Entries of a directory; cameras write fewer than a hundred. */
  entries: 512,
} as const;
