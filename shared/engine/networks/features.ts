/**
 * Computes global average pooling of the classifier's last feature map: the 1,280 numbers by which the network
 * classifies.
 *
 * @param map uint8 [positions, channels]
 * @param scale quantization step of the map
 */
export function poolFeatures(map: Uint8Array, channels: number, scale: number): Float32Array {
  const sums = new Float32Array(channels);
  for (let at = 0; at < map.length; at += channels) {
    for (let channel = 0; channel < channels; channel += 1) sums[channel]! += map[at + channel]!;
  }
  const factor = (scale * channels) / map.length;
  return sums.map((sum) => sum * factor);
}

/** The number of channels of the last feature map of the detector's backbone. */
export const SCENE_CHANNELS = 1152;

/**
 * Returns the mean of each channel over the part of a square feature map that the picture fills.
 *
 * @param map float32 [edge, edge, channels]
 * @param frame the share of the square that the picture fills, from the top left corner
 */
export function poolFrame(
  map: Float32Array,
  channels: number,
  frame: { readonly width: number; readonly height: number },
): Float32Array {
  const edge = Math.sqrt(map.length / channels);
  const sums = new Float32Array(channels);
  let positions = 0;
  for (let row = 0; row < edge; row += 1) {
    for (let column = 0; column < edge; column += 1) {
      if ((column + 0.5) / edge > frame.width || (row + 0.5) / edge > frame.height) continue;
      const start = (row * edge + column) * channels;
      for (let channel = 0; channel < channels; channel += 1) sums[channel]! += map[start + channel]!;
      positions += 1;
    }
  }
  return sums.map((sum) => sum / Math.max(1, positions));
}

/**
 * Returns square roots, scaled to length 1 (Hellinger normalization), so that a few large channels don't dominate: a
 * point better than the plain features on training's val. All zeros stay zeros.
 */
export function normalizeRoots(features: Float32Array): Float32Array {
  const roots = features.map(Math.sqrt);
  const length = Math.sqrt(roots.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? roots : roots.map((value) => value / length);
}

/** Returns the dot product of a row of weights and an input, plus the row's last element, the bias. */
export function applyRow(row: Float32Array, input: Float32Array): number {
  let sum = row[input.length]!;
  for (let column = 0; column < input.length; column += 1) sum += row[column]! * input[column]!;
  return sum;
}

/**
 * Runs {@link applyRow} for many rows of one length, four at a time: four sums don't wait for one addition after
 * another, and each keeps its order.
 */
export function applyRows(rows: readonly Float32Array[], input: Float32Array): Float64Array {
  const sums = new Float64Array(rows.length);
  const whole = rows.length - (rows.length % 4);
  for (let at = 0; at < whole; at += 4) {
    const [first, second, third, fourth] = [rows[at]!, rows[at + 1]!, rows[at + 2]!, rows[at + 3]!];
    const bias = input.length;
    let [one, two, three, four] = [first[bias]!, second[bias]!, third[bias]!, fourth[bias]!];
    for (let column = 0; column < input.length; column += 1) {
      const value = input[column]!;
      one += first[column]! * value;
      two += second[column]! * value;
      three += third[column]! * value;
      four += fourth[column]! * value;
    }
    sums[at] = one;
    sums[at + 1] = two;
    sums[at + 2] = three;
    sums[at + 3] = four;
  }
  for (let at = whole; at < rows.length; at += 1) sums[at] = applyRow(rows[at]!, input);
  return sums;
}

/** Concatenates the vectors. */
export function join(vectors: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(vectors.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const vector of vectors) {
    joined.set(vector, at);
    at += vector.length;
  }
  return joined;
}

/** Returns the element-wise mean of vectors of one length. */
export function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const [first] = vectors;
  if (first === undefined) throw new Error('The mean of no values is undefined.');
  const sum = new Float32Array(first.length);
  for (const vector of vectors) vector.forEach((value, index) => (sum[index]! += value));
  return sum.map((value) => value / vectors.length);
}
