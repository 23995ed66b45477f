import type { RgbImage } from './image.ts';
import type { Taps } from '../networks/taps.ts';

/**
 * Memory for the rows between the two scaling steps, reused between pictures: it takes megabytes, and such garbage
 * stays for long.
 */
let memory = new Float32Array(0);

/** Scales a picture without the kernel. */
export function plainResized(image: RgbImage, across: Taps, down: Taps): Uint8Array {
  const last = down.starts.length - 1;
  const [firstRow, lastRow] = [down.starts[0]!, down.starts[last]! + down.counts[last]!];
  const rows = filteredAcross(image, across, firstRow, lastRow);
  return filteredDown(rows, down, firstRow, across.starts.length * 3);
}

/**
 * Returns rows of the picture at their new width. Two at a time: each weight is then read once for six sums, which
 * takes three quarters of the time.
 */
function filteredAcross(image: RgbImage, across: Taps, firstRow: number, lastRow: number): Float32Array {
  const { starts, counts, weights } = across;
  const sourceLength = image.width * 3;
  const rowLength = starts.length * 3;
  // If the number is odd, the last one has a neighbor that nothing reads.
  const length = (lastRow - firstRow + 1) * rowLength;
  if (memory.length < length) memory = new Float32Array(length);
  const rows = memory;
  // As doubles: converting each byte only once takes two thirds of the time.
  const pixels = new Float64Array(sourceLength * 2);
  for (let y = firstRow; y < lastRow; y += 2) {
    pixels.set(image.data.subarray(y * sourceLength, Math.min(y + 2, image.height) * sourceLength));
    let to = (y - firstRow) * rowLength;
    for (let x = 0, tap = 0; x < starts.length; x += 1, to += 3) {
      let [red, green, blue] = [0, 0, 0];
      let [redBelow, greenBelow, blueBelow] = [0, 0, 0];
      let at = starts[x]! * 3;
      for (const end = tap + counts[x]!; tap < end; tap += 1, at += 3) {
        const weight = weights[tap]!;
        red += weight * pixels[at]!;
        green += weight * pixels[at + 1]!;
        blue += weight * pixels[at + 2]!;
        redBelow += weight * pixels[sourceLength + at]!;
        greenBelow += weight * pixels[sourceLength + at + 1]!;
        blueBelow += weight * pixels[sourceLength + at + 2]!;
      }
      rows[to] = red;
      rows[to + 1] = green;
      rows[to + 2] = blue;
      rows[to + rowLength] = redBelow;
      rows[to + rowLength + 1] = greenBelow;
      rows[to + rowLength + 2] = blueBelow;
    }
  }
  return rows;
}

/**
 * Returns the picture at its new height, one pixel at a time. Sums are in doubles: a rounding difference in one pixel
 * can change an int8 network's output, and training used this rounding.
 */
function filteredDown(rows: Float32Array, down: Taps, firstRow: number, rowLength: number): Uint8Array {
  const { starts, counts, weights } = down;
  const out = new Uint8Array(starts.length * rowLength);
  for (let y = 0, to = 0, tap = 0; y < starts.length; y += 1, tap += counts[y - 1]!) {
    const first = (starts[y]! - firstRow) * rowLength;
    const end = tap + counts[y]!;
    for (let x = 0; x < rowLength; x += 3, to += 3) {
      let [red, green, blue] = [0.5, 0.5, 0.5];
      let at = first + x;
      for (let row = tap; row < end; row += 1, at += rowLength) {
        const weight = weights[row]!;
        red += weight * rows[at]!;
        green += weight * rows[at + 1]!;
        blue += weight * rows[at + 2]!;
      }
      out[to] = byteOf(red);
      out[to + 1] = byteOf(green);
      out[to + 2] = byteOf(blue);
    }
  }
  return out;
}

/** Clamps a sum: Lanczos's lobes are negative, so sums can go beyond black and white. */
function byteOf(sum: number): number {
  return sum < 0 ? 0 : sum > 255 ? 255 : sum;
}
