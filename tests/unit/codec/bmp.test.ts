import { describe, expect, it } from 'vitest';
import { decodeBmp } from '#codec/decoders/bmp.ts';
import { pictureSize } from '#codec/picture-size.ts';

/** A bitmap of 3 × 2 pixels, red, green and blue over blue, green and red, with a header of this size. */
function bitmap(headerBytes: 12 | 16 | 40, bits: 8 | 24, isTopDown = false): Buffer {
  const colorBytes = headerBytes === 12 ? 3 : 4;
  const colors = bits === 8 ? 256 : 0;
  const pixelsAt = 14 + headerBytes + colors * colorBytes;
  const [red, green, blue] = [
    [0, 0, 255],
    [0, 255, 0],
    [255, 0, 0],
  ] as const;
  const rows = isTopDown
    ? [
        [red, green, blue],
        [blue, green, red],
      ]
    : [
        [blue, green, red],
        [red, green, blue],
      ];
  const palette = Buffer.alloc(colors * colorBytes);
  if (colors > 0) [red, green, blue].forEach((color, at) => palette.set(color, at * colorBytes));
  const pixels = rows.map((row) => {
    const own =
      bits === 8 ? row.map((color) => [red, green, blue].indexOf(color)) : row.flatMap((color) => [...color]);
    return Buffer.concat([Buffer.from(own), Buffer.alloc((4 - (own.length % 4)) % 4)]);
  });
  const head = Buffer.alloc(14 + headerBytes);
  head.write('BM', 'latin1');
  head.writeUInt32LE(pixelsAt, 10);
  head.writeUInt32LE(headerBytes, 14);
  if (headerBytes === 12) {
    [3, 2, 1, bits].forEach((value, at) => head.writeUInt16LE(value, 18 + 2 * at));
  } else {
    head.writeInt32LE(3, 18);
    head.writeInt32LE(isTopDown ? -2 : 2, 22);
    head.writeUInt16LE(1, 26);
    head.writeUInt16LE(bits, 28);
  }
  return Buffer.concat([head, palette, ...pixels]);
}

describe('a bitmap', () => {
  it.each([
    ['of Windows', bitmap(40, 24)],
    ['from Windows, with a palette', bitmap(40, 8)],
    ['from Windows, top down', bitmap(40, 24, true)],
    ['of OS/2', bitmap(12, 24)],
    ['of OS/2, with a palette', bitmap(12, 8)],
    ['of OS/2 with a short header, with a palette', bitmap(16, 8)],
  ])('%s is decoded after its size is read', (_name, bytes) => {
    expect(pictureSize(bytes)).toMatchObject({ width: 3, height: 2 });
    const { width, height, data } = decodeBmp(bytes);
    expect([width, Math.abs(height)]).toEqual([3, 2]);
    const colors = Array.from({ length: 6 }, (_, at) => data.slice(at * 4, at * 4 + 3).join(' '));
    expect(colors).toEqual(['255 0 0', '0 255 0', '0 0 255', '0 0 255', '0 255 0', '255 0 0']);
  });
});
