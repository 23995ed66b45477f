/** How many numbers a sketch has. */
export const SKETCH_LENGTH = 512;

/**
 * What the text of a sketch begins with. Only sketches of the same version are comparable: change it when the networks
 * change, or what a sketch is made of them.
 */
export const SKETCH_VERSION = '2.';

/** The length of the text of a sketch, in characters: the version, and base64. */
export const SKETCH_TEXT_LENGTH = SKETCH_VERSION.length + Math.ceil(SKETCH_LENGTH / 3) * 4;

/** The length of the text of a rule's weights: the version, and a float32 for each number and the bias, in base64. */
export const WEIGHTS_TEXT_LENGTH =
  SKETCH_VERSION.length + Math.ceil(((SKETCH_LENGTH + 1) * Float32Array.BYTES_PER_ELEMENT) / 3) * 4;

/** The length of a folder's name in a rule, in characters. */
export const MAX_RULE_NAME = 100;

/** The step between two values of a number of a sketch; it reaches 127 steps either way. */
export const SKETCH_STEP = 1 / 256;

/**
 * How strongly the fit is held back from following single photos. This and the limits below were chosen on photos of
 * sources that training did not use, by `npm run bench:likeness`.
 */
export const RIDGE = 0.3;

/** From this score on a photo is taken for one of the kind: 1 is the kind, -1 what stays. */
export const TAKEN_FROM = 0.3;

/** So many photos of each side are needed for a fit that can be judged. */
export const PHOTOS_TO_FIT = 5;

/** At most so many photos of each side are fitted; more would add time and little else. */
export const MOST_FITTED = 40;

/** A rule is worth offering if it finds at least this share of the photos that the person moved, … */
export const SHARE_FOUND = 0.3;

/** … each time learned without the one that is looked for, and takes at most this share of those left. */
export const SHARE_TAKEN = 0.15;

/** Maximum number of rules by likeness. */
export const MAX_LIKENESS_RULES = 50;
