import { VECTOR_LENGTH } from '../../shared/core/people/limits.ts';

/** What is added to each variance, as a share of their mean: directions in which faces hardly vary are noise. */
const RIDGE = 0.2;

/**
 * Fits how vectors of faces vary: the numbers of a face space, as `readFaceSpace` reads them.
 *
 * @param vectors of different faces, more than their length
 */
export function fitSpace(vectors: readonly Float32Array[]): Float32Array {
  const mean = Float64Array.from({ length: VECTOR_LENGTH }, (_, at) =>
    vectors.reduce((sum, vector) => sum + vector[at]! / vectors.length, 0),
  );
  const covariance = Array.from({ length: VECTOR_LENGTH }, () => new Float64Array(VECTOR_LENGTH));
  for (const vector of vectors) {
    for (const [row, cells] of covariance.entries()) {
      const own = (vector[row]! - mean[row]!) / vectors.length;
      for (let column = 0; column <= row; column += 1) {
        cells[column]! += own * (vector[column]! - mean[column]!);
      }
    }
  }
  const variance = covariance.reduce((sum, cells, at) => sum + cells[at]! / VECTOR_LENGTH, 0);
  for (const [at, cells] of covariance.entries()) cells[at]! += RIDGE * variance;
  return Float32Array.from([...mean, ...choleskyOf(covariance)]);
}

/** The lower triangle whose product with its transpose is the matrix, by rows. */
function choleskyOf(matrix: readonly Float64Array[]): readonly number[] {
  const lower = matrix.map(() => new Float64Array(matrix.length));
  for (const [row, cells] of lower.entries()) {
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[row]![column]!;
      for (let at = 0; at < column; at += 1) rest -= cells[at]! * lower[column]![at]!;
      cells[column] = row === column ? Math.sqrt(rest) : rest / lower[column]![column]!;
    }
  }
  return lower.flatMap((cells, row) => Array.from(cells.subarray(0, row + 1)));
}
