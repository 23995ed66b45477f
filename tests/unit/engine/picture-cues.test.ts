import { describe, expect, it } from 'vitest';
import type { RgbImage } from '#engine/image.ts';
import { PICTURE_CUE_COUNT, pictureCues } from '#engine/picture-cues.ts';

function draw(width: number, height: number, color: (x: number, y: number) => number[]): RgbImage {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set(color(x, y), (y * width + x) * 3);
  }
  return { width, height, data };
}

describe('pictureCues', () => {
  it.each([
    [1, 1],
    [384, 1],
    [1, 384],
    [300, 384],
  ])('gives as many finite numbers for a picture of %i × %i', (width, height) => {
    const cues = pictureCues(draw(width, height, (x, y) => [x % 256, y % 256, (x * y) % 256]));
    expect(cues).toHaveLength(PICTURE_CUE_COUNT);
    expect([...cues].every((cue) => Number.isFinite(cue) && Math.abs(cue) <= 3)).toBe(true);
  });

  it('is the same for the same picture and differs for print and meadow', () => {
    const print = draw(120, 160, (x, y) => (y % 12 < 5 && x % 7 < 4 ? [0, 0, 0] : [255, 255, 255]));
    const meadow = draw(160, 120, (x, y) =>
      y < 40 ? [90, 150, 250] : [30, 120 + ((x * 7 + y * 13) % 40), 20],
    );
    expect(pictureCues(print)).toEqual(pictureCues(print));
    const distance = pictureCues(print).map((cue, index) => cue - pictureCues(meadow)[index]!);
    expect(Math.hypot(...distance)).toBeGreaterThan(1);
  });
});
