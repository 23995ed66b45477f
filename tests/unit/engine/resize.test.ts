import { describe, expect, it } from 'vitest';
import type { RgbImage } from '#engine/pictures/image.ts';
import { resizeRegion } from '#engine/pictures/resize.ts';
import { detectorInput, DETECTOR_EDGE_PX, viewInput } from '#engine/networks/views.ts';

/** A picture whose red increases to the right and whose green increases downwards. */
function gradient(width: number, height: number): RgbImage {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set([(255 * x) / (width - 1), (255 * y) / (height - 1), 40], (y * width + x) * 3);
    }
  }
  return { width, height, data };
}

function whole({ width, height }: RgbImage) {
  return { left: 0, top: 0, width, height };
}

describe('resizeRegion', () => {
  it('returns the same pixels at the same size', () => {
    const image = gradient(20, 10);
    expect(resizeRegion(image, whole(image), 20, 10)).toEqual(image.data);
  });

  it.each([
    [400, 300, 100, 75],
    [30, 40, 90, 120],
    [7, 5, 224, 224],
    [1000, 3, 50, 3],
    [1, 1, 8, 8],
  ])('keeps the mean color from %i × %i to %i × %i', (width, height, newWidth, newHeight) => {
    const data = new Uint8Array(width * height * 3).fill(137);
    const out = resizeRegion(
      { width, height, data },
      { left: 0, top: 0, width, height },
      newWidth,
      newHeight,
    );
    expect(out).toHaveLength(newWidth * newHeight * 3);
    expect(new Set(out)).toEqual(new Set([137]));
  });

  it('reads only the region, fractions included', () => {
    const image = gradient(101, 101);
    const out = resizeRegion(image, { left: 50, top: 0, width: 51, height: 101 }, 17, 17);
    const reds = Array.from({ length: 17 }, (_, x) => out[x * 3]!);
    expect(Math.min(...reds)).toBeGreaterThan(120);
    expect(reds).toEqual(reds.toSorted((first, second) => first - second));
  });

  it('averages a pattern that is too fine for the new size', () => {
    const data = new Uint8Array(64 * 64 * 3);
    for (let pixel = 0; pixel < 64 * 64; pixel += 2) data.fill(255, pixel * 3, pixel * 3 + 3);
    const image = { width: 64, height: 64, data };
    for (const value of resizeRegion(image, whole(image), 8, 8))
      expect(Math.abs(value - 127.5)).toBeLessThan(8);
  });
});

describe('the views', () => {
  it.each([
    [384, 200],
    [200, 384],
    [5, 384],
    [1, 1],
  ])('fill the inputs for a picture of %i × %i', (width, height) => {
    const image = gradient(Math.max(2, width), Math.max(2, height));
    for (const view of ['center', 'whole', 'mirrored'] as const) {
      expect(viewInput(image, view, 224)).toHaveLength(224 ** 2 * 3);
    }
    const { input, frame } = detectorInput(image);
    expect(input).toHaveLength(DETECTOR_EDGE_PX ** 2 * 3);
    expect(Math.max(frame.width, frame.height)).toBe(1);
  });

  it('mirror the whole picture', () => {
    const image = gradient(12, 8);
    const [whole, mirrored] = [viewInput(image, 'whole', 4), viewInput(image, 'mirrored', 4)];
    const pixels = (bytes: Uint8Array, row: number) =>
      [0, 1, 2, 3].map((column) => bytes.subarray((row * 4 + column) * 3, (row * 4 + column + 1) * 3));
    for (const row of [0, 1, 2, 3]) expect(pixels(mirrored, row)).toEqual(pixels(whole, row).toReversed());
    expect(mirrored).not.toEqual(whole);
  });

  it('keep the detector’s aspect ratio, and leave the rest blank', () => {
    const { input, frame } = detectorInput(gradient(200, 100));
    expect(frame).toEqual({ width: 1, height: 0.5 });
    expect(input.slice(-3)).toEqual(Uint8Array.of(127, 127, 127));
  });
});
