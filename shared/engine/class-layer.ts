/** ImageNet's classes known to the classifier. */
export const CLASS_COUNT = 1000;

/** The classifier's own last layer, taken out of the network: int8 weights row by row, float biases. */
export interface ClassLayer {
  readonly weights: Int8Array;
  readonly weightScale: number;
  readonly biases: Float32Array;
  readonly channels: number;
}

/**
 * Reads classes.bin as scripts/build-models writes it.
 *
 * @param featureScale what one step of the network's features is worth; biases are in steps of both scales
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

/** Probability of each of ImageNet's classes, of sum 1, from the pooled features. */
export function classProbabilities(layer: ClassLayer, features: Float32Array): Float32Array {
  const logits = new Float32Array(CLASS_COUNT);
  const { weights, channels } = layer;
  for (let row = 0; row < CLASS_COUNT; row += 1) {
    let sum = 0;
    for (let channel = 0, at = row * channels; channel < channels; channel += 1, at += 1) {
      sum += weights[at]! * features[channel]!;
    }
    logits[row] = sum * layer.weightScale + layer.biases[row]!;
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
