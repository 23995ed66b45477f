import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { likeness, type Look, lookOf } from '#core/similarity/look.ts';
import { NEIGHBOUR } from '#core/limits.ts';
import { lookSource } from '#engine/pictures/small-picture.ts';

const WIDTH = 400;
const HEIGHT = 300;

/** Shapes on a background, as SVG. */
const HOUSE = `<rect width="100%" height="100%" fill="#8cb8e0"/><rect y="200" width="100%" height="100" fill="#4c8a3c"/>
  <rect x="120" y="110" width="150" height="110" fill="#b0483a"/><path d="M110 110l85-70 85 70z" fill="#553"/>`;
const FRUIT = `<rect width="100%" height="100%" fill="#e8ddc8"/><circle cx="130" cy="170" r="70" fill="#d23"/>
  <circle cx="270" cy="150" r="80" fill="#eb3"/><rect y="250" width="100%" height="50" fill="#642"/>`;

const drawn = (shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes}</svg>`,
    ),
  );

async function lookAt(picture: ReturnType<typeof sharp>): Promise<Look> {
  const png = await picture.png().toBuffer();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lookOf(lookSource({ ...info, data }));
}

describe('the look of a picture', () => {
  it('is its light and its colors, cell by cell from the top left', async () => {
    const look = await lookAt(
      drawn(
        '<rect width="200" height="300" fill="#f00"/><rect x="200" width="200" height="300" fill="#00f"/>',
      ),
    );
    expect([look.length, look[0], look[15]]).toEqual([768, 76, 29]);
    // Cb and Cr of pure red and pure blue in JFIF.
    expect([look[256], look[271], look[512], look[527]]).toEqual([85, 255, 255, 107]);
  });
});

describe('likeness', () => {
  it.each([
    ['darker', () => drawn(HOUSE).modulate({ brightness: 0.6 })],
    ['brighter', () => drawn(HOUSE).modulate({ brightness: 1.15 })],
    ['moved', () => drawn(`<g transform="translate(45 -30)">${HOUSE}</g>`)],
    ['out of focus', () => drawn(HOUSE).blur(6)],
    ['in a poorer JPEG', () => drawn(HOUSE).jpeg({ quality: 30 })],
  ])('recognizes the same thing if it is %s', async (_how, again) => {
    expect(likeness(await lookAt(drawn(HOUSE)), await lookAt(again()))).toBeGreaterThan(NEIGHBOUR.likeness);
  });

  it.each([
    ['another thing', () => drawn(FRUIT)],
    ['the same in other colors', () => drawn(HOUSE).modulate({ hue: 150 })],
    ['the same upside down', () => drawn(HOUSE).flip()],
  ])('distinguishes %s from it', async (_what, other) => {
    expect(likeness(await lookAt(drawn(HOUSE)), await lookAt(other()))).toBeLessThan(NEIGHBOUR.likeness);
  });

  it('is symmetric, and 1 for the same picture', async () => {
    const [house, fruit] = [await lookAt(drawn(HOUSE)), await lookAt(drawn(FRUIT))];
    expect(likeness(house, fruit)).toBe(likeness(fruit, house));
    expect(likeness(house, house)).toBeCloseTo(1);
  });

  it.each(['black', '#777', 'white'])('finds nothing in a picture that is all %s', async (colour) => {
    const blank = await lookAt(drawn(`<rect width="100%" height="100%" fill="${colour}"/>`));
    expect(likeness(blank, blank)).toBe(0);
  });

  it.each([[0], [64], [100_000]])(
    'is zero for a look of %i bytes, as another version may have stored it',
    async (length) => {
      const house = await lookAt(drawn(HOUSE));
      expect(likeness(house, new Uint8ClampedArray(length).fill(9))).toBe(0);
    },
  );
});
