import { RIDGE } from './limits.ts';

/** A classifier for photos of a kind: a score of 1 stands for the kind, -1 for the others. */
export interface Weights {
  readonly weights: Float32Array;
  readonly bias: number;
}

/** Weights, and how well they separate the photos that they were fitted to. */
export interface LikenessFit extends Weights {
  /** The score of each photo by a fit made without it: those of the kind first, then the others, in their order. */
  readonly scoresWithout: readonly number[];
}

/**
 * Fits weights that separate sketches of a kind from others: ridge regression of 1 and -1 with equal weight for both
 * sides, solved in its dual form because there are fewer photos than numbers. The leave-one-out scores follow from
 * the same inverse (D. Allen's PRESS, 1974).
 *
 * @param kind sketches of the photos of the kind, at least one
 * @param others sketches of other photos, at least one, of the same length
 */
export function fitLikeness(kind: readonly Float32Array[], others: readonly Float32Array[]): LikenessFit {
  const sketches = [...kind, ...others];
  const centre = middleOf(meanOf(kind), meanOf(others));
  const rows = sketches.map((sketch) => sketch.map((value, at) => value - centre[at]!));
  const targets = rows.map((_row, at) => (at < kind.length ? 1 : -1));
  // Each side has half of the weight, so a photo of the smaller side is fitted more closely.
  const inverse = inverseOf(
    rows.map((row, at) => {
      const weight = rows.length / 2 / (at < kind.length ? kind.length : others.length);
      return rows.map((other, column) => dot(row, other) + (column === at ? RIDGE / weight : 0));
    }),
  );
  const dual = inverse.map((row) => dot(row, targets));
  const weights = new Float32Array(centre.length);
  rows.forEach((row, at) => row.forEach((value, column) => (weights[column]! += value * dual[at]!)));
  const scoresWithout = targets.map((target, at) => target - dual[at]! / inverse[at]![at]!);
  return { weights, bias: -dot(weights, centre), scoresWithout };
}

/** Returns the score of a sketch: 1 stands for the kind, -1 for the others. */
export function likenessScore({ weights, bias }: Weights, sketch: Float32Array): number {
  return dot(weights, sketch) + bias;
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]!.length);
  for (const vector of vectors) vector.forEach((value, at) => (mean[at]! += value / vectors.length));
  return mean;
}

function middleOf(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((value, at) => (value + other[at]!) / 2);
}

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}

/** Inverts a symmetric positive definite matrix (Gauss and Jordan; such a matrix needs no pivoting). */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_value, column) => (column === at ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const own = rows[pivot]!;
    const first = own[pivot]!;
    for (let column = 0; column < 2 * size; column += 1) own[column]! /= first;
    rows.forEach((row, at) => {
      const factor = row[pivot]!;
      if (at === pivot || factor === 0) return;
      for (let column = 0; column < 2 * size; column += 1) row[column]! -= factor * own[column]!;
    });
  }
  return rows.map((row) => row.slice(size));
}
