import type { CategoryName } from '../../shared/core/categories/categorize.ts';
import type { HeadHeader } from '../../shared/engine/networks/head.ts';
import { fitHiddenLayer } from './fit-hidden-layer.ts';
import { minimize } from './lbfgs.ts';
import { type Examples, lossAndGradient } from './logistic.ts';
import type { TrainingPhoto } from './manifest.ts';
import { RowKernel } from './row-kernel.ts';
import { SETTINGS } from './settings.ts';

/** A training example: a photo and its concatenated input. */
export interface Example {
  readonly photo: Pick<TrainingPhoto, 'category' | 'acceptable_categories' | 'source'>;
  readonly joined: Float32Array;
}

/**
 * Trains the head.
 *
 * @returns its numbers in file order: the regression's, then the hidden layer's
 */
export async function fitHead(
  header: Pick<HeadHeader, 'categories' | 'sizes' | 'hidden'>,
  examples: readonly Example[],
  onStep: (step: number, loss: number) => void,
): Promise<Float64Array> {
  const data = await toExamples(header.categories, examples);
  const start = new Float64Array(data.categories * data.columns);
  const linear = minimize(
    (model) => lossAndGradient(model, data, SETTINGS.decay),
    start,
    SETTINGS.maxSteps,
    onStep,
  );
  const inputs = examples.map(({ joined }) => joined);
  return joinNumbers([linear, ...(await fitHiddenLayer(header, inputs, data, onStep))]);
}

/** head.bin: all numbers as float16, little endian. */
export function encodeHead(model: Float64Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(model.length * 2));
  model.forEach((value, index) => view.setUint16(index * 2, toFloat16(value), true));
  return new Uint8Array(view.buffer);
}

function joinNumbers(parts: readonly Float64Array[]): Float64Array {
  const joined = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

async function toExamples(names: readonly CategoryName[], examples: readonly Example[]): Promise<Examples> {
  const columns = examples[0]!.joined.length + 1;
  const categories = names.length;
  const place = new Map(names.map((name, index) => [name, index]));
  const targets = new Float32Array(examples.length * categories);
  const categoryCounts = countBy(examples, ({ photo }) => photo.category);
  const sourceCounts = countBy(examples, ({ photo }) => photo.source);
  const weights = Float32Array.from(
    examples,
    ({ photo }) =>
      categoryCounts.get(photo.category)! ** -SETTINGS.categoryBalance *
      sourceCounts.get(photo.source)! ** -SETTINGS.sourceBalance,
  );
  examples.forEach(({ photo }, row) => {
    const acceptable = photo.acceptable_categories;
    targets[row * categories + place.get(photo.category)!]! += 1 - SETTINGS.acceptableShare;
    for (const name of acceptable) {
      targets[row * categories + place.get(name)!]! += SETTINGS.acceptableShare / acceptable.length;
    }
  });
  const inputs = examples.map(({ joined }) => joined);
  const kernel = await RowKernel.create(inputs, categories);
  return { kernel, columns, targets, categories, weights };
}

function countBy(examples: readonly Example[], keyOf: (example: Example) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const example of examples) counts.set(keyOf(example), (counts.get(keyOf(example)) ?? 0) + 1);
  return counts;
}

/** IEEE 754 half precision, rounded to nearest; subnormal values become zero. */
function toFloat16(value: number): number {
  const sign = value < 0 ? 0x8000 : 0;
  const size = Math.abs(value);
  if (size < 2 ** -14) return sign;
  const exponent = Math.min(15, Math.floor(Math.log2(size)));
  const fraction = Math.round((size / 2 ** exponent - 1) * 1024);
  if (fraction === 1024 && exponent < 15) return sign | ((exponent + 16) << 10);
  return sign | ((exponent + 15) << 10) | Math.min(1023, fraction);
}
