import { describe, expect, it } from 'vitest';
import type { RgbPixels } from '#core/bytes/rgb-pixels.ts';
import { type Fingerprint, fingerprintOf, hashDistance } from '#core/similarity/alike/fingerprint.ts';
import { COMPARISONS } from '#core/similarity/alike/limits.ts';
import { isNearCopy, nearGroups } from '#core/similarity/alike/near-groups.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];

/** Draws the values of `paint` for positions from 0 to 1. */
function draw(width: number, height: number, paint: Paint): RgbPixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set(paint((x + 0.5) / width, (y + 0.5) / height), (y * width + x) * 3);
    }
  }
  return { width, height, data };
}

/** A sky, a hill, a sun and a house, the latter at its own place. */
const scene =
  (houseX: number): Paint =>
  (x, y) => {
    if (x > houseX && x < houseX + 0.2 && y > 0.45 && y < 0.7) return [180, 40, 30];
    if ((x - 0.75) ** 2 + (y - 0.2) ** 2 < 0.012) return [250, 230, 60];
    if (y > 0.55 + 0.12 * Math.sin(7 * x)) return [40, 120 + 60 * Math.sin(31 * x) * Math.sin(23 * y), 50];
    return [110 + 60 * y, 160 + 40 * y, 235];
  };
const HOUSE = scene(0.3);
const cropped =
  (paint: Paint, left: number, top: number, right: number, bottom: number): Paint =>
  (x, y) =>
    paint(left + x * (1 - left - right), top + y * (1 - top - bottom));

const whole = fingerprintOf(draw(800, 600, HOUSE));

describe('a picture', () => {
  it.each<readonly [string, Fingerprint]>([
    ['of another size', fingerprintOf(draw(320, 240, HOUSE))],
    ['of a size that its cells do not divide', fingerprintOf(draw(503, 377, HOUSE))],
    [
      'with noise',
      fingerprintOf(
        draw(800, 600, (x, y) => {
          const noise = 12 * Math.sin(977 * x + 1301 * y);
          const [red, green, blue] = HOUSE(x, y);
          return [red + noise, green + noise, blue + noise].map((value) =>
            Math.min(255, Math.max(0, value)),
          ) as [number, number, number];
        }),
      ),
    ],
    [
      'a little darker',
      fingerprintOf(draw(800, 600, (x, y) => HOUSE(x, y).map((value) => value * 0.9) as never)),
    ],
    ['with 4 % cropped at each edge', fingerprintOf(draw(736, 552, cropped(HOUSE, 0.04, 0.04, 0.04, 0.04)))],
    ['with two edges cropped', fingerprintOf(draw(740, 560, cropped(HOUSE, 0.06, 0.05, 0, 0)))],
  ])('%s is nearly the same, whichever comes first', (_name, other) => {
    expect(isNearCopy(whole, other)).toBe(true);
    expect(isNearCopy(other, whole)).toBe(true);
  });

  it.each<readonly [string, Fingerprint]>([
    ['with something moved', fingerprintOf(draw(800, 600, scene(0.42)))],
    [
      'without its colors',
      fingerprintOf(
        draw(800, 600, (x, y) => {
          const [red, green, blue] = HOUSE(x, y);
          const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
          return [grey, grey, grey];
        }),
      ),
    ],
    ['mirrored', fingerprintOf(draw(800, 600, (x, y) => HOUSE(1 - x, y)))],
    ['upside down', fingerprintOf(draw(800, 600, (x, y) => HOUSE(x, 1 - y)))],
    ['with a third cropped off', fingerprintOf(draw(800, 600, cropped(HOUSE, 0.33, 0, 0, 0)))],
  ])('%s is another one', (_name, other) => {
    expect(isNearCopy(whole, other)).toBe(false);
    expect(isNearCopy(other, whole)).toBe(false);
  });

  it('that is blank resembles no other, not even another blank one', () => {
    const black = fingerprintOf(draw(400, 300, () => [0, 0, 0]));
    const grey = fingerprintOf(draw(400, 300, () => [90, 90, 90]));
    expect(nearGroups([black, grey, black])).toEqual([]);
  });

  it('of a single pixel, or of one row, has a fingerprint', () => {
    for (const [width, height] of [
      [1, 1],
      [500, 1],
      [1, 500],
    ] as const) {
      expect(fingerprintOf(draw(width, height, HOUSE)).luma).toHaveLength(64 * 64);
    }
  });
});

describe('groups', () => {
  const again = fingerprintOf(draw(400, 300, HOUSE));

  it('are found among others, unless their photos are known to be distinct', () => {
    const other = fingerprintOf(draw(600, 600, (x, y) => [255 * x, 255 * Math.abs(Math.sin(9 * y)), 80]));
    expect(nearGroups([other, whole, again])).toEqual([[1, 2]]);
    expect(nearGroups([other, whole, again], (one) => one === 1)).toEqual([]);
  });

  it('contain a thousand copies of a picture, of which two are compared in detail once', () => {
    const many = Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? whole : { ...again }));
    expect(nearGroups(many)).toEqual([many.map((_, at) => at)]);
  });

  it('separate known distinct photos among a thousand copies', () => {
    const many = Array.from({ length: 1000 }, () => whole);
    const groups = nearGroups(many, (one, other) => Math.abs(one - other) <= 100);
    expect(groups.flat().toSorted((a, b) => a - b)).toEqual(many.map((_, at) => at));
    for (const group of groups)
      group.forEach((at, place) => expect(at - (group[place - 1] ?? -101)).toBeGreaterThan(100));
  });

  /** The same picture with one cell a step lighter or darker. */
  const frame = (at: number): Fingerprint => ({
    ...whole,
    luma: whole.luma.map((value, cell) => (cell === at ? value ^ 1 : value)),
  });
  const frames = (count: number) => Array.from({ length: count }, (_, at) => frame(at));

  it('of distinct pictures end when one was compared with the maximum number', () => {
    const allowed = { ofAll: 100, ofEach: 2 };
    expect(nearGroups(frames(7), undefined, allowed)).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });

  it('are found until the batch’s maximum number of pictures was compared', () => {
    expect(nearGroups(frames(7), undefined, { ofAll: 3, ofEach: 100 })).toEqual([[0, 1, 2]]);
  });

  it('include an equal picture, however many comparisons came before it', () => {
    const [first, ...others] = frames(4);
    const photos = [first!, ...others, first!];
    expect(nearGroups(photos, undefined, { ofAll: 100, ofEach: 2 })).toEqual([[0, 1, 2, 4]]);
    expect(nearGroups(photos, undefined, { ofAll: 3, ofEach: 100 })).toEqual([[0, 1, 2, 4]]);
  });

  it('of slightly different pictures are no larger than the maximum number of comparisons', () => {
    const allowed = { ...COMPARISONS, ofEach: 20 };
    const groups = nearGroups(frames(allowed.ofEach + 10), undefined, allowed);
    expect(groups[0]!.length).toBeGreaterThan(allowed.ofEach / 2);
    expect(groups[0]!.length).toBeLessThanOrEqual(allowed.ofEach + 1);
  });
});

describe('the distance of two hashes', () => {
  it('is the number of differing bits', () => {
    const none = new Uint32Array(8);
    expect(hashDistance(none, none)).toBe(0);
    expect(hashDistance(none, Uint32Array.from([1, 0, 0x80000000, 0, 3, 0, 0, 0]))).toBe(4);
    expect(hashDistance(none, new Uint32Array(8).fill(0xffffffff))).toBe(256);
  });
});
