import { fromBase64, toBase64 } from '../bytes/base64.ts';
import { type Concept, kindOfConcept, likelyNamed } from './concept.ts';
import {
  CONCEPT_BYTES,
  CONCEPTS_TEXT_LENGTH,
  CONCEPTS_VERSION,
  MOST_CONCEPTS,
  MOST_QUALITIES,
} from './limits.ts';
import { isQuality } from './qualities.ts';

/** Stores the square root of a probability, which gives weak ones more steps of the byte. */
const STEPS = 255;

/**
 * Writes the strongest concepts of a photo as text of at most `CONCEPTS_TEXT_LENGTH` characters: the version, then
 * each id with the square root of its probability, in base64; qualities last. Concepts below the lowest step are left
 * out.
 *
 * @param concepts in any order; if an id repeats, the first counts
 */
export function writeConcepts(concepts: readonly Concept[]): string {
  const known = new Set<number>();
  const strongest = concepts
    .filter(({ id }) => !known.has(id) && known.add(id))
    .filter(({ id, probability }) => kindOfConcept(id) !== undefined && stepOf(probability) > 0)
    .toSorted((one, other) => likelyOf(other) - likelyOf(one));
  const kept = [
    ...strongest.filter(({ id }) => !isQuality(id)).slice(0, MOST_CONCEPTS),
    ...strongest.filter(({ id }) => isQuality(id)).slice(0, MOST_QUALITIES),
  ];
  const bytes = kept.flatMap(({ id, probability }) => [id >> 8, id & 0xff, stepOf(probability)]);
  return CONCEPTS_VERSION + toBase64(bytes);
}

/**
 * Reads what {@link writeConcepts} wrote, strongest first. The text is untrusted.
 *
 * @returns undefined for any other text, and for a record of another version
 */
export function readConcepts(text: string): Concept[] | undefined {
  if (text.length > CONCEPTS_TEXT_LENGTH || !text.startsWith(CONCEPTS_VERSION)) return undefined;
  const bytes = fromBase64(text.slice(CONCEPTS_VERSION.length));
  if (!bytes || bytes.length % CONCEPT_BYTES !== 0) return undefined;
  const known = new Set<number>();
  const concepts: Concept[] = [];
  for (let at = 0; at < bytes.length; at += CONCEPT_BYTES) {
    const [high = 0, low = 0, step = 0] = bytes.subarray(at, at + CONCEPT_BYTES);
    const id = (high << 8) | low;
    if (step === 0 || known.has(id) || kindOfConcept(id) === undefined) return undefined;
    known.add(id);
    concepts.push({ id, probability: (step / STEPS) ** 2 });
  }
  return concepts;
}

/** Returns whether a value is a readable record of concepts. */
export function isConcepts(value: unknown): value is string {
  return typeof value === 'string' && readConcepts(value) !== undefined;
}

function likelyOf({ id, probability }: Concept): number {
  const kind = kindOfConcept(id);
  return kind === undefined ? 0 : likelyNamed(kind, probability);
}

function stepOf(probability: number): number {
  return Math.round(Math.sqrt(Math.min(1, Math.max(0, probability))) * STEPS);
}
