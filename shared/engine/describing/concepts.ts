import { type Concept, conceptId } from '#core/concepts/concept.ts';
import { writeConcepts } from '#core/concepts/concept-record.ts';
import type { ConceptKind } from '#core/concepts/limits.ts';
import type { WordsSeen } from './word-head.ts';
import { PHOTO_WORDS } from '../vocabulary/photo-words.ts';

/** Weaker classes are never among the strongest concepts, and say nothing. */
const CLASS_FLOOR = 0.01;
/** The detector finds something of each label in every photo; below this it is noise. */
const OBJECT_FLOOR = 0.1;

/** What the networks and heads saw in a photo, each with its probabilities. */
interface EverythingSeen {
  /** Of each ImageNet class. */
  readonly classes: Float32Array;
  readonly words: WordsSeen;
  /** Highest score of each of COCO's labels. */
  readonly bestScores: Float32Array;
  /** Of each category, in the order of `CATEGORY_NAMES`. */
  readonly confidences: Float32Array;
}

/** Returns the record of the strongest concepts of a photo, also those that its description leaves out. */
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
