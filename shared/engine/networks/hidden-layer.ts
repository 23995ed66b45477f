import { applyRows } from './features.ts';

/**
 * A layer of rectified linear units, and their weights for the outputs. It adds interactions of inputs, which a
 * linear model can't express.
 */
export interface HiddenLayer {
  /** One row per unit: a weight for each input, then the bias. */
  readonly units: readonly Float32Array[];
  /** One row per output: a weight for each unit, then the bias. */
  readonly outputs: readonly Float32Array[];
}

/** Returns the value of each output. @param input of the length of a unit's weights */
export function runHiddenLayer({ units, outputs }: HiddenLayer, input: Float32Array): Float64Array {
  const answers = Float32Array.from(applyRows(units, input), (sum) => Math.max(0, sum));
  return applyRows(outputs, answers);
}
