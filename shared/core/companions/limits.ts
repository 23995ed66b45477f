/** The film of a Live Photo or motion photo. */
export const LIVE_PHOTO = {
  /** It lasts no longer; phones record one and a half to four seconds. */
  seconds: 6,
  /** A film of unknown length is no larger, in bytes; those of phones have up to ten million. */
  bytes: 32 * 1024 * 1024,
  /** Its time is no further from the photo's, which is taken in its middle, in milliseconds. */
  apartMs: 10_000,
} as const;
