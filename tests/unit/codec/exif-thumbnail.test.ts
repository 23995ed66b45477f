import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exifThumbnail, shownPart } from '#codec/exif-thumbnail.ts';
import { pictureSize } from '#codec/picture-size.ts';
import { withExifThumbnail } from '../../fixtures/with-exif-thumbnail.ts';

const jpegOf = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#48a' } })
      .jpeg()
      .toBuffer(),
  );
const thumbnail = await jpegOf(160, 120);
const photo = withExifThumbnail(await jpegOf(400, 300), { thumbnail, orientation: 6 });
/** The position of the thumbnail's length in the file. */
const lengthAt = photo.length - (await jpegOf(400, 300)).length - thumbnail.length + 2 - 8;

describe('the thumbnail in a JPEG', () => {
  it('is found as it was written, and its photo keeps its orientation', () => {
    expect(exifThumbnail(photo)).toEqual(thumbnail);
    expect(pictureSize(photo)).toEqual({ width: 300, height: 400, orientation: 6 });
  });

  it('is found after other segments', () => {
    const comment = Uint8Array.of(0xff, 0xfe, 0, 4, 1, 2);
    const behind = new Uint8Array([...photo.subarray(0, 2), ...comment, ...photo.subarray(2)]);
    expect(exifThumbnail(behind)).toEqual(thumbnail);
  });

  it('is missing in a file without one, a truncated one, and one that isn’t a JPEG', async () => {
    expect(exifThumbnail(await jpegOf(400, 300))).toBeUndefined();
    expect(exifThumbnail(photo.slice(0, 200))).toBeUndefined();
    expect(exifThumbnail(new Uint8Array())).toBeUndefined();
    expect(exifThumbnail(new TextEncoder().encode('GIF89a'))).toBeUndefined();
  });

  it('is missing if its directory points outside the segment, whatever bytes are wrong', () => {
    const longer = photo.slice();
    new DataView(longer.buffer).setUint32(lengthAt, 0xff_ff_ff, true);
    expect(exifThumbnail(longer)).toBeUndefined();
    for (let at = 0; at < 120; at += 1) {
      const wrong = photo.slice();
      wrong[at] = 0xff;
      // Missing, or one that starts like a JPEG.
      const [first = 0xff, second = 0xd8] = exifThumbnail(wrong) ?? [];
      expect([first, second]).toEqual([0xff, 0xd8]);
    }
  });
});

describe('the part of a thumbnail that shows the photo', () => {
  const of = (width: number, height: number, orientation = 1) => ({ width, height, orientation });

  it.each([
    ['the whole of one with the same shape', of(4000, 3000), { left: 0, top: 0, width: 160, height: 120 }],
    [
      'the part between the bars of a wide photo',
      of(6000, 4000),
      { left: 0, top: 8, width: 160, height: 104 },
    ],
    [
      'the part between the bars of a square one',
      of(3000, 3000),
      { left: 21, top: 0, width: 118, height: 120 },
    ],
    ['the same for a rotated one', of(4000, 6000, 8), { left: 0, top: 8, width: 160, height: 104 }],
    ['the whole of a rotated one', of(3000, 4000, 6), { left: 0, top: 0, width: 160, height: 120 }],
  ])('is %s', (_name, whole, part) => {
    expect(shownPart({ width: 160, height: 120 }, whole)).toEqual(part);
  });

  it('is missing if the thumbnail shows something else or is invalid', () => {
    expect(shownPart({ width: 160, height: 120 }, of(3000, 4000))).toBeUndefined();
    expect(shownPart({ width: 4000, height: 3000 }, of(4000, 3000))).toBeUndefined();
    expect(shownPart({ width: 160, height: 0 }, of(4000, 3000))).toBeUndefined();
  });
});
