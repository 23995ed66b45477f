/** How many numbers a sketch has. */
export const SKETCH_LENGTH = 512;

/**
 * The version at the start of a sketch. Only sketches of the same version are comparable: change it when the networks
 * change, or how a sketch is made from them.
 */
export const SKETCH_VERSION = '2.';

/** The length of the text of a sketch, in characters: the version, and base64. */
export const SKETCH_TEXT_LENGTH = SKETCH_VERSION.length + Math.ceil(SKETCH_LENGTH / 3) * 4;

/** The length of the text of a rule's weights: the version, and a float32 for each number and the bias, in base64. */
export const WEIGHTS_TEXT_LENGTH =
  SKETCH_VERSION.length + Math.ceil(((SKETCH_LENGTH + 1) * Float32Array.BYTES_PER_ELEMENT) / 3) * 4;

/** The length of a folder's name in a rule, in characters. */
export const MAX_RULE_NAME = 100;

/** The step between two values of a sketch's number, which reaches 127 steps either way. */
export const SKETCH_STEP = 1 / 256;

/**
 * The strength of the fit's regularization. This and the limits below were chosen on photos from sources outside the
 * training sets, by `npm --prefix lab run bench -- likeness`.
 */
export const RIDGE = 0.3;

/** From this score up, a photo counts as one of the kind: 1 is the kind, -1 what stays. */
export const TAKEN_FROM = 0.3;

/** The least number of photos on each side for a fit that can be judged. */
export const PHOTOS_TO_FIT = 5;

/** The most photos of each side that are fitted; more would add time and little else. */
export const MOST_FITTED = 40;

/** A rule is worth offering if it finds at least this share of the moved photos, … */
export const SHARE_FOUND = 0.3;

/** … each time learned without the photo in question, and takes at most this share of those left. */
export const SHARE_TAKEN = 0.15;

/** Maximum number of likeness rules. */
export const MAX_LIKENESS_RULES = 50;
