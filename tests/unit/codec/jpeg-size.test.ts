import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegSize } from '#codec/jpeg-size.ts';
import { pictureSize } from '#codec/picture-size.ts';
import { soundBytes } from '#codec/decoders/sound-jpeg.ts';
import { DAMAGES, damagedJpeg } from '../../fixtures/damaged-jpegs.ts';

describe('a damaged JPEG’s size', () => {
  it.each(DAMAGES.map((damage, at) => [damage.name, damage, at] as const))(
    '%s is known',
    async (_name, damage, at) => {
      const jpeg = await damagedJpeg(damage, at);
      expect(pictureSize(jpeg)).toEqual({ width: 1200, height: 900, orientation: 1 });
      expect(jpegSize(jpeg)).toEqual({ width: 1200, height: 900, orientation: 1 });
    },
  );

  it('with bytes between its segments has its orientation', async () => {
    const create = { width: 60, height: 40, channels: 3, background: 'teal' } as const;
    const jpeg = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const exif = jpeg.indexOf('Exif') + jpeg.readUInt16BE(jpeg.indexOf('Exif') - 2) - 2;
    const damaged = Buffer.concat([jpeg.subarray(0, exif), Buffer.from([1, 2, 3]), jpeg.subarray(exif)]);
    expect(pictureSize(damaged)).toEqual({ width: 40, height: 60, orientation: 6 });
  });

  it.each([
    ['ends before its frame', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['starts with its scan', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 8, 0, 0, 0, 0, 0, 0])],
    ['is none', Buffer.from('no JPEG')],
  ])('is unknown if it %s', (_name, bytes) => {
    expect(jpegSize(bytes)).toBeUndefined();
  });
});

describe('the intact part of a JPEG', () => {
  it.each(DAMAGES.map((damage, at) => [damage.name, damage, at] as const))('%s', async (name, damage, at) => {
    const jpeg = await damagedJpeg(damage, at);
    const isCut = name === 'with another file from the middle on';
    const rest = jpeg.subarray(soundBytes(jpeg));
    expect([rest.length > 0, isCut && rest.readUInt16BE()]).toEqual([isCut, isCut && 0xff_d8]);
  });
});
