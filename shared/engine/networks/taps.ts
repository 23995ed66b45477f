/** The weighting of neighboring pixels. */
export interface Filter {
  /** Its reach, in pixels of the smaller picture. */
  readonly radius: number;
  /** The weight at a distance from 0 to the radius. */
  readonly weight: (distance: number) => number;
}

/** The source pixels that make up each pixel of a row or a column. */
export interface Taps {
  /** The first source pixel of each output pixel. */
  readonly starts: Int32Array;
  /** The number of source pixels for each. */
  readonly counts: Int32Array;
  /** Their weights, one output pixel after another, each summing to 1 and rounded to 32 bits. */
  readonly weights: Float64Array;
}

/**
 * Returns the taps that scale `extent` source pixels, starting at `offset`, to `size` pixels.
 *
 * @param sourceSize how many source pixels there are
 */
export function taps(offset: number, extent: number, sourceSize: number, size: number, filter: Filter): Taps {
  const scale = extent / size;
  const stretch = Math.max(1, scale);
  const support = filter.radius * stretch;
  const most = Math.min(sourceSize, Math.ceil(support * 2) + 1);
  const starts = new Int32Array(size);
  const counts = new Int32Array(size);
  const weights = new Float64Array(size * most);
  const own = new Float32Array(most);
  let end = 0;
  for (let position = 0; position < size; position += 1) {
    const center = offset + (position + 0.5) * scale;
    const first = Math.max(0, Math.min(sourceSize - most, Math.floor(center - support)));
    let sum = 0;
    for (let tap = 0; tap < most; tap += 1) {
      const distance = Math.abs(first + tap + 0.5 - center) / stretch;
      const weight = distance < filter.radius ? filter.weight(distance) : 0;
      own[tap] = weight;
      sum += weight;
    }
    // Pixels without weight at both ends add nothing: in slight scaling, they are a third.
    let [from, to] = [0, most];
    while (from < to - 1 && own[from] === 0) from += 1;
    while (to > from + 1 && own[to - 1] === 0) to -= 1;
    starts[position] = first + from;
    counts[position] = to - from;
    for (let tap = from; tap < to; tap += 1, end += 1) weights[end] = Math.fround(own[tap]! / sum);
  }
  return { starts, counts, weights: weights.subarray(0, end) };
}
