import type { RgbPixels } from '../rgb-pixels.ts';

/** Light of a picture, row by row. */
export interface LumaPlane {
  readonly width: number;
  readonly height: number;
  /** Luma from 0 to 255, as in JFIF (ITU-T T.871, 7). */
  readonly data: Float32Array;
}

/**
 * The luma of a picture, scaled down so that its long edge is at most `longEdgePx`: each value is the mean of the area
 * that it covers. A smaller picture keeps its size.
 */
export function lumaPlane({ width, height, data }: RgbPixels, longEdgePx: number): LumaPlane {
  const scale = Math.min(1, longEdgePx / Math.max(width, height));
  const across = Math.max(1, Math.round(width * scale));
  const down = Math.max(1, Math.round(height * scale));
  const rows = new Float32Array(across * height);
  const columns = sharesOf(width, across);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const { first, weights } = columns[x]!;
      let sum = 0;
      for (let k = 0; k < weights.length; k += 1) {
        const at = (y * width + first + k) * 3;
        sum += weights[k]! * (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!);
      }
      rows[y * across + x] = sum;
    }
  }
  const out = new Float32Array(across * down);
  for (const [y, { first, weights }] of sharesOf(height, down).entries()) {
    for (let k = 0; k < weights.length; k += 1) {
      const from = (first + k) * across;
      for (let x = 0; x < across; x += 1) out[y * across + x]! += weights[k]! * rows[from + x]!;
    }
  }
  return { width: across, height: down, data: out };
}

/** For each of `to` equal parts of a line the first of the `from` cells that it covers, and the share of each. */
function sharesOf(from: number, to: number): readonly { first: number; weights: readonly number[] }[] {
  const length = from / to;
  return Array.from({ length: to }, (_, part) => {
    const [start, end] = [part * length, (part + 1) * length];
    const first = Math.min(from - 1, Math.floor(start));
    const last = Math.min(from - 1, Math.ceil(end) - 1);
    const weights = Array.from(
      { length: last - first + 1 },
      (_cell, k) => (Math.min(end, first + k + 1) - Math.max(start, first + k)) / length,
    );
    return { first, weights };
  });
}
