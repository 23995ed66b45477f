import { describe, expect, it } from 'vitest';
import { decodeTiff } from '#codec/decoders/tiff.ts';
import { AppError } from '#core/failure.ts';
import { floatTiff, type FloatTiff } from '../../fixtures/float-tiffs.ts';

const size = { width: 16, height: 8 } as const;
/** Linear light; 0.2140 is the sRGB shade 127.5. */
const LIGHT = [0.214, 1, 0] as const;
const SHADES = [127, 255, 0] as const;

function firstPixel(data: Uint8ClampedArray): number[] {
  return [...data.subarray(0, 4)];
}

function isNear(found: readonly number[], expected: readonly number[]): boolean {
  return expected.every((value, at) => Math.abs(value - (found[at] ?? -1)) <= 2);
}

describe('a floating-point TIFF', () => {
  it.each<[string, Partial<FloatTiff>]>([
    ['with 32 bits', {}],
    ['with 32 bits, big-endian', { isBigEndian: true }],
    ['with 16 bits', { bits: 16 }],
    ['with 64 bits', { bits: 64 }],
    ['with 32 bits, deflated with a predictor', { isPredicted: true }],
    ['with 16 bits, deflated with a predictor', { bits: 16, isPredicted: true }],
    ['with 32 bits, with a predictor, big-endian', { isPredicted: true, isBigEndian: true }],
  ])('%s is shown as sRGB', async (_name, options) => {
    const file = floatTiff(
      { ...size, channels: 3, bits: 32, ...options },
      (_x, _y, channel) => LIGHT[channel] ?? 0,
    );
    const { width, height, data } = await decodeTiff(Uint8Array.from(file));
    expect([width, height]).toEqual([16, 8]);
    expect(firstPixel(data)).toSatisfy((found: number[]) => isNear(found, [...SHADES, 255]));
    expect([...data.subarray(-4)]).toSatisfy((found: number[]) => isNear(found, [...SHADES, 255]));
  });

  it('with one gray channel is gray, and NaN is black', async () => {
    const file = floatTiff({ ...size, channels: 1, bits: 32 }, (x) => (x === 0 ? 0.214 : Number.NaN));
    const { data } = await decodeTiff(Uint8Array.from(file));
    expect(firstPixel(data)).toSatisfy((found: number[]) => isNear(found, [127, 127, 127, 255]));
    expect([...data.subarray(4, 8)]).toEqual([0, 0, 0, 255]);
  });

  it('with values over 1 is scaled down', async () => {
    const file = floatTiff({ ...size, channels: 1, bits: 32 }, (x) => (x < 8 ? 40 * 0.214 : 40));
    const { data } = await decodeTiff(Uint8Array.from(file));
    expect(firstPixel(data)).toSatisfy((found: number[]) => isNear(found, [127, 127, 127, 255]));
  });

  it.each(['page', 'within'] as const)('is shown by its preview: %s', async (preview) => {
    const file = floatTiff(
      { ...size, channels: 3, bits: 32, preview },
      () => 1,
      (_x, _y, channel) => [10, 20, 30][channel] ?? 0,
    );
    const { data } = await decodeTiff(Uint8Array.from(file));
    expect(firstPixel(data)).toEqual([10, 20, 30, 255]);
  });

  it('is refused before its pixels are decoded', async () => {
    const refusal = new AppError({ code: 'photo-too-heavy', details: {} });
    const file = floatTiff({ ...size, channels: 1, bits: 32 }, () => 1);
    const asked: string[] = [];
    const answer = decodeTiff(Uint8Array.from(file), async ({ held }) => {
      asked.push(held);
      throw refusal;
    });
    await expect(answer).rejects.toBe(refusal);
    expect(asked).toEqual(['copies']);
  });

  it('is unreadable if its directory is truncated', async () => {
    const file = floatTiff({ ...size, channels: 1, bits: 32 }, () => 1);
    await expect(decodeTiff(Uint8Array.from(file.subarray(0, 12)))).rejects.toMatchObject({
      failure: { code: 'photo-unreadable' },
    });
  });
});
