/** What is read of a raw file; one that has more was made to keep a reader busy. */
export const RAW_READING = {
  /** Directories of a TIFF, those within others too; cameras write fewer than ten. */
  directories: 32,
  /** Offsets of directories within a directory. */
  inner: 16,
  /** Boxes of an ISO base media file at each level. */
  boxes: 64,
  /** Levels of boxes. */
  levels: 8,
  /** Bytes of the small boxes that are read. */
  boxBytes: 64 * 1024,
  /** Bytes of the embedded picture; those of 100 megapixels take some 40 MB. */
  previewBytes: 64 * 1024 * 1024,
  /** Pictures that are tried, the largest first. */
  tried: 6,
  /** Bytes at the start of a picture that are searched for its frame. */
  frameBytes: 256 * 1024,
} as const;
