/** The limits for finding a file's end; a file that exceeds them was made to keep a reader busy. */
export const ENDING_READING = {
  /** The number of bytes read at once. */
  blockBytes: 64 * 1024,
  /** The number of segments, chunks, blocks or boxes that are counted: a GIF of 200 MB has as many. */
  parts: 1_000_000,
  /** The number of directories of a TIFF, and of values of one entry: a strip for each row of a large scan. */
  directories: 64,
  values: 65_536,
  /** A text that is read as a whole; sidecars are far smaller. */
  textBytes: 4 * 1024 * 1024,
  /** The number of bytes at the end that are searched for the closing of a larger text. */
  tailBytes: 4096,
  /** How many files may be inside one another, such as a film behind a photo. */
  depth: 3,
} as const;
