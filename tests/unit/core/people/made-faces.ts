import type { PhotoFace } from '#core/people/people.ts';

/** A unit vector near a person's axis: `spread` turns it a little, in another direction for each `variant`. */
export function vectorNear(person: number, variant: number, spread = 0.15): Float32Array {
  const vector = new Float32Array(32);
  vector[person] = 1;
  vector[16 + (variant % 16)] = spread;
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** A face of a person in a photo. */
export function faceOf(person: number, photoId: string, variant = 0): PhotoFace {
  const box = { left: 0.1, top: 0.1, width: 0.2, height: 0.2 };
  return { ...box, photoId, score: 0.9, sizePx: 80, isClear: true, vector: vectorNear(person, variant) };
}
