/** What is read of a file to find its content identifier; one that has more was made to keep a reader busy. */
export const LIVE_READING = {
  /** Bytes at the start of a JPEG in which its EXIF is looked for. */
  jpegBytes: 64 * 1024,
  /** Bytes of EXIF that are read. */
  exifBytes: 128 * 1024,
  /** Bytes of the boxes that list what is in a HEIC or a film. */
  listBytes: 64 * 1024,
  /** Entries of a directory or a list. */
  entries: 256,
  /** Characters of an identifier: Apple's have 36. */
  idLength: 64,
} as const;
