import type { PhotoFace } from '#core/people/people.ts';
import { seededRandom } from '../../../scripts/train/random.ts';

/** Numbers of a face's vector. */
const LENGTH = 128;

/** Faces per generated person. */
const FACES_EACH = 10;

/** Generates this many faces, each in a separate photo: ten per person, as similar as real ones. */
export function madeFaces(count: number): readonly PhotoFace[] {
  const random = seededRandom(1);
  const vectorNear = (center: readonly number[], spread: number) => {
    const vector = center.map((value) => value + spread * (random() - 0.5));
    const length = Math.hypot(...vector);
    return Float32Array.from(vector, (value) => value / length);
  };
  const common = Array.from({ length: LENGTH }, () => random() - 0.5);
  const centers = Array.from({ length: count / FACES_EACH }, () =>
    common.map((value) => value + 0.5 * (random() - 0.5)),
  );
  return Array.from({ length: count }, (_, at): PhotoFace => {
    const vector = vectorNear(centers[at % centers.length] ?? common, 0.2);
    const box = { left: 0, top: 0, width: 1, height: 1 };
    return { ...box, photoId: String(at), score: 1, sizePx: 100, isClear: true, vector };
  });
}

/** Returns the people of {@link madeFaces}, as groups of indices. */
export function madeGroups(count: number): readonly (readonly number[])[] {
  const people = count / FACES_EACH;
  return Array.from({ length: people }, (_, person) =>
    Array.from({ length: FACES_EACH }, (__, face) => person + face * people),
  );
}
