import { applyRow } from './features.ts';

/**
 * A layer of units that each answer to a pattern of the input (rectified linear), and what each of them says of the
 * outputs. Beside a linear model it adds what holds only of things together.
 */
export interface HiddenLayer {
  /** One row a unit: a weight for each input, then the bias. */
  readonly units: readonly Float32Array[];
  /** One row an output: a weight for each unit, then the bias. */
  readonly outputs: readonly Float32Array[];
}

/** What the layer gives for each output. @param input as long as a unit's weights */
export function runHiddenLayer({ units, outputs }: HiddenLayer, input: Float32Array): number[] {
  const answers = Float32Array.from(units, (row) => Math.max(0, applyRow(row, input)));
  return outputs.map((row) => applyRow(row, answers));
}
