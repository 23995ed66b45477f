import { describe, expect, it } from 'vitest';
import { VECTOR_LENGTH } from '../../../shared/core/people/limits.ts';
import { inFaceSpace, readFaceSpace } from '../../../shared/engine/faces/face-space.ts';
import { fitSpace } from '../../fit-face-space/fit-space.ts';
import { seededRandom } from '../../train/random.ts';

/** Vectors that differ ten times as much in the first number as in the others, around a common mean. */
function stretched(count: number): Float32Array[] {
  const random = seededRandom(3);
  return Array.from({ length: count }, () =>
    Float32Array.from({ length: VECTOR_LENGTH }, (_, at) => 1 + (at === 0 ? 10 : 1) * (random() - 0.5)),
  );
}

const bytesOf = (numbers: Float32Array) => new Uint8Array(numbers.buffer);

describe('a face space', () => {
  const faces = stretched(600);
  const space = readFaceSpace(bytesOf(fitSpace(faces)));

  it('has the mean of the faces, at which nobody is', () => {
    expect(space.mean[5]).toBeCloseTo(1, 1);
    expect(Math.hypot(...inFaceSpace(space.mean, space))).toBe(0);
  });

  it('shrinks what differs much between all faces, and keeps the length 1', () => {
    const seen = faces.map((face) => inFaceSpace(face, space));
    for (const vector of seen) expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
    const spread = (at: number) => Math.sqrt(seen.reduce((sum, vector) => sum + vector[at]! ** 2, 0));
    expect(spread(0) / spread(5)).toBeLessThan(3);
    expect(spread(0) / spread(5)).toBeGreaterThan(0.5);
  });

  it('refuses a file of another length', () => {
    expect(() => readFaceSpace(new Uint8Array(7))).toThrow(RangeError);
    expect(() => readFaceSpace(bytesOf(fitSpace(faces)).subarray(4))).toThrow(RangeError);
  });
});
