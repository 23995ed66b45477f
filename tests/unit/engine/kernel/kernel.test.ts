import { describe, expect, it } from 'vitest';
import { CLASS_COUNT, plainSums } from '#engine/networks/class-layer.ts';
import type { RgbImage } from '#engine/pictures/image.ts';
import { kernelResized } from '#engine/kernel/kernel-resize.ts';
import { KernelRows } from '#engine/kernel/kernel-rows.ts';
import { LANCZOS3 } from '#engine/pictures/resize.ts';
import { plainResized } from '#engine/pictures/resize-plain.ts';
import { type Filter, taps } from '#engine/networks/taps.ts';

const TRIANGLE: Filter = { radius: 1, weight: (distance) => 1 - distance };

/** Pseudorandom numbers from 0 to 1, the same each time. */
function noise(count: number): Float32Array {
  let state = 1;
  return Float32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  });
}

/** Noise with many black and white pixels, at which Lanczos overshoots. */
function picture(width: number, height: number): RgbImage {
  const data = Uint8Array.from(noise(width * height * 3), (value) =>
    Math.min(255, Math.max(0, value * 600 - 170)),
  );
  return { width, height, data };
}

/** `toEqual` takes seconds for a picture. */
function isSame(found: Uint8Array | undefined, expected: Uint8Array): boolean {
  return found !== undefined && Buffer.compare(found, expected) === 0;
}

describe('the kernel', () => {
  it.each([
    [384, 288, 224, 224],
    [384, 255, 320, 213],
    [101, 67, 384, 255],
    [1, 1, 8, 8],
    [7, 5, 3, 1],
    [640, 3, 50, 3],
    [33, 500, 9, 131],
  ])('scales %i × %i to %i × %i to the same bytes as JavaScript', (width, height, newWidth, newHeight) => {
    const image = picture(width, height);
    for (const filter of [TRIANGLE, LANCZOS3]) {
      for (const share of [1, 0.875]) {
        const [left, top] = [(width * (1 - share)) / 2, (height * (1 - share)) / 2];
        const across = taps(left, width * share, width, newWidth, filter);
        const down = taps(top, height * share, height, newHeight, filter);
        expect(isSame(kernelResized(image, across, down), plainResized(image, across, down))).toBe(true);
      }
    }
  });

  it('keeps successive pictures separate', () => {
    const scaled = [
      [30, 20],
      [300, 200],
    ].map(([width = 1, height = 1]) => {
      const [across, down] = [taps(0, width, width, 16, TRIANGLE), taps(0, height, height, 12, TRIANGLE)];
      const image = picture(width, height);
      return { found: kernelResized(image, across, down), expected: plainResized(image, across, down) };
    });
    for (const { found, expected } of scaled) expect(isSame(found, expected)).toBe(true);
  });

  it('multiplies rows by a vector to the same sums as JavaScript', () => {
    const channels = 70;
    const weights = Int8Array.from(noise(CLASS_COUNT * channels), (value) => value * 256 - 128);
    const layer = { weights, weightScale: 1, biases: new Float32Array(CLASS_COUNT), channels };
    const rows = KernelRows.of(weights, CLASS_COUNT);
    for (const factor of [3, 0.01]) {
      const features = noise(channels).map((value) => value * factor);
      expect(rows?.products(features)).toEqual(plainSums(layer, features));
    }
  });
});
