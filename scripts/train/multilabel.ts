import { addDecay } from './logistic.ts';
import type { RowKernel } from './row-kernel.ts';

/** Examples for one logistic regression per label, all with the same inputs. */
export interface MultilabelExamples {
  readonly kernel: RowKernel;
  /** The length of an input, including the bias constant 1 at its end. */
  readonly columns: number;
  /** One row per example, one column per label: 1 where it applies. */
  readonly targets: Uint8Array;
  /** The weight of each target; 0 where it is unknown. */
  readonly weights: Float32Array;
  readonly labels: number;
}

/** Smaller differences are skipped, as they do not affect the gradient. */
const NEGLIGIBLE = 1e-3;

/**
 * Loss and gradient: weighted binary cross entropy, normalized by the mean weight of a label, plus `decay`/2 times
 * the squared weights, without the biases.
 *
 * @param model labels × columns
 */
export function multilabelLoss(
  model: Float64Array,
  { kernel, columns, targets, weights, labels }: MultilabelExamples,
  decay: number,
): { loss: number; gradient: Float64Array } {
  const scale = labels / weights.reduce((sum, weight) => sum + weight, 0);
  let loss = 0;
  kernel.begin(model, columns);
  weights.forEach((own, at) => {
    if (own === 0) return;
    const row = Math.floor(at / labels);
    const label = at % labels;
    const target = targets[at]!;
    const probability = 1 / (1 + Math.exp(-kernel.dot(row, label)));
    loss -= own * scale * Math.log((target === 1 ? probability : 1 - probability) + 1e-9);
    const difference = probability - target;
    if (Math.abs(difference) > NEGLIGIBLE) kernel.addToGradient(row, label, own * scale * difference);
  });
  const gradient = kernel.gradient(labels, columns);
  return { loss: loss + addDecay(model, gradient, columns, decay), gradient };
}
