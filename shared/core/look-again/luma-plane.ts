import type { RgbPixels } from '../bytes/rgb-pixels.ts';

/** The luma of a picture, row by row. */
export interface LumaPlane {
  readonly width: number;
  readonly height: number;
  /** Luma from 0 to 255, as in JFIF (ITU-T T.871, 7). */
  readonly data: Float32Array;
}

/**
 * Returns the luma of a picture, scaled down to a long edge of at most `longEdgePx`: each value is the mean of its
 * area. A smaller picture keeps its size.
 */
export function lumaPlane({ width, height, data }: RgbPixels, longEdgePx: number): LumaPlane {
  const scale = Math.min(1, longEdgePx / Math.max(width, height));
  const across = Math.max(1, Math.round(width * scale));
  const down = Math.max(1, Math.round(height * scale));
  const rows = new Float32Array(across * height);
  const columns = sharesOf(width, across);
  const line = new Float64Array(width);
  for (let y = 0, from = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, from += 3) {
      line[x] = 0.299 * data[from]! + 0.587 * data[from + 1]! + 0.114 * data[from + 2]!;
    }
    for (let x = 0, share = 0; x < across; x += 1, to += 1) {
      let sum = 0;
      let at = columns.firsts[x]!;
      for (const end = columns.ends[x]!; share < end; share += 1, at += 1) {
        sum += columns.weights[share]! * line[at]!;
      }
      rows[to] = sum;
    }
  }
  const out = new Float32Array(across * down);
  const lines = sharesOf(height, down);
  for (let y = 0, share = 0; y < down; y += 1) {
    let from = lines.firsts[y]! * across;
    for (const end = lines.ends[y]!; share < end; share += 1) {
      const weight = lines.weights[share]!;
      for (let to = y * across; to < (y + 1) * across; to += 1, from += 1) out[to]! += weight * rows[from]!;
    }
  }
  return { width: across, height: down, data: out };
}

/**
 * For each of `to` equal parts of a line: the first of the `from` cells that it covers, and where the weights of its
 * cells end.
 */
function sharesOf(from: number, to: number) {
  const length = from / to;
  const firsts = new Int32Array(to);
  const ends = new Int32Array(to);
  const weights: number[] = [];
  for (let part = 0; part < to; part += 1) {
    const [start, end] = [part * length, (part + 1) * length];
    const first = Math.min(from - 1, Math.floor(start));
    const last = Math.min(from - 1, Math.ceil(end) - 1);
    firsts[part] = first;
    for (let cell = first; cell <= last; cell += 1) {
      weights.push((Math.min(end, cell + 1) - Math.max(start, cell)) / length);
    }
    ends[part] = weights.length;
  }
  return { firsts, ends, weights: Float64Array.from(weights) };
}
