import { CONCEPT_IDS, type ConceptKind, NAMED_BY_PEOPLE } from './limits.ts';

/** Something that the engine saw in a photo, whether or not its description says so. */
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
 * @param at its place among those of its kind: the index of ImageNet's class, of a word of the word head, of COCO's
 *   label, or of a category in `CATEGORY_NAMES`
 */
export function conceptId(kind: ConceptKind, at: number): number {
  return CONCEPT_IDS[kind].first + at;
}

/** Returns the kind of a concept; undefined if no kind has this id. */
export function kindOfConcept(id: number): ConceptKind | undefined {
  return KINDS.find(
    (kind) => id >= CONCEPT_IDS[kind].first && id < CONCEPT_IDS[kind].first + CONCEPT_IDS[kind].count,
  );
}

/** Returns how likely people name a thing that an engine's kind of concept gives this probability, from 0 to 1. */
export function likelyNamed(kind: ConceptKind, probability: number): number {
  const points = NAMED_BY_PEOPLE[kind];
  let [low, least] = [0, 0];
  for (const [high, share] of points) {
    if (probability < high) return least + ((share - least) * (probability - low)) / (high - low);
    [low, least] = [high, share];
  }
  return least;
}
