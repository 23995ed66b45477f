import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fitted, pictureSize } from '#codec/picture-size.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

describe('pictureSize', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)(
    'reads the size of a %s',
    async (format) => {
      const file = await canvas(60, 40).toFormat(format).toBuffer();
      expect(pictureSize(file)).toEqual({ width: 60, height: 40, orientation: 1 });
    },
  );

  it('returns the size as displayed if the picture is rotated', async () => {
    const file = await canvas(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(pictureSize(file)).toEqual({ width: 40, height: 60, orientation: 6 });
  });

  it('refuses a picture that claims more than 100 million pixels, without decoding it', async () => {
    const file = await canvas(8, 8).png().toBuffer();
    file.writeUInt32BE(50_000, 16);
    file.writeUInt32BE(50_000, 20);
    expect(() => pictureSize(file)).toThrow('photo-too-many-pixels');
  });

  it('returns nothing for unknown formats', () => {
    expect(pictureSize(Buffer.from('hello'))).toBeUndefined();
  });
});

describe('fitted', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 1024, height: 768 },
    ],
    [
      { width: 30, height: 3000 },
      { width: 10, height: 1024 },
    ],
    [
      { width: 16, height: 16 },
      { width: 16, height: 16 },
    ],
    [
      { width: 1, height: 5000 },
      { width: 1, height: 1024 },
    ],
  ])('fits %o to %o', (size, expected) => {
    expect(fitted(size, 1024)).toEqual(expected);
  });
});
