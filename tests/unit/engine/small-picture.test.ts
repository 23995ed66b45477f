import { describe, expect, it } from 'vitest';
import { LOOK_SOURCE_PX } from '#core/look.ts';
import type { RgbImage } from '#engine/image.ts';
import { halved, halvingsTo, lookSource, toSmallPicture } from '#engine/small-picture.ts';

function plain(width: number, height: number, value = 137): RgbImage {
  return { width, height, data: new Uint8Array(width * height * 3).fill(value) };
}

describe('a picture that is halved', () => {
  it('has the rounded mean of two by two pixels, each colour by itself', () => {
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
    [4032, 3024, 1],
    [2047, 1000, 0],
    [2048, 1000, 1],
    [8192, 4000, 3],
    [600, 400, 0],
  ])('of %i × %i is halved until it is less than twice as large: %i times', (width, height, times) => {
    const long = Math.min(1024, width);
    expect(halvingsTo({ width: long, height: Math.round((height * long) / width) }, { width, height })).toBe(
      times,
    );
  });

  it.each([
    [400, 300, 100, 75],
    [401, 299, 100, 75],
    [1000, 3, 100, 1],
    [90, 120, 90, 120],
  ])('of %i × %i keeps its colour at %i × %i', (width, height, newWidth, newHeight) => {
    expect(toSmallPicture(plain(width, height), { width: newWidth, height: newHeight })).toEqual(
      plain(newWidth, newHeight),
    );
  });

  it('gives the pixels that its look is computed from', () => {
    expect(lookSource(plain(300, 200))).toEqual(plain(LOOK_SOURCE_PX, LOOK_SOURCE_PX).data);
  });
});
