/** Examples for a multinomial logistic regression. */
export interface Examples {
  /** Row by row, `columns` numbers each; the last column is the constant 1 of the bias. */
  readonly inputs: Float32Array;
  readonly columns: number;
  /** Row by row, one probability a category: what the model should say. */
  readonly targets: Float32Array;
  readonly categories: number;
  /** How much each row counts. */
  readonly weights: Float32Array;
}

/** A difference this small moves nothing; most categories of most photos are that sure. */
const NEGLIGIBLE = 1e-4;

/**
 * The regression's loss and gradient: weighted cross entropy plus `decay`/2 times the squared weights, biases
 * left free.
 *
 * @param model categories × columns
 */
export function lossAndGradient(
  model: Float64Array,
  examples: Examples,
  decay: number,
): { loss: number; gradient: Float64Array } {
  const { inputs, columns, targets, categories, weights } = examples;
  const rows = weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const gradient = new Float64Array(model.length);
  const floats = Float32Array.from(model);
  const logits = new Float64Array(categories);
  let loss = 0;
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns;
    const end = start + columns;
    const input = inputs.subarray(start, end);
    let highest = -Infinity;
    for (let category = 0; category < categories; category += 1) {
      logits[category] = dot(floats, category * columns, input);
      highest = Math.max(highest, logits[category]!);
    }
    let sum = 0;
    for (let category = 0; category < categories; category += 1) sum += Math.exp(logits[category]! - highest);
    const weight = weights[row]! / total;
    for (let category = 0; category < categories; category += 1) {
      const probability = Math.exp(logits[category]! - highest) / sum;
      const target = targets[row * categories + category]!;
      if (target > 0) loss -= weight * target * Math.log(probability + 1e-12);
      const pull = weight * (probability - target);
      if (Math.abs(probability - target) > NEGLIGIBLE) addScaled(gradient, category * columns, input, pull);
    }
  }
  for (let category = 0; category < categories; category += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const at = category * columns + column;
      loss += (decay / 2) * model[at]! ** 2;
      gradient[at]! += decay * model[at]!;
    }
  }
  return { loss, gradient };
}

function dot(model: Float32Array, start: number, input: Float32Array): number {
  // Four sums at once: the engine overlaps them.
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let column = 0;
  for (; column + 3 < input.length; column += 4) {
    a += model[start + column]! * input[column]!;
    b += model[start + column + 1]! * input[column + 1]!;
    c += model[start + column + 2]! * input[column + 2]!;
    d += model[start + column + 3]! * input[column + 3]!;
  }
  for (; column < input.length; column += 1) a += model[start + column]! * input[column]!;
  return a + b + c + d;
}

function addScaled(gradient: Float64Array, start: number, input: Float32Array, factor: number): void {
  for (let column = 0; column < input.length; column += 1)
    gradient[start + column]! += factor * input[column]!;
}
