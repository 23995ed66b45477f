import { type Concept, conceptId } from '#core/concepts/concept.ts';
import { writeConcepts } from '#core/concepts/concept-record.ts';
import type { ConceptKind } from '#core/concepts/limits.ts';
import type { WordsSeen } from './word-head.ts';
import { PHOTO_WORDS } from '../vocabulary/photo-words.ts';

/** Weaker classes are never among the strongest concepts, and carry no information. */
const CLASS_FLOOR = 0.01;
/** The detector finds some of each label in every photo; anything below this is noise. */
const OBJECT_FLOOR = 0.1;

/** The concepts that the networks and heads detected in a photo, each with its probability. */
interface EverythingSeen {
  /** The probability of each ImageNet class. */
  readonly classes: Float32Array;
  readonly words: WordsSeen;
  /** The highest score of each COCO label. */
  readonly bestScores: Float32Array;
  /** The probability of each category, in the order of `CATEGORY_NAMES`. */
  readonly confidences: Float32Array;
}

/** Returns the record of a photo's strongest concepts, including those that its description leaves out. */
export function conceptsOf({ classes, words, bestScores, confidences }: EverythingSeen): string {
  const likely = Float32Array.from(PHOTO_WORDS, ({ word }) => words.likely.get(word) ?? 0);
  return writeConcepts([
    ...seenOf('class', classes, CLASS_FLOOR),
    ...seenOf('word', likely, 0),
    ...seenOf('object', bestScores, OBJECT_FLOOR),
    ...seenOf('category', confidences, 0),
  ]);
}

function seenOf(kind: ConceptKind, probabilities: Float32Array, floor: number): Concept[] {
  return Array.from(probabilities, (probability, at) => ({ id: conceptId(kind, at), probability })).filter(
    ({ probability }) => probability >= floor,
  );
}
