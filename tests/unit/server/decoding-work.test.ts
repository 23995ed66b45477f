import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodingWork } from '#server/engines/decoding-work.ts';
import { blackPng, jpegOfScans } from '../../fakes/heavy-pictures.ts';

const drawn = (widthPx: number, heightPx: number) =>
  sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: 'red' } });
const png = { bits: 8, colourType: 2, isInterlaced: false } as const;

describe('decodingWork', () => {
  it.each([
    ['a JPEG', () => drawn(100, 50).jpeg().toBuffer(), 5000],
    ['a PNG', async () => blackPng({ ...png, widthPx: 100, heightPx: 50 }), 5000],
    ['a WebP', () => drawn(100, 50).webp().toBuffer(), 20_000],
    ['a progressive JPEG', () => drawn(100, 50).jpeg({ progressive: true }).toBuffer(), 20_000],
    [
      'an interlaced PNG',
      async () => blackPng({ ...png, widthPx: 100, heightPx: 50, isInterlaced: true }),
      20_000,
    ],
    ['a 16-bit PNG', async () => blackPng({ ...png, widthPx: 100, heightPx: 50, bits: 16 }), 10_000],
    [
      'an interlaced 16-bit PNG',
      async () => blackPng({ ...png, widthPx: 100, heightPx: 50, bits: 16, isInterlaced: true }),
      40_000,
    ],
  ])('counts %s of 100 × 50 pixels by its decoding cost', async (_what, make, work) => {
    expect(await decodingWork(await make())).toBe(work);
  });

  it('accepts a photo of 100 million pixels that is decoded row by row', async () => {
    expect(await decodingWork(blackPng({ ...png, widthPx: 10_000, heightPx: 10_000 }))).toBe(100_000_000);
  });

  it('refuses as large a photo that is decoded as a whole, with the limit for its kind', async () => {
    const heavy = blackPng({
      widthPx: 10_000,
      heightPx: 10_000,
      bits: 16,
      colourType: 6,
      isInterlaced: true,
    });
    expect(heavy.length).toBeLessThan(1_000_000);
    await expect(decodingWork(heavy)).rejects.toMatchObject({
      failure: { code: 'photo-too-many-pixels', details: { maxPixels: 12_500_000 } },
    });
  });

  it('accepts encoders’ usual scans, and refuses a JPEG with hundreds of them', async () => {
    expect(await decodingWork(jpegOfScans(800, 99))).toBe(2_560_000);
    // The first scan creates the picture: 100 in total are accepted, 101 are not.
    await expect(decodingWork(jpegOfScans(800, 100))).rejects.toThrow('photo-too-heavy');
  });

  it('refuses what has no readable header', async () => {
    await expect(decodingWork(Buffer.from('ffd8ffe0', 'hex'))).rejects.toThrow('photo-unreadable');
  });
});
