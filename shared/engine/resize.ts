import type { Region, RgbImage } from './image.ts';

interface Taps {
  /** First source pixel of each output pixel. */
  readonly starts: Int32Array;
  /** `count` weights for each output pixel, of sum 1. */
  readonly weights: Float32Array;
  readonly count: number;
}

/**
 * Scales the region of the picture to another size, three bytes a pixel.
 *
 * A triangle filter as wide as the reduction (Pillow's and libvips' "bilinear" with antialiasing), so that
 * scaling down in two steps looks the same as in one.
 */
export function resizeRegion(image: RgbImage, region: Region, width: number, height: number): Uint8Array {
  const across = taps(region.left, region.width, image.width, width);
  const down = taps(region.top, region.height, image.height, height);
  const firstRow = down.starts[0] ?? 0;
  const lastRow = Math.min(image.height, (down.starts[height - 1] ?? 0) + down.count);
  const rowLength = width * 3;
  const rows = new Float32Array((lastRow - firstRow) * rowLength);
  for (let y = firstRow; y < lastRow; y += 1) {
    filterRow(image, y, across, rows.subarray((y - firstRow) * rowLength, (y - firstRow + 1) * rowLength));
  }
  const out = new Uint8Array(height * rowLength);
  // Doubles: a rounding difference in one pixel can change an int8 network's output, and training used this
  // rounding.
  const sums = new Float64Array(rowLength);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0.5);
    for (let tap = 0; tap < down.count; tap += 1) {
      const weight = down.weights[y * down.count + tap]!;
      if (weight === 0) continue;
      const row = (down.starts[y]! - firstRow + tap) * rowLength;
      for (let x = 0; x < rowLength; x += 1) sums[x]! += weight * rows[row + x]!;
    }
    out.set(sums, y * rowLength);
  }
  return out;
}

function filterRow(image: RgbImage, y: number, across: Taps, row: Float32Array): void {
  const { data } = image;
  const base = y * image.width;
  const { count } = across;
  for (let x = 0; x * 3 < row.length; x += 1) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let at = (base + across.starts[x]!) * 3;
    for (let tap = 0; tap < count; tap += 1, at += 3) {
      const weight = across.weights[x * count + tap]!;
      if (weight === 0) continue;
      red += weight * data[at]!;
      green += weight * data[at + 1]!;
      blue += weight * data[at + 2]!;
    }
    row[x * 3] = red;
    row[x * 3 + 1] = green;
    row[x * 3 + 2] = blue;
  }
}

function taps(offset: number, extent: number, sourceSize: number, size: number): Taps {
  const scale = extent / size;
  const support = Math.max(1, scale);
  const count = Math.min(sourceSize, Math.ceil(support * 2) + 1);
  const starts = new Int32Array(size);
  const weights = new Float32Array(size * count);
  for (let position = 0; position < size; position += 1) {
    const center = offset + (position + 0.5) * scale;
    const first = Math.max(0, Math.min(sourceSize - count, Math.floor(center - support)));
    starts[position] = first;
    let sum = 0;
    for (let tap = 0; tap < count; tap += 1) {
      const weight = Math.max(0, 1 - Math.abs(first + tap + 0.5 - center) / support);
      weights[position * count + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < count; tap += 1) weights[position * count + tap]! /= sum;
  }
  return { starts, weights, count };
}
