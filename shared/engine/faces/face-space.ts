import { VECTOR_LENGTH } from '#core/people/limits.ts';

/**
 * How vectors of faces vary. dlib's network puts small children, and people of some regions, close together; compared by
 * how much all faces vary in each direction, they are as far apart as others (Mahalanobis, 1936).
 */
export interface FaceSpace {
  /** The mean of many people's vectors. */
  readonly mean: Float32Array;
  /** The Cholesky factor of their covariance: the lower triangle, by rows. */
  readonly lower: Float32Array;
}

const TRIANGLE = (VECTOR_LENGTH * (VECTOR_LENGTH + 1)) / 2;

/**
 * Reads a face space: the mean, then the triangle, as float32, little-endian.
 *
 * @throws {RangeError} if the bytes have another length
 */
export function readFaceSpace(bytes: Uint8Array): FaceSpace {
  const count = VECTOR_LENGTH + TRIANGLE;
  if (bytes.byteLength !== count * Float32Array.BYTES_PER_ELEMENT) {
    throw new RangeError(`A face space has ${count} numbers.`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const all = Float32Array.from({ length: count }, (_, at) =>
    view.getFloat32(at * Float32Array.BYTES_PER_ELEMENT, true),
  );
  return { mean: all.subarray(0, VECTOR_LENGTH), lower: all.subarray(VECTOR_LENGTH) };
}

/** Returns a vector seen from the mean, in units of how much faces vary, of length 1. */
export function inFaceSpace(vector: Float32Array, { mean, lower }: FaceSpace): Float32Array {
  const solved = new Float64Array(VECTOR_LENGTH);
  for (let row = 0, at = 0; row < VECTOR_LENGTH; row += 1, at += 1) {
    let rest = vector[row]! - mean[row]!;
    for (let column = 0; column < row; column += 1, at += 1) rest -= lower[at]! * solved[column]!;
    solved[row] = rest / lower[at]!;
  }
  return unit(solved);
}

/** Returns a vector of the same direction and length 1. */
export function unit(vector: ArrayLike<number>): Float32Array {
  const length = Math.hypot(...Array.from(vector)) || 1;
  return Float32Array.from(vector, (value) => value / length);
}
