import { readFileSync, writeFileSync } from 'node:fs';
import sharp, { type TiffOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeTiff } from '#codec/decoders/tiff.ts';
import { SMALL_TIFFS, smallTiff } from '../../fixtures/hostile-pictures.ts';

const [width, height] = [301, 203];

/** A picture whose rows and channels all differ. */
function drawn(channels: 3 | 4): Buffer {
  return Buffer.from(
    Array.from({ length: width * height * channels }, (_, at) =>
      channels === 4 && at % 4 === 3 ? 255 : (at * 7 + Math.floor(at / width)) % 256,
    ),
  );
}

async function tiff(options: TiffOptions, channels: 3 | 4 = 3): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width, height, channels };
  return Uint8Array.from(await sharp(drawn(channels), { raw }).tiff(options).toBuffer());
}

/** The most memory that this process has had since the last call, in MiB; since its start where the system isn't Linux. */
function peakMiB(): number {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    writeFileSync('/proc/self/clear_refs', '5');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}

const KINDS: readonly TiffOptions[] = (['none', 'deflate', 'lzw', 'packbits'] as const).flatMap(
  (compression) =>
    (['none', 'horizontal'] as const).flatMap((predictor) => [
      { compression, predictor },
      { compression, predictor, tile: true, tileWidth: 64, tileHeight: 48 },
      { compression, predictor, tile: true, tileWidth: 512, tileHeight: 512 },
    ]),
);

describe('a TIFF in strips or tiles', () => {
  it.each(KINDS)('has every pixel: %j', async (options) => {
    for (const channels of [3, 4] as const) {
      const { data, ...size } = await decodeTiff(await tiff(options, channels));
      expect(size).toMatchObject({ width, height });
      const expected = await sharp(drawn(channels), { raw: { width, height, channels } })
        .ensureAlpha()
        .raw()
        .toBuffer();
      expect(Buffer.compare(Buffer.from(data), expected)).toBe(0);
    }
  });

  it('has every pixel if it is a JPEG', async () => {
    for (const options of [{}, { tile: true, tileWidth: 64, tileHeight: 64 }]) {
      const { data } = await decodeTiff(await tiff({ compression: 'jpeg', quality: 100, ...options }));
      const off = drawn(3).reduce((sum, value, at) => {
        const found = data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0;
        return sum + Math.abs(found - value);
      }, 0);
      expect(off / (width * height * 3)).toBeLessThan(40);
    }
  });

  it('is unreadable if a strip is cut off', async () => {
    const whole = await tiff({ compression: 'deflate' });
    const cut = Uint8Array.from(whole);
    cut.fill(0, 100, Math.floor(whole.length / 2));
    await expect(decodeTiff(cut)).rejects.toMatchObject({ failure: { code: 'photo-unreadable' } });
  });

  it.each(SMALL_TIFFS)('unpacks no more than its rows: %s', async (kind) => {
    const file = Uint8Array.from(smallTiff(kind));
    peakMiB();
    const before = peakMiB();
    const decoded = await decodeTiff(file).catch((error: unknown) => error);
    const grownMiB = peakMiB() - before;
    const isRefused = ['large-tile', 'jpeg', 'channels'].includes(kind);
    expect(decoded).toMatchObject(
      isRefused ? { failure: { code: 'photo-unreadable' } } : { width: 300, height: 300 },
    );
    expect(grownMiB).toBeLessThan(100);
  });
});
