import { describe, expect, it } from 'vitest';
import { isBlank } from '#codec/blank.ts';

const pixels = (colour: (at: number) => readonly [number, number, number]) =>
  Uint8ClampedArray.from(Array.from({ length: 400 }, (_, at) => [...colour(at), at % 256]).flat());

describe('isBlank', () => {
  it.each([
    ['one color, whatever its transparency', pixels(() => [255, 255, 255])],
    ['hardly any grain', pixels((at) => [128 + (at % 3), 40, 200])],
  ])('detects %s as blank', (_what, rgba) => {
    expect(isBlank(rgba)).toBe(true);
  });

  it.each([
    ['a tenth of it is there', pixels((at) => (at < 40 ? [30, 60, 90] : [255, 255, 255]))],
    ['only one color varies', pixels((at) => [128, 128, at % 256])],
  ])('does not detect a picture in which %s', (_what, rgba) => {
    expect(isBlank(rgba)).toBe(false);
  });
});
