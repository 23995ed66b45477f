/**
 * When two photos are nearly the same picture: saved again, in another size, or with its edges cut off. Chosen on
 * variants of photos of the training sets, drawn by `npm run bench:alike`; see docs/benchmarks.md.
 *
 * `hashBits`: bits of 256 that may differ; unrelated photos differ in 96 or more. `quarterBits` and `halfBits`: the same
 * for the first 64 and 128, which are looked at first. `worstBlock`, `correlation` and `colour`: of `Difference`. `detail`: a picture with less is
 * blank.
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

/** A picture has no colour if its chroma differs from that of grey by less than this on average, in steps of 255. */
export const GREY_CHROMA = 1.5;

/**
 * How many pictures are laid over each other: `ofAll` in a batch, `ofEach` of one picture with others. It takes about a
 * millisecond, so that thousands of frames of one fixed camera, each like every other, would take hours.
 */
export const COMPARISONS = { ofAll: 30_000, ofEach: 100 } as const;

/** The most pictures with one hash of which each is looked for among the others as an equal one. */
export const EQUAL_HASHES = 50;

/** Photos of one camera are of one burst if no more than this is between one and the next, in milliseconds. */
export const BURST_MS = 2000;

/** The least `likeness` of each two photos of a burst. */
export const BURST_LIKENESS = 0.8;

/** A photo is sharper than another if its sharpest parts are less blurred by this, of 1. */
export const SHARPER_BY = 0.06;

/**
 * Two exposures of one scene: taken with more or less light by this, in stops. Automatic exposure varies less from one
 * photo of a burst to the next; cameras bracket by two thirds of a stop or more.
 */
export const BRACKET_STOPS = 0.6;

/** Less than this between two exposures, in stops, is rounding by a program that wrote the file again. */
export const SAME_EXPOSURE_STOPS = 0.05;

/** The numbers that a camera gave to the photos of one series, such as a focus stack, are no further apart. */
export const SERIES_REACH = 100;
