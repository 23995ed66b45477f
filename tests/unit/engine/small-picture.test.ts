import { describe, expect, it } from 'vitest';
import { LOOK_SOURCE_PX } from '#core/similarity/look.ts';
import type { RgbImage } from '#engine/pictures/image.ts';
import { halved, lookSource, toSmallPicture } from '#engine/pictures/small-picture.ts';

/** The color of pictures that have one. */
const VALUE = 137;

function plain(width: number, height: number, value = VALUE): RgbImage {
  return { width, height, data: new Uint8Array(width * height * 3).fill(value) };
}

describe('a halved picture', () => {
  it('has the rounded mean of two by two pixels, per color', () => {
    const data = [0, 10, 255, 1, 20, 255, 1, 30, 255, 0, 41, 254];
    expect(halved({ width: 2, height: 2 }, data, 3)).toEqual({
      width: 1,
      height: 1,
      data: Uint8Array.of(1, 25, 255),
    });
  });

  it('is the same from pixels of three and of four bytes', () => {
    const rgb = Array.from({ length: 6 * 4 * 3 }, (_, at) => (at * 37) % 256);
    const rgba = rgb.flatMap((value, at) => (at % 3 === 2 ? [value, 255] : [value]));
    const size = { width: 6, height: 4 };
    expect(halved(size, rgba, 4)).toEqual(halved(size, rgb, 3));
  });

  it('loses an odd last row and column', () => {
    const picture = plain(5, 3);
    picture.data.set([0, 0, 0], (5 * 3 - 1) * 3);
    expect(halved(picture, picture.data, 3)).toEqual(plain(2, 1));
  });
});

describe('a small picture', () => {
  it.each([
    [4032, 3024, 1008, 756],
    [3264, 2448, 1024, 768],
    [2047, 1000, 1023, 500],
    [1500, 1500, 1024, 1024],
    [600, 400, 600, 400],
    [4000, 8, 1000, 2],
    [4000, 3, 1024, 1],
    [40_000, 3, 1024, 1],
    [1, 3000, 1, 1024],
  ])('of %i × %i has %i × %i pixels, with the same color', (width, height, newWidth, newHeight) => {
    const { data, ...size } = toSmallPicture(plain(width, height), 1024);
    expect(size).toEqual({ width: newWidth, height: newHeight });
    expect(data).toHaveLength(newWidth * newHeight * 3);
    // Compared here, because `toEqual` takes a minute for millions of bytes.
    expect(data.every((value) => value === VALUE)).toBe(true);
  });

  it('gives the pixels that its look is computed from', () => {
    expect(lookSource(plain(300, 200))).toEqual(plain(LOOK_SOURCE_PX, LOOK_SOURCE_PX).data);
  });
});
