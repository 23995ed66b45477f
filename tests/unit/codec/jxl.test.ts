import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeJxl } from '#codec/decoders/jxl.ts';
import { isJxl, jxlSize } from '#codec/jxl-size.ts';
import { pictureSize } from '#codec/picture-size.ts';
import { metadataIn } from '#codec/metadata/file-metadata.ts';
import { takenAt } from '#codec/facts/taken-at.ts';
import { AppError } from '#core/failure.ts';
import { detectFormat } from '#core/photo-format.ts';
import { inContainer, jxlOf } from '../../fixtures/drawn-jxl.ts';

const WASM = createRequire(import.meta.url).resolve('@jsquash/jxl/codec/dec/jxl_dec.wasm');
const loadWasm = () => readFile(WASM);
const [RED, BLUE] = [
  [220, 30, 40],
  [20, 40, 200],
] as const;

/** Red on the left, blue on the right, 96 × 64 pixels. */
let bare: Buffer;
let inBoxes: Buffer;

beforeAll(async () => {
  const half = (background: readonly [number, number, number]) => {
    const [r, g, b] = background;
    return { create: { width: 48, height: 64, channels: 3 as const, background: { r, g, b } } };
  };
  const right = await sharp(half(BLUE)).png().toBuffer();
  const picture = await sharp(half(RED))
    .extend({ right: 48, background: '#000' })
    .composite([{ input: right, left: 48, top: 0 }])
    .png()
    .toBuffer();
  bare = await jxlOf(picture);
  const { exif } = await sharp(
    await sharp(picture)
      .withExif({ IFD2: { DateTimeOriginal: '2019:05:04 10:11:12' } })
      .jpeg()
      .toBuffer(),
  ).metadata();
  inBoxes = inContainer(bare, exif!.subarray(6));
});

/** A header written bit by bit, each byte's lowest first. */
function headerOf(...fields: readonly (readonly [value: number, bits: number])[]): Uint8Array {
  const bits = fields.flatMap(([value, count]) =>
    Array.from({ length: count }, (_, bit) => Math.floor(value / 2 ** bit) % 2),
  );
  const bytes = Array.from({ length: 16 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit, place) => byte + bit * 2 ** place, 0),
  );
  return Uint8Array.from([0xff, 0x0a, ...bytes]);
}

const [LARGE, SMALL, DEFAULTS, OWN] = [
  [0, 1],
  [1, 1],
  [1, 1],
  [0, 1],
] as const;

