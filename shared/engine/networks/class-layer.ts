import { KernelRows } from '../kernel/kernel-rows.ts';

/** The number of ImageNet classes of the classifiers. */
export const CLASS_COUNT = 1000;

/** The classifier's last layer, removed from the network: int8 weights in row order, float biases. */
export interface ClassLayer {
  readonly weights: Int8Array;
  readonly weightScale: number;
  readonly biases: Float32Array;
  readonly channels: number;
}

/**
 * Reads classes.bin as written by scripts/build-models.
 *
 * @param featureScale quantization step of the network's features; biases are in steps of both scales
 */
export function readClassLayer(bytes: Uint8Array, featureScale: number, weightScale: number): ClassLayer {
  const channels = bytes.length / CLASS_COUNT - 4;
  if (!Number.isInteger(channels) || channels <= 0) throw new Error('classes.bin has the wrong length.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const biasStart = CLASS_COUNT * channels;
  const biases = Float32Array.from(
    { length: CLASS_COUNT },
    (_, index) => view.getInt32(biasStart + 4 * index, true) * featureScale * weightScale,
  );
  return { weights: new Int8Array(bytes.slice(0, biasStart).buffer), weightScale, biases, channels };
}

/** Undefined for a layer that the kernel doesn't run. */
const inKernel = new WeakMap<ClassLayer, KernelRows | undefined>();

/** Returns the probability of each ImageNet class, summing to 1, from the pooled features. */
export function classProbabilities(layer: ClassLayer, features: Float32Array): Float32Array {
  if (!inKernel.has(layer)) inKernel.set(layer, KernelRows.of(layer.weights, CLASS_COUNT));
  const sums = inKernel.get(layer)?.products(features) ?? plainSums(layer, features);
  const { weightScale, biases } = layer;
  return softmax(biases.map((bias, row) => sums[row]! * weightScale + bias));
}

/** Returns the same sums without the kernel. */
export function plainSums({ weights, channels }: ClassLayer, features: Float32Array): Float64Array {
  const sums = new Float64Array(CLASS_COUNT);
  // Four independent sums avoid waiting for one addition after another; each keeps its order, so results are
  // the same.
  for (let row = 0; row < CLASS_COUNT; row += 4) {
    const first = row * channels;
    const second = first + channels;
    const third = second + channels;
    const fourth = third + channels;
    let [one, two, three, four] = [0, 0, 0, 0];
    for (let channel = 0; channel < channels; channel += 1) {
      const feature = features[channel]!;
      one += weights[first + channel]! * feature;
      two += weights[second + channel]! * feature;
      three += weights[third + channel]! * feature;
      four += weights[fourth + channel]! * feature;
    }
    sums[row] = one;
    sums[row + 1] = two;
    sums[row + 2] = three;
    sums[row + 3] = four;
  }
  return sums;
}

/** Returns exponentials scaled to a sum of 1. */
export function softmax(logits: Float32Array): Float32Array {
  const highest = logits.reduce((best, value) => Math.max(best, value), -Infinity);
  const out = logits.map((value) => Math.exp(value - highest));
  const sum = out.reduce((total, value) => total + value, 0);
  return out.map((value) => value / sum);
}
