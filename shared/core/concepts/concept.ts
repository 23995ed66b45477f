import { CONCEPT_IDS, type ConceptKind, NAMED_BY_PEOPLE } from './limits.ts';

/** Something the engine saw in a photo, whether or not the description mentions it. */
export interface Concept {
  /** See {@link conceptId}. The same in every language. */
  readonly id: number;
  /** From 0 to 1. */
  readonly probability: number;
}

const KINDS = Object.keys(CONCEPT_IDS) as ConceptKind[];

/**
 * Returns the id of a concept.
 *
 * @param at its index within its kind: of an ImageNet class, a word of the word head, a COCO label, or a category in
 * `CATEGORY_NAMES`
 */
export function conceptId(kind: ConceptKind, at: number): number {
  return CONCEPT_IDS[kind].first + at;
}

/** Returns the kind of a concept; undefined if the id is in no kind's range. */
export function kindOfConcept(id: number): ConceptKind | undefined {
  return KINDS.find(
    (kind) => id >= CONCEPT_IDS[kind].first && id < CONCEPT_IDS[kind].first + CONCEPT_IDS[kind].count,
  );
}

/** Returns how likely people name a thing to which this kind of concept gives this probability, from 0 to 1. */
export function likelyNamed(kind: ConceptKind, probability: number): number {
  const points = NAMED_BY_PEOPLE[kind];
  let [low, least] = [0, 0];
  for (const [high, share] of points) {
    if (probability < high) return least + ((share - least) * (probability - low)) / (high - low);
    [low, least] = [high, share];
  }
  return least;
}
