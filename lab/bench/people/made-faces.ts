import { VECTOR_LENGTH } from '../../../shared/core/people/limits.ts';
import type { PhotoFace } from '../../../shared/core/people/people.ts';
import { seededRandom } from '../../train/random.ts';

/** Faces per generated person. */
const FACES_EACH = 10;

/** The number of kinds of people who look similar, such as those of one age and region. */
const KINDS = 20;
/** How much of a person's vector is common to the kind, and of a face's to the person. */
const OF_KIND = 0.55;
const OF_PERSON = 0.84;

/** Generates this many faces, each in a separate photo: ten per person, as similar as real ones. */
export function madeFaces(count: number): readonly PhotoFace[] {
  const random = seededRandom(1);
  const direction = () => {
    // Sums of uniform numbers are nearly normal, so that no direction is preferred.
    const vector = Float32Array.from({ length: VECTOR_LENGTH }, () => random() + random() + random() - 1.5);
    return scaled(vector, 1 / Math.hypot(...vector));
  };
  const near = (center: Float32Array, share: number) => {
    const own = scaled(direction(), Math.sqrt(1 - share * share));
    return own.map((value, at) => value + share * center[at]!);
  };
  const kinds = Array.from({ length: KINDS }, direction);
  const people = Array.from({ length: count / FACES_EACH }, (_, at) => near(kinds[at % KINDS]!, OF_KIND));
  return Array.from({ length: count }, (_, at): PhotoFace => {
    const face = near(people[at % people.length]!, OF_PERSON);
    const vector = scaled(face, 1 / Math.hypot(...face));
    const box = { left: 0, top: 0, width: 1, height: 1 };
    return { ...box, photoId: String(at), score: 1, sizePx: 100, isClear: true, vector };
  });
}

function scaled(vector: Float32Array, factor: number): Float32Array {
  return vector.map((value) => value * factor);
}

/** Returns the people of {@link madeFaces}, as groups of indices. */
export function madeGroups(count: number): readonly (readonly number[])[] {
  const people = count / FACES_EACH;
  return Array.from({ length: people }, (_, person) =>
    Array.from({ length: FACES_EACH }, (__, face) => person + face * people),
  );
}
