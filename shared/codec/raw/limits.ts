/** The read limits for a raw file; a file that exceeds them was made to keep a reader busy. */
export const RAW_READING = {
  /** The number of directories of a TIFF, including nested ones; cameras write fewer than ten. */
  directories: 32,
  /** The number of offsets of directories in a directory. */
  inner: 16,
  /** The number of boxes of an ISO base media file at each level. */
  boxes: 64,
  /** The number of levels of boxes. */
  levels: 8,
  /** The number of bytes of the small boxes that are read. */
  boxBytes: 64 * 1024,
  /** The number of bytes of the embedded picture; those of 100 megapixels take about 40 MB. */
  previewBytes: 64 * 1024 * 1024,
  /** The number of pictures that are tried, largest first. */
  tried: 6,
  /** The number of bytes at the start of a picture that are searched for its frame. */
  frameBytes: 256 * 1024,
} as const;