describe('a JPEG XL’s size', () => {
  it.each([
    ['small, with its own width', [SMALL, [7, 5], [0, 3], [3, 5], DEFAULTS], [32, 64, 1]],
    ['small and square', [SMALL, [7, 5], [1, 3], DEFAULTS], [64, 64, 1]],
    ['with 9 bits, 6 to 5', [LARGE, [0, 2], [99, 9], [2, 3], DEFAULTS], [120, 100, 1]],
    ['with 13 bits, 4 to 3', [LARGE, [1, 2], [2999, 13], [3, 3], DEFAULTS], [4000, 3000, 1]],
    ['with 18 bits, 3 to 2, rounded down', [LARGE, [2, 2], [3332, 18], [4, 3], DEFAULTS], [4999, 3333, 1]],
    ['16 to 9', [LARGE, [1, 2], [1079, 13], [5, 3], DEFAULTS], [1920, 1080, 1]],
    ['5 to 4', [LARGE, [1, 2], [1023, 13], [6, 3], DEFAULTS], [1280, 1024, 1]],
    ['2 to 1', [LARGE, [1, 2], [1023, 13], [7, 3], DEFAULTS], [2048, 1024, 1]],
    [
      'with 30 bits, and a width of 18',
      [LARGE, [3, 2], [2 ** 30 - 1, 30], [0, 3], [2, 2], [5000, 18], DEFAULTS],
      [5001, 2 ** 30, 1],
    ],
    ['turned', [LARGE, [0, 2], [99, 9], [2, 3], OWN, [1, 1], [5, 3]], [120, 100, 6]],
    ['with its own fields, but not rotated', [LARGE, [0, 2], [99, 9], [2, 3], OWN, [0, 1]], [120, 100, 1]],
  ] as const)('%s', (_name, fields, [width, height, orientation]) => {
    expect(jxlSize(headerOf(...fields))).toEqual({ width, height, orientation });
  });

  it('is that of the picture as displayed, also in a container in parts', () => {
    expect(pictureSize(bare)).toEqual({ width: 96, height: 64, orientation: 1 });
    expect(pictureSize(inBoxes)).toEqual({ width: 96, height: 64, orientation: 1 });
    const turned = headerOf(LARGE, [0, 2], [99, 9], [2, 3], OWN, [1, 1], [5, 3]);
    expect(pictureSize(turned)).toEqual({ width: 100, height: 120, orientation: 6 });
  });

  it('is unknown if the file ends before it', () => {
    expect(jxlSize(bare.subarray(0, 3))).toBeUndefined();
    expect(jxlSize(inBoxes.subarray(0, 60))).toBeUndefined();
    expect(jxlSize(Buffer.from('no JPEG XL at all'))).toBeUndefined();
  });

  it('is refused beyond what any host decodes', () => {
    const huge = headerOf(LARGE, [3, 2], [99_999, 30], [1, 3], DEFAULTS);
    expect(() => pictureSize(huge)).toThrow(AppError);
  });
});

describe('a JPEG XL', () => {
  it('is recognized by its first bytes, bare and in a container, and not by its name', () => {
    for (const bytes of [bare, inBoxes]) {
      expect(isJxl(bytes)).toBe(true);
      expect(detectFormat(bytes, 'photo.jpg')).toEqual({ kind: 'photo', format: 'jxl' });
    }
    expect(detectFormat(Buffer.from('a text'), 'photo.jxl')).toEqual({ kind: 'unknown' });
  });

  it('has the EXIF date of its container', async () => {
    const metadata = await metadataIn(Uint8Array.from(inBoxes));
    expect(takenAt(metadata, Date.now())?.local).toBe('2019-05-04T10:11:12');
  });

  it.each(['bare', 'in a container'])('%s is decoded', async (kind) => {
    const asked: number[] = [];
    const bytes = kind === 'bare' ? bare : inBoxes;
    const ask = ({ width, height }: { width: number; height: number }) => void asked.push(width, height);
    const { width, height, data } = await decodeJxl(bytes, { loadWasm, ask });
    expect([width, height, asked]).toEqual([96, 64, [96, 64]]);
    for (const [x, color] of [
      [20, RED],
      [76, BLUE],
    ] as const) {
      const at = (32 * 96 + x) * 4;
      color.forEach((value, channel) => expect(Math.abs(data[at + channel]! - value)).toBeLessThan(12));
    }
  });

  it('is refused before it is decoded', async () => {
    const refusal = new AppError({ code: 'photo-too-heavy', details: {} });
    const ask = () => Promise.reject(refusal);
    await expect(decodeJxl(bare, { loadWasm, ask })).rejects.toBe(refusal);
  });

  it.each([
    ['truncated in the middle', () => bare.subarray(0, bare.length / 2)],
    ['truncated in its header', () => bare.subarray(0, 3)],
    ['of nonsense', () => Buffer.concat([bare.subarray(0, 12), Buffer.alloc(500, 0xa5)])],
  ])('%s is reported as unreadable, and the next one is decoded', async (_name, bytes) => {
    const ask = () => {};
    await expect(decodeJxl(bytes(), { loadWasm, ask })).rejects.toMatchObject({
      failure: { code: 'photo-unreadable' },
    });
    expect((await decodeJxl(bare, { loadWasm, ask })).width).toBe(96);
  });
});
