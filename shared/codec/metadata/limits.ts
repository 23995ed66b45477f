/** The limits for finding a file's metadata anywhere in it; a file that exceeds them was made to keep a reader busy. */
export const METADATA_READING = {
  /** The number of bytes of the file, all reads together. */
  bytes: 2 * 1024 * 1024,
  /** The number of segments, chunks and directories examined. */
  segments: 64,
  /** The number of bytes at the start that are read at once: in most photos, all metadata is there. */
  headBytes: 64 * 1024,
  /** The number of bytes at the end that are searched if a file has more chunks than are examined. */
  tailBytes: 128 * 1024,
  /** The number of bytes of one block, such as an XMP packet in parts. */
  blockBytes: 1024 * 1024,
  /** The number of bytes of an EXIF text; some files have megabytes there. */
  textBytes: 256,
  /** The number of IPTC datasets; a keyword is one. */
  datasets: 4096,
  /** The number of items of a HEIC or AVIF: each tile of a large picture is one. */
  items: 4096,
} as const;
