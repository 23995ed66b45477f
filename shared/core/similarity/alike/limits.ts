/**
 * When two photos are nearly the same picture: re-saved, resized, or cropped. Chosen on variants of photos of the
 * training sets, drawn by `npm --prefix lab run bench -- alike`; see docs/benchmarks.md.
 *
 * `hashBits`: bits of 256 that may differ; unrelated photos differ in 96 or more. `quarterBits` and `halfBits`: the
 * same for the first 64 and 128, which are compared first. `worstBlock`, `correlation` and `colour`: of `Difference`.
 * `detail`: a picture with less is blank.
 */
export const NEAR_COPY = {
  hashBits: 90,
  quarterBits: 23,
  halfBits: 44,
  worstBlock: 0.2,
  correlation: 0.98,
  colour: 5,
  detail: 0.5,
} as const;

/**
 * When two films are the same one in another size or encoding. Chosen on clips of photos of the training sets; see
 * docs/benchmarks.md.
 *
 * `seconds`, `shape`: how far lengths and the logarithms of the shapes may differ. `luma`, `chroma`: the same for the
 * mean colors of their best frames. `parts`: the moments that are compared, in parts of the length. `same`: how many of
 * these have to be near copies, and `hashBits` how much the others may differ, which encoders spoil most at the start of
 * a film. `sets`: the most sets of films that are looked at again in a batch.
 */
export const FILM_COPY = {
  seconds: 0.15,
  shape: 0.03,
  luma: 40,
  chroma: 10,
  parts: [0.1, 0.5, 0.9],
  same: 2,
  hashBits: 64,
  sets: 200,
} as const;

/** A picture is colorless if its chroma differs from gray by less than this on average, in steps of 255. */
export const GREY_CHROMA = 1.5;

/**
 * How many pictures are overlaid: `ofAll` in a batch, `ofEach` of one picture with others. Each takes about a
 * millisecond, so thousands of similar frames of a fixed camera would take hours.
 */
export const COMPARISONS = { ofAll: 30_000, ofEach: 100 } as const;

/** The most pictures with the same hash that are each searched among the others for an equal one. */
export const EQUAL_HASHES = 50;

/** Photos of one camera belong to a burst if consecutive ones are no further apart than this, in milliseconds. */
export const BURST_MS = 2000;

/** The least `likeness` of any two photos of a burst. */
export const BURST_LIKENESS = 0.8;

/** A photo is sharper than another if its sharpest parts are less blurred by this, of 1. */
export const SHARPER_BY = 0.06;

/**
 * Two exposures of one scene: with more or less light by this, in stops. Automatic exposure varies less within a
 * burst; cameras bracket by two thirds of a stop or more.
 */
export const BRACKET_STOPS = 0.6;

/** A smaller difference between two exposures, in stops, is a program's rounding. */
export const SAME_EXPOSURE_STOPS = 0.05;

/** The camera's numbers of one series, such as a focus stack, are no further apart. */
export const SERIES_REACH = 100;
