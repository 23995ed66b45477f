import { describe, expect, it } from 'vitest';
import { clothesIn, colourIn, isBlackAndWhite } from '#engine/pictures/colour.ts';
import type { RgbImage } from '#engine/pictures/image.ts';

type Rgb = readonly [number, number, number];

/** A picture of one color, with a square of another in its center. */
function picture(ground: Rgb, thing: Rgb = ground, edgePx = 40): RgbImage {
  const data = new Uint8Array(edgePx * edgePx * 3);
  for (let index = 0; index < edgePx * edgePx; index += 1) {
    const [x, y] = [index % edgePx, Math.floor(index / edgePx)];
    const isInside = [x, y].every((at) => at >= edgePx / 4 && at < (3 * edgePx) / 4);
    data.set(isInside ? thing : ground, index * 3);
  }
  return { width: edgePx, height: edgePx, data };
}
const MIDDLE = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 };
const GRASS: Rgb = [70, 140, 50];

describe('a thing’s color', () => {
  it.each([
    ['black', [25, 22, 20]],
    ['white', [230, 228, 220]],
    ['brown', [140, 95, 60]],
    ['brown', [205, 165, 120]],
    ['red', [190, 30, 35]],
    ['green', [40, 120, 60]],
    ['yellow', [235, 200, 40]],
    ['orange', [230, 125, 30]],
    ['blue', [40, 90, 190]],
  ] as const)('is %s', (colour, rgb) => {
    expect(colourIn(picture([120, 120, 122], rgb), MIDDLE)).toBe(colour);
  });

  it('ignores its surroundings', () => {
    expect(colourIn(picture(GRASS, [25, 22, 20]), MIDDLE)).toBe('black');
  });

  it('is unknown if it is gray, purple or mixed', () => {
    for (const rgb of [
      [120, 120, 122],
      [130, 60, 170],
    ] as const) {
      expect(colourIn(picture(GRASS, rgb), MIDDLE)).toBeUndefined();
    }
    const spotted = picture([230, 228, 220]);
    spotted.data.forEach((_, at) => {
      if (Math.floor(at / 3) % 3 > 0) spotted.data[at] = Math.floor(at / 3) % 3 === 1 ? 20 : 120;
    });
    expect(colourIn(spotted, MIDDLE)).toBeUndefined();
  });

  it('is found for boxes that reach to the edge of the picture and beyond', () => {
    const box = { left: -0.2, top: -0.2, right: 1.3, bottom: 1.3 };
    expect(colourIn(picture([25, 22, 20]), box)).toBe('black');
  });
});

describe('the color of clothes', () => {
  const PERSON = { left: 0.4, top: 0.25, right: 0.6, bottom: 0.75 };
  const RED: Rgb = [190, 30, 35];

  it('is that of the body', () => {
    expect(clothesIn(picture(GRASS, RED), MIDDLE)).toBe('red');
  });

  it('is unknown if it is also around the person', () => {
    expect(clothesIn(picture(RED), PERSON)).toBeUndefined();
    expect(clothesIn(picture(GRASS), MIDDLE)).toBeUndefined();
  });

  it('is unknown if it covers too little of the body', () => {
    const striped = picture(GRASS, RED);
    striped.data.forEach((_, at) => {
      if (Math.floor(at / 3) % 2 > 0) striped.data[at] = 120;
    });
    expect(clothesIn(striped, MIDDLE)).toBeUndefined();
  });
});

describe('a black-and-white photo', () => {
  it('has no color except JPEG’s rounding of gray', () => {
    expect(isBlackAndWhite(picture([90, 90, 92], [200, 199, 200]))).toBe(true);
    expect(isBlackAndWhite(picture([90, 90, 90], [200, 120, 110]))).toBe(false);
  });

  it('is not one of a gray thing on white', () => {
    expect(isBlackAndWhite(picture([252, 252, 252], [90, 90, 90]))).toBe(false);
    expect(isBlackAndWhite(picture([225, 225, 225], [90, 90, 90]))).toBe(true);
  });

  it('is not one of old paper, or of a gray day', () => {
    expect(isBlackAndWhite(picture([210, 195, 165], [90, 75, 60]))).toBe(false);
    expect(isBlackAndWhite(picture([150, 155, 162]))).toBe(false);
  });
});
