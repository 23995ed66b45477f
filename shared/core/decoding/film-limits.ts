const MIB = 1024 * 1024;

/** The limits for looking at one film, on every host; a film that exceeds them was made to keep a reader busy. */
export const FILM_READING = {
  /**
   * The number of bytes of the file, all reads together. Its list of frames has 10 MB for three hours at 60 frames per
   * second, and a key frame of an 8K camera 4 MB.
   */
  bytes: 64 * MIB,
  /** The number of bytes of the list of frames, and of one frame. */
  blockBytes: 24 * MIB,
  /** How far around a moment a frame of an AVI is searched for, in bytes; cameras write at most 1 MB for one. */
  reachBytes: 2 * MIB,
  /** The number of boxes of a movie, and so of tracks: cameras write fewer than ten. */
  boxes: 64,
  /** The number of frames that are decoded to reach one between two key frames. */
  framesBetween: 120,
  /** The same for a film that is compared with others. Encoders put a key frame at least every 250 frames or so. */
  framesBetweenExact: 320,
  /**
   * Bytes that decoders hold for each pixel of a frame: a 4K film takes 225 MB in FFmpeg, H.264 and HEVC alike.
   */
  pixelBytes: 28,
  /** The number of moments that are tried for each of the three frames. */
  tries: 3,
  /**
   * The time for all of it, without the wait for room. Decoding a 4K film takes seconds; some decoders hang on a damaged
   * one.
   */
  ms: 40_000,
} as const;
