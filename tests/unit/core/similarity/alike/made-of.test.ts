import { describe, expect, it } from 'vitest';
import { bestOf, type Quality } from '#core/similarity/alike/best-of.ts';
import { fingerprintOf } from '#core/similarity/alike/fingerprint.ts';
import { nearGroups } from '#core/similarity/alike/near-groups.ts';
import type { RgbPixels } from '#core/bytes/rgb-pixels.ts';

type Paint = (x: number, y: number) => readonly number[];

function draw(width: number, height: number, paint: Paint): RgbPixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set(paint((x + 0.5) / width, (y + 0.5) / height), (y * width + x) * 3);
    }
  }
  return { width, height, data };
}

/** A sky, a hill, a sun and a house at its own place. */
const scene =
  (houseX: number): Paint =>
  (x, y) => {
    if (x > houseX && x < houseX + 0.2 && y > 0.45 && y < 0.7) return [180, 40, 30];
    if ((x - 0.75) ** 2 + (y - 0.2) ** 2 < 0.012) return [250, 230, 60];
    if (y > 0.55 + 0.12 * Math.sin(7 * x)) return [40, 120 + 60 * Math.sin(31 * x) * Math.sin(23 * y), 50];
    return [110 + 60 * y, 160 + 40 * y, 235];
  };
const HOUSE = scene(0.3);
const grey =
  (paint: Paint): Paint =>
  (x, y) => {
    const [red = 0, green = 0, blue = 0] = paint(x, y);
    return [1, 1, 1].map((one) => one * (0.299 * red + 0.587 * green + 0.114 * blue));
  };

const whole = fingerprintOf(draw(800, 600, HOUSE));
const other = fingerprintOf(draw(600, 600, (x, y) => [255 * x, 255 * Math.abs(Math.sin(9 * y)), 80]));

describe('a derived picture', () => {
  it.each<readonly [string, RgbPixels]>([
    ['rotated by 90°', draw(600, 800, (x, y) => HOUSE(y, 1 - x))],
    ['rotated by 270°', draw(600, 800, (x, y) => HOUSE(1 - y, x))],
    ['rotated by 180°', draw(800, 600, (x, y) => HOUSE(1 - x, 1 - y))],
    ['mirrored', draw(800, 600, (x, y) => HOUSE(1 - x, y))],
    ['upside down', draw(800, 600, (x, y) => HOUSE(x, 1 - y))],
    ['rotated, mirrored and smaller', draw(150, 200, (x, y) => HOUSE(y, x))],
    ['in grey', draw(800, 600, grey(HOUSE))],
    [
      'in gray, rotated and smaller',
      draw(
        300,
        400,
        grey((x, y) => HOUSE(y, 1 - x)),
      ),
    ],
  ])('%s is found', (_name, picture) => {
    expect(nearGroups([other, whole, fingerprintOf(picture)])).toEqual([[1, 2]]);
  });

  it.each<readonly [string, RgbPixels]>([
    ['mirrored, with something moved', draw(800, 600, (x, y) => scene(0.42)(1 - x, y))],
    ['in gray, with something moved', draw(800, 600, grey(scene(0.42)))],
    ['in other colors', draw(800, 600, (x, y) => [...HOUSE(x, y)].toReversed())],
  ])('%s is another picture', (_name, picture) => {
    expect(nearGroups([whole, fingerprintOf(picture)])).toEqual([]);
  });
});

describe('the best of the duplicates', () => {
  const copy: Quality = { pixels: 48e6, isCameraFormat: false, hasDate: false, sizeBytes: 9e6 };
  const original: Quality = {
    pixels: 12e6,
    isCameraFormat: false,
    hasDate: true,
    isFromCamera: true,
    sizeBytes: 3e6,
  };

  it('is the camera’s file, before a later enlargement', () => {
    expect(bestOf([copy, original])).toEqual({ at: 1, reasons: ['has-date'] });
  });

  it('is in the maker’s format, before a conversion and enlargement', () => {
    const heic = { ...original, isCameraFormat: true, isMakersFormat: true };
    expect(bestOf([{ ...original, pixels: 48e6 }, heic]).at).toBe(1);
  });

  it('is the largest if all are from the camera, or none is', () => {
    expect(bestOf([original, { ...original, pixels: 13e6 }]).at).toBe(1);
    expect(bestOf([copy, { ...copy, pixels: 49e6 }]).at).toBe(1);
  });
});
