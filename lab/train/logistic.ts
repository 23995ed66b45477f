import type { RowKernel } from './row-kernel.ts';

/** Examples for a multinomial logistic regression. */
export interface Examples {
  readonly kernel: RowKernel;
  /** The length of an input, including the bias constant 1 at its end. */
  readonly columns: number;
  /** The target probabilities, one row per example, one column per category. */
  readonly targets: Float32Array;
  readonly categories: number;
  /** The weight of each row. */
  readonly weights: Float32Array;
}

/** Smaller differences are skipped, as they do not affect the gradient; most categories of most photos are below it. */
const NEGLIGIBLE = 1e-4;

/**
 * The regression's loss and gradient: weighted cross entropy plus `decay`/2 times the squared weights, without the
 * biases.
 *
 * @param model categories × columns
 */
export function lossAndGradient(
  model: Float64Array,
  { kernel, columns, targets, categories, weights }: Examples,
  decay: number,
): { loss: number; gradient: Float64Array } {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const logits = new Float64Array(categories);
  let loss = 0;
  kernel.begin(model, columns);
  for (let row = 0; row < weights.length; row += 1) {
    let highest = -Infinity;
    for (let category = 0; category < categories; category += 1) {
      logits[category] = kernel.dot(row, category);
      highest = Math.max(highest, logits[category]!);
    }
    let sum = 0;
    for (let category = 0; category < categories; category += 1) sum += Math.exp(logits[category]! - highest);
    const weight = weights[row]! / total;
    for (let category = 0; category < categories; category += 1) {
      const probability = Math.exp(logits[category]! - highest) / sum;
      const target = targets[row * categories + category]!;
      if (target > 0) loss -= weight * target * Math.log(probability + 1e-12);
      if (Math.abs(probability - target) > NEGLIGIBLE) {
        kernel.addToGradient(row, category, weight * (probability - target));
      }
    }
  }
  const gradient = kernel.gradient(categories, columns);
  return { loss: loss + addDecay(model, gradient, columns, decay), gradient };
}

/**
 * Adds weight decay to the gradient, without the biases.
 *
 * @returns the loss it adds
 */
export function addDecay(
  model: Float64Array,
  gradient: Float64Array,
  columns: number,
  decay: number,
): number {
  let loss = 0;
  for (let at = 0; at < model.length; at += 1) {
    if (at % columns === columns - 1) continue;
    loss += (decay / 2) * model[at]! ** 2;
    gradient[at]! += decay * model[at]!;
  }
  return loss;
}
