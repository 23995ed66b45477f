/** The read limits for finding a file's content identifier; a file that exceeds them was made to keep a reader busy. */
export const LIVE_READING = {
  /** The number of bytes at the start of a JPEG that are searched for its EXIF. */
  jpegBytes: 64 * 1024,
  /** The number of bytes of EXIF that are read. */
  exifBytes: 128 * 1024,
  /** The number of bytes of the boxes that list the contents of a HEIC or a video. */
  listBytes: 64 * 1024,
  /** Entries of a directory or a list. */
  entries: 256,
  /** Characters of an identifier: Apple's have 36. */
  idLength: 64,
} as const;
