import type { CategoryName } from '#core/categories/categorize.ts';
import type { Calibration } from './calibration.ts';
import { softmax } from './class-layer.ts';
import { applyRows } from './features.ts';
import { runHiddenLayer, type HiddenLayer } from './hidden-layer.ts';

/** The parts of the head's input, in the order in which they are concatenated. */
export const HEAD_PARTS = ['features', 'scene', 'objects', 'classes'] as const;
export type HeadPart = (typeof HEAD_PARTS)[number];
export type HeadInput = Readonly<Record<HeadPart, Float32Array>>;

/** The header of head.bin (head.json). Written by lab/train.ts. */
export interface HeadHeader {
  readonly categories: readonly CategoryName[];
  readonly sizes: Readonly<Record<HeadPart, number>>;
  /** The factor by which each part is multiplied; training chooses it as the part's weight. */
  readonly factors: Readonly<Record<HeadPart, number>>;
  /**
   * The number of hidden units, and the hidden layer's share of the logits; the rest is the linear model's.
   */
  readonly hidden: { readonly units: number; readonly share: number };
  /**
   * The share of the class votes in the final probabilities, in addition to the geometric mean: `share`, plus
   * `shareWhenSure` times the highest class probability.
   */
  readonly votes: { readonly share: number; readonly shareWhenSure: number };
  /** The weight of each opinion on the categories: the exponents of their weighted geometric mean. */
  readonly mixture: Readonly<Record<'head' | 'tuned' | 'votes', number>>;
  /**
   * Row by category of a photo: for each category, how often people accept it for such a photo (0 to 1, 1 for
   * its own). Counted in the training photos.
   */
  readonly acceptance: readonly (readonly number[])[];
  /** The weight of `acceptance` in the decision, 0 to 1. */
  readonly acceptanceShare: number;
  /** The mapping from the score of the decided category to how often people accept it. Fitted on training's val. */
  readonly calibration: Calibration;
}

/** A multinomial logistic regression over the categories, mixed with a network with one hidden layer. */
export interface Head {
  readonly header: HeadHeader;
  /** One row per category: a weight for each input, then the bias. */
  readonly rows: readonly Float32Array[];
  readonly hidden: HiddenLayer;
}

/** Returns the length of the concatenated input. */
export function inputSize(sizes: HeadHeader['sizes']): number {
  return HEAD_PARTS.reduce((sum, part) => sum + sizes[part], 0);
}

/**
 * Reads head.bin: the regression's rows, the hidden layer's units and its outputs, as float16, little-endian.
 *
 * @throws {Error} if its length doesn't match the header
 */
export function readHead(header: HeadHeader, bytes: Uint8Array): Head {
  const columns = inputSize(header.sizes) + 1;
  const categories = header.categories.length;
  const { units } = header.hidden;
  if (bytes.length !== 2 * (categories * columns + units * columns + categories * (units + 1)))
    throw new Error('head.bin has the wrong length.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const next = (count: number, length: number) =>
    Array.from({ length: count }, () => {
      // A loop: `from` with a function took most of the engine's startup time.
      const row = new Float32Array(length);
      for (let index = 0; index < length; index += 1) {
        row[index] = fromFloat16(view.getUint16(at, true));
        at += 2;
      }
      return row;
    });
  return {
    header,
    rows: next(categories, columns),
    hidden: { units: next(units, columns), outputs: next(categories, units + 1) },
  };
}

/**
 * Scales and concatenates the parts, as in training.
 *
 * @throws {Error} if a part has the wrong length
 */
export function joinInput(header: Pick<HeadHeader, 'sizes' | 'factors'>, input: HeadInput): Float32Array {
  const joined = new Float32Array(inputSize(header.sizes));
  let at = 0;
  for (const part of HEAD_PARTS) {
    const values = input[part];
    if (values.length !== header.sizes[part]) throw new Error(`The head expects other ${part}.`);
    const factor = header.factors[part];
    for (const value of values) joined[at++] = value * factor;
  }
  return joined;
}

/** Returns the probability of each of the head's categories, summing to 1. @param joined from {@link joinInput} */
export function runHead(head: Head, joined: Float32Array): Float32Array {
  const linear = applyRows(head.rows, joined);
  const hidden = runHiddenLayer(head.hidden, joined);
  const { share } = head.header.hidden;
  // Mixed before the softmax, so that a category is likely only if both models find it likely.
  return softmax(Float32Array.from(linear, (value, index) => value * (1 - share) + hidden[index]! * share));
}

/** Reads an IEEE 754 half-precision number; none is subnormal (see toFloat16 in lab/train). */
function fromFloat16(half: number): number {
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
  return half & 0x8000 ? -size : size;
}
