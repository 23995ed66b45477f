import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { upright } from '#codec/decoders/upright.ts';

const WIDTH = 5;
const HEIGHT = 3;
/** Each pixel differs. */
const stored = {
  width: WIDTH,
  height: HEIGHT,
  data: Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, at) => at),
};

/** What sharp, which follows EXIF by itself, makes of the same pixels. */
async function bySharp(orientation: number, kept: { width: number; height: number }) {
  const raw = { width: WIDTH, height: HEIGHT, channels: 4 as const };
  const cut = await sharp(stored.data, { raw })
    .extract({ left: 0, top: 0, ...kept })
    .withMetadata({ orientation })
    .tiff({ compression: 'none' })
    .toBuffer();
  const { data, info } = await sharp(cut).rotate().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: [...data] };
}

describe('upright', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('rotates a picture of orientation %i', async (orientation) => {
    const turned = upright(stored, stored, orientation);
    expect({ ...turned, data: [...turned.data] }).toEqual(
      await bySharp(orientation, { width: 5, height: 3 }),
    );
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'cuts off the last column and row as stored, wherever orientation %i shows them',
    async (orientation) => {
      const kept = { width: WIDTH - 1, height: HEIGHT - 1 };
      const turned = upright(stored, kept, orientation);
      expect({ ...turned, data: [...turned.data] }).toEqual(await bySharp(orientation, kept));
    },
  );

  it.each([0, 9])('leaves a picture as stored if its file has orientation %i', (orientation) => {
    expect(upright(stored, stored, orientation)).toEqual({ width: WIDTH, height: HEIGHT, data: stored.data });
  });

  it('returns pixels that need no change', () => {
    expect(upright(stored, { width: WIDTH, height: HEIGHT }, 1)).toBe(stored);
  });
});
