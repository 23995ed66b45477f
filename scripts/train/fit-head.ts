import { inputSize, joinInput, type HeadHeader, type HeadInput } from '#engine/head.ts';
import { toFloat16 } from './float16.ts';
import { minimize } from './lbfgs.ts';
import { lossAndGradient, type Examples } from './logistic.ts';
import type { TrainingPhoto } from './manifest.ts';
import { SETTINGS } from './settings.ts';

/** One photo to learn from. */
export interface Example extends Pick<TrainingPhoto, 'category' | 'acceptable_categories' | 'source'> {
  readonly input: HeadInput;
}

/** The head's rows, each of all inputs and the bias, joined. */
export function fitHead(
  header: HeadHeader,
  examples: readonly Example[],
  onStep: (step: number, loss: number) => void,
): Float64Array {
  const data = toExamples(header, examples);
  const start = new Float64Array(data.categories * data.columns);
  return minimize((model) => lossAndGradient(model, data, SETTINGS.decay), start, SETTINGS.maxSteps, onStep);
}

/** head.bin: the rows as float16, little endian. */
export function encodeHead(model: Float64Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(model.length * 2));
  model.forEach((value, index) => view.setUint16(index * 2, toFloat16(value), true));
  return new Uint8Array(view.buffer);
}

function toExamples(header: HeadHeader, examples: readonly Example[]): Examples {
  const columns = inputSize(header.sizes) + 1;
  const categories = header.categories.length;
  const place = new Map(header.categories.map((name, index) => [name, index]));
  const inputs = new Float32Array(examples.length * columns);
  const targets = new Float32Array(examples.length * categories);
  const categoryCounts = countBy(examples, ({ category }) => category);
  const sourceCounts = countBy(examples, ({ source }) => source);
  const weights = Float32Array.from(
    examples,
    ({ category, source }) =>
      categoryCounts.get(category)! ** -SETTINGS.categoryBalance *
      sourceCounts.get(source)! ** -SETTINGS.sourceBalance,
  );
  examples.forEach(({ input, category, acceptable_categories: acceptable }, row) => {
    inputs.set(joinInput(header, input), row * columns);
    inputs[(row + 1) * columns - 1] = 1;
    targets[row * categories + place.get(category)!]! += 1 - SETTINGS.acceptableShare;
    for (const name of acceptable) {
      targets[row * categories + place.get(name)!]! += SETTINGS.acceptableShare / acceptable.length;
    }
  });
  return { inputs, columns, targets, categories, weights };
}

function countBy(examples: readonly Example[], keyOf: (example: Example) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const example of examples) counts.set(keyOf(example), (counts.get(keyOf(example)) ?? 0) + 1);
  return counts;
}
