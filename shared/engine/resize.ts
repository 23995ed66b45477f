import type { Region, RgbImage } from './image.ts';

/** How neighbouring pixels are weighed. */
export interface Filter {
  /** How far it reaches, in pixels of the smaller picture. */
  readonly radius: number;
  /** The weight at a distance from 0 to the radius. */
  readonly weight: (distance: number) => number;
}

/** Pillow's and libvips' "bilinear" with antialiasing: scaling down in two steps looks the same as in one. */
const TRIANGLE: Filter = { radius: 1, weight: (distance) => 1 - distance };

/**
 * Lanczos with three lobes (Duchon, "Lanczos Filtering in One and Two Dimensions", 1979), as libvips reduces pictures;
 * it keeps edges sharp, and the head was trained on photos that were scaled by it.
 */
export const LANCZOS3: Filter = {
  radius: 3,
  weight: (distance) => (distance === 0 ? 1 : sinc(distance) * sinc(distance / 3)),
};

function sinc(distance: number): number {
  const angle = Math.PI * distance;
  return Math.sin(angle) / angle;
}

interface Taps {
  /** First source pixel of each output pixel. */
  readonly starts: Int32Array;
  /** `count` weights for each output pixel, of sum 1. */
  readonly weights: Float32Array;
  readonly count: number;
}

/** The rows between the two steps, used for one picture after another: they take megabytes, and garbage of that size stays. */
let rows = new Float32Array(0);

/**
 * Scales the region of the picture to another size, three bytes a pixel, by a filter as wide as the reduction.
 *
 * Plain arithmetic in doubles and floats, so that every host gets the same bytes.
 */
export function resizeRegion(
  image: RgbImage,
  region: Region,
  width: number,
  height: number,
  filter = TRIANGLE,
): Uint8Array {
  const across = taps(region.left, region.width, image.width, width, filter);
  const down = taps(region.top, region.height, image.height, height, filter);
  const firstRow = down.starts[0] ?? 0;
  const lastRow = Math.min(image.height, (down.starts[height - 1] ?? 0) + down.count);
  const rowLength = width * 3;
  const rowsLength = (lastRow - firstRow) * rowLength;
  if (rows.length < rowsLength) rows = new Float32Array(rowsLength);
  const pixels = new Float64Array(image.width * 3);
  for (let y = firstRow; y < lastRow; y += 1) {
    pixels.set(image.data.subarray(y * image.width * 3, (y + 1) * image.width * 3));
    filterRow(pixels, across, rows.subarray((y - firstRow) * rowLength, (y - firstRow + 1) * rowLength));
  }
  const out = new Uint8Array(height * rowLength);
  // Doubles: a rounding difference in one pixel can change an int8 network's output, and training used this
  // rounding.
  for (let y = 0; y < height; y += 1) {
    const first = (down.starts[y]! - firstRow) * rowLength;
    const weights = down.weights.subarray(y * down.count, (y + 1) * down.count);
    for (let x = 0; x < rowLength; x += 1) {
      let sum = 0.5;
      let at = first + x;
      for (let tap = 0; tap < weights.length; tap += 1, at += rowLength) sum += weights[tap]! * rows[at]!;
      // Lanczos' lobes are negative, so sums can lie beyond black and white.
      out[y * rowLength + x] = sum < 0 ? 0 : sum > 255 ? 255 : sum;
    }
  }
  return out;
}

/** @param pixels a row of the picture, as doubles: converting each byte once takes two thirds of the time */
function filterRow(pixels: Float64Array, across: Taps, row: Float32Array): void {
  const { starts, weights, count } = across;
  for (let x = 0; x * 3 < row.length; x += 1) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let at = starts[x]! * 3;
    const end = (x + 1) * count;
    for (let tap = x * count; tap < end; tap += 1, at += 3) {
      const weight = weights[tap]!;
      red += weight * pixels[at]!;
      green += weight * pixels[at + 1]!;
      blue += weight * pixels[at + 2]!;
    }
    row[x * 3] = red;
    row[x * 3 + 1] = green;
    row[x * 3 + 2] = blue;
  }
}

function taps(offset: number, extent: number, sourceSize: number, size: number, filter: Filter): Taps {
  const scale = extent / size;
  const stretch = Math.max(1, scale);
  const support = filter.radius * stretch;
  const count = Math.min(sourceSize, Math.ceil(support * 2) + 1);
  const starts = new Int32Array(size);
  const weights = new Float32Array(size * count);
  for (let position = 0; position < size; position += 1) {
    const center = offset + (position + 0.5) * scale;
    const first = Math.max(0, Math.min(sourceSize - count, Math.floor(center - support)));
    starts[position] = first;
    let sum = 0;
    for (let tap = 0; tap < count; tap += 1) {
      const distance = Math.abs(first + tap + 0.5 - center) / stretch;
      const weight = distance < filter.radius ? filter.weight(distance) : 0;
      weights[position * count + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < count; tap += 1) weights[position * count + tap]! /= sum;
  }
  return { starts, weights, count };
}
