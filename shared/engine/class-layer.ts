/** Number of ImageNet classes of the classifiers. */
export const CLASS_COUNT = 1000;

/** The classifier's last layer, removed from the network: int8 weights in row order, float biases. */
export interface ClassLayer {
  readonly weights: Int8Array;
  readonly weightScale: number;
  readonly biases: Float32Array;
  readonly channels: number;
}

/**
 * Reads classes.bin as scripts/build-models writes it.
 *
 * @param featureScale quantization step of the network's features; biases are in steps of both scales
 */
export function readClassLayer(bytes: Uint8Array, featureScale: number, weightScale: number): ClassLayer {
  const channels = bytes.length / CLASS_COUNT - 4;
  if (!Number.isInteger(channels) || channels <= 0) throw new Error('classes.bin has a wrong length.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const biasStart = CLASS_COUNT * channels;
  const biases = Float32Array.from(
    { length: CLASS_COUNT },
    (_, index) => view.getInt32(biasStart + 4 * index, true) * featureScale * weightScale,
  );
  return { weights: new Int8Array(bytes.slice(0, biasStart).buffer), weightScale, biases, channels };
}

/** Probability of each ImageNet class, of sum 1, from the pooled features. */
export function classProbabilities(layer: ClassLayer, features: Float32Array): Float32Array {
  const logits = new Float32Array(CLASS_COUNT);
  const { weights, weightScale, biases, channels } = layer;
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
    logits[row] = one * weightScale + biases[row]!;
    logits[row + 1] = two * weightScale + biases[row + 1]!;
    logits[row + 2] = three * weightScale + biases[row + 2]!;
    logits[row + 3] = four * weightScale + biases[row + 3]!;
  }
  return softmax(logits);
}

/** Exponentials scaled to a sum of 1. */
export function softmax(logits: Float32Array): Float32Array {
  const highest = logits.reduce((best, value) => Math.max(best, value), -Infinity);
  const out = logits.map((value) => Math.exp(value - highest));
  const sum = out.reduce((total, value) => total + value, 0);
  return out.map((value) => value / sum);
}
