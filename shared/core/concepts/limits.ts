/**
 * The version at the start of a record. Change it when an id gets another meaning; ids may be added at the end of a
 * kind.
 */
export const CONCEPTS_VERSION = '1.';

/** How many concepts are kept per photo, the strongest. */
export const MOST_CONCEPTS = 24;

/** How many colors and numbers of things are kept as well, the strongest. */
export const MOST_QUALITIES = 8;

/** An id of two bytes, and a probability of one. */
export const CONCEPT_BYTES = 3;

/** The longest text of a record, in characters: the version, and base64. */
export const CONCEPTS_TEXT_LENGTH =
  CONCEPTS_VERSION.length + Math.ceil(((MOST_CONCEPTS + MOST_QUALITIES) * CONCEPT_BYTES) / 3) * 4;

/**
 * The source of a concept: a class of the networks, the word head, the detector, or the folder's head. Then the color
 * and the number of the detector's things.
 */
export type ConceptKind = 'class' | 'word' | 'object' | 'category' | 'color' | 'number';

/** The ids of each kind: the first one, and how many there are. */
export const CONCEPT_IDS: Readonly<Record<ConceptKind, { readonly first: number; readonly count: number }>> =
  {
    class: { first: 0, count: 1000 },
    word: { first: 1000, count: 200 },
    object: { first: 1200, count: 90 },
    category: { first: 1300, count: 100 },
    color: { first: 1400, count: 1001 },
    number: { first: 2401, count: 360 },
  };

/**
 * How often people's captions and labels name a thing, by the probability that this kind of concept gives it; linear
 * between these points. Measured on held-back photos, see `docs/benchmarks.md`.
 */
export const NAMED_BY_PEOPLE: Readonly<
  Record<ConceptKind, readonly (readonly [probability: number, share: number])[]>
> = {
  class: [
    [0, 0],
    [0.02, 0.3],
    [0.1, 0.5],
    [0.3, 0.72],
    [0.5, 0.9],
    [1, 1],
  ],
  word: [
    [0, 0],
    [0.1, 0.16],
    [0.3, 0.42],
    [0.5, 0.64],
    [0.7, 0.73],
    [1, 0.85],
  ],
  object: [
    [0, 0],
    [0.1, 0.1],
    [0.3, 0.46],
    [0.5, 0.68],
    [0.7, 0.87],
    [1, 0.9],
  ],
  category: [
    [0, 0],
    [0.1, 0.15],
    [0.3, 0.5],
    [0.5, 0.6],
    [1, 0.7],
  ],
  // The share of the thing's box that has the color.
  color: [
    [0, 0],
    [0.1, 0.4],
    [0.2, 0.6],
    [0.4, 0.8],
    [1, 1],
  ],
  number: [
    [0, 0],
    [0.4, 0.4],
    [0.6, 0.7],
    [1, 1],
  ],
};

/**
 * From this probability up, a photo counts as looking like the query. This and the next two were chosen on half of the
 * queries in `lab/bench/search/answers.tsv`, and reported for the other half.
 */
export const LEAST_LIKELY = 0.43;

/** The threshold of several things together, and of each of them: several are seldom all certain. */
export const LEAST_LIKELY_TOGETHER = 0.4;
export const LEAST_LIKELY_EACH = 0.3;

/** The threshold for leaving out a photo after "without". */
export const LEAST_LEFT_OUT = 0.55;

/** The threshold if nothing else is found: a weak look is better than none. */
export const LEAST_LIKELY_ALONE = 0.2;

/** How many weak looks are shown, the most likely ones. */
export const MOST_WEAK = 10;
