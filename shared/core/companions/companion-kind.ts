/** Why files belong together; named after their relation to the analyzed photo, the leader. */
export const COMPANION_KINDS = [
  /** The film of a Live Photo. */
  'live',
  /** The film of a motion photo of an Android phone. */
  'motion',
  /** The RAW file of a picture that the camera saved as well. */
  'raw',
  /** An edited version, and its film. */
  'edited',
  /** The version before an edit that kept the name. */
  'original',
  /** Settings of an edit, or metadata: `.aae`, `.xmp`. */
  'settings',
  /** A camera's stand-in for a film or RAW file. */
  'preview',
  /** A voice memo about the photo. */
  'sound',
  /** What was written or drawn over the photo, as a picture of its own. */
  'overlay',
] as const;

/** One of {@link COMPANION_KINDS}. */
export type CompanionKind = (typeof COMPANION_KINDS)[number];
