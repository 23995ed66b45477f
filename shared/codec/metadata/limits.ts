/** What is read of a file to find its metadata, wherever that is; a file that has more was made to keep a reader busy. */
export const METADATA_READING = {
  /** Bytes of the file, all reads together. */
  bytes: 2 * 1024 * 1024,
  /** Segments, chunks and directories that are looked at. */
  segments: 64,
  /** Bytes at the start that are read at once: in most photos all metadata is there. */
  headBytes: 64 * 1024,
  /** Bytes at the end that are searched where a file has more chunks than are looked at. */
  tailBytes: 128 * 1024,
  /** Bytes of one block, such as an XMP packet in parts. */
  blockBytes: 1024 * 1024,
  /** Bytes of a text in EXIF; some files have megabytes there. */
  textBytes: 256,
  /** Items of a HEIC or AVIF: each tile of a large picture is one. */
  items: 4096,
} as const;
