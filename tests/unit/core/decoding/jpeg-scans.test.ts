import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { isWholeJpeg, JpegScans } from '#core/decoding/jpeg-scans.ts';
import { jpegOfScans } from '../../../fakes/heavy-pictures.ts';

const drawn = (options: JpegOptions) =>
  sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 90, sigma: 60 },
    },
  })
    .jpeg(options)
    .toBuffer();

/** In pieces of this many bytes. */
function* pieces(bytes: Uint8Array, size: number): Generator<Uint8Array, void, void> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function scansOf(bytes: Uint8Array, size: number): JpegScans {
  const jpeg = new JpegScans();
  for (const piece of pieces(bytes, size)) jpeg.push(piece);
  return jpeg;
}

describe('JpegScans', () => {
  it.each([1, 2, 3, 7, 64, 1_000_000])('counts a picture’s scans in pieces of %i bytes', async (size) => {
    const [baseline, progressive] = await Promise.all([drawn({}), drawn({ progressive: true })]);
    expect(scansOf(baseline, size)).toMatchObject({ scans: 1, isWhole: false, isEnded: true });
    expect(scansOf(progressive, size)).toMatchObject({ scans: 10, isWhole: true, isEnded: true });
  });

  it('counts neither a thumbnail in a segment nor data after the picture', async () => {
    const photo = await drawn({ progressive: true });
    const inner = jpegOfScans(80, 300).subarray(0, 60_000);
    const segment = Buffer.concat([
      Buffer.from([0xff, 0xe1, (inner.length + 2) >> 8, (inner.length + 2) & 255]),
      inner,
    ]);
    const film = Buffer.alloc(500_000, Buffer.from([0xff, 0xda, 0x00, 0x08, 0x01]));
    const file = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2), film]);
    expect(scansOf(file, 4096)).toMatchObject({ scans: 10, isEnded: true });
    expect(await isWholeJpeg([file])).toBe(true);
  });

  it('detects a picture with separate color scans, which decoders hold as a whole', async () => {
    const [, frame, scan] = [0, [8, 0, 8, 0, 8, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0], [1, 1, 0, 0, 63, 0]];
    const segment = (marker: number, data: readonly number[]) => [0xff, marker, 0, data.length + 2, ...data];
    const file = Uint8Array.from([
      0xff,
      0xd8,
      ...segment(0xc0, frame),
      ...segment(0xda, scan),
      1,
      2,
      0xff,
      0xd9,
    ]);
    expect(await isWholeJpeg([file])).toBe(true);
  });
});

describe('isWholeJpeg', () => {
  it('accepts 100 scans and refuses 101, whatever the sizes of the pieces', async () => {
    // The first scan creates the picture.
    expect(await isWholeJpeg(pieces(jpegOfScans(80, 99), 100))).toBe(true);
    for (const size of [1, 100, 1_000_000]) {
      await expect(isWholeJpeg(pieces(jpegOfScans(80, 100), size))).rejects.toThrow('photo-too-heavy');
    }
  });

  it('reads only to the first scan of a picture that is decoded row by row', async () => {
    const file = await drawn({ quality: 100 });
    let read = 0;
    const counted = function* () {
      for (const piece of pieces(file, 1000)) {
        read += piece.length;
        yield piece;
      }
    };
    expect(await isWholeJpeg(counted())).toBe(false);
    expect(read).toBeLessThan(file.length / 4);
  });

  it.each([
    ['nothing', []],
    ['a file that isn’t a JPEG', [1, 2, 3]],
    ['a truncated segment', [255, 216, 255, 224, 1]],
  ])('does not classify %s as one', async (_what, bytes) => {
    expect(await isWholeJpeg([Uint8Array.from(bytes)])).toBe(false);
  });
});
