/** The read limits for a TIFF; a file that exceeds them was made to keep a reader busy. */
export const TIFF_READING = {
  /** The number of entries of a directory; cameras write fewer than a hundred. */
  entries: 512,
} as const;
