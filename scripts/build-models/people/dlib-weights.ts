/** A weight as @vladmandic/face-api publishes it: its shape, and its values as bytes with one range. */
export interface DlibWeight {
  readonly shape: readonly number[];
  /** One number per value: a byte, or the value itself if it isn't quantized. */
  readonly values: Uint8Array | Float32Array;
  /** The value is `byte × scale + min`. */
  readonly scale: number;
  readonly min: number;
}

interface WeightEntry {
  readonly name: string;
  readonly shape: readonly number[];
  readonly quantization?: { readonly dtype: 'uint8'; readonly scale: number; readonly min: number };
}

/**
 * Reads the weights, by name, of a TensorFlow.js manifest with one file.
 *
 * @throws {Error} if the sizes differ
 */
export function readDlibWeights(manifest: Uint8Array, file: Uint8Array): ReadonlyMap<string, DlibWeight> {
  const [group] = JSON.parse(new TextDecoder().decode(manifest)) as [{ weights: readonly WeightEntry[] }];
  const weights = new Map<string, DlibWeight>();
  let at = 0;
  for (const { name, shape, quantization } of group.weights) {
    const count = shape.reduce((product, size) => product * size, 1);
    const width = quantization ? 1 : Float32Array.BYTES_PER_ELEMENT;
    // A Buffer's own slice would share the whole file.
    const bytes = Uint8Array.from(file.subarray(at, at + count * width));
    const values = quantization ? bytes : new Float32Array(bytes.buffer);
    weights.set(name, { shape, values, scale: quantization?.scale ?? 1, min: quantization?.min ?? 0 });
    at += count * width;
  }
  if (at !== file.length)
    throw new Error(`The weights have ${file.length} bytes, but the manifest describes ${at}.`);
  return weights;
}

/** Returns the values of a weight. */
export function valuesOf({ values, scale, min }: DlibWeight): Float32Array {
  return Float32Array.from(values, (value) => value * scale + min);
}
