import { crc32 } from 'node:zlib';
import { deflatedZeros } from './deflated-zeros.ts';

/** Adam7 (PNG, 8.2): the start and the step of each pass. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const CHANNELS = { 2: 3, 6: 4 } as const;

interface PngOptions {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bits: 8 | 16;
  /** 2: RGB, 6: RGB and alpha. */
  readonly colourType: 2 | 6;
  readonly isInterlaced: boolean;
}

/**
 * Returns a black PNG of the kinds that are most expensive to decode: a few hundred kilobytes for a hundred million
 * pixels.
 */
export function blackPng({
  widthPx,
  heightPx,
  bits,
  colourType,
  isInterlaced,
}: PngOptions): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([bits, colourType, 0, 0, isInterlaced ? 1 : 0], 8);
  let length = 0;
  for (const [x, y, dx, dy] of isInterlaced ? ADAM7 : [[0, 0, 1, 1] as const]) {
    const rowPx = Math.ceil((widthPx - x) / dx);
    length += Math.ceil((heightPx - y) / dy) * (1 + (rowPx * CHANNELS[colourType] * bits) / 8);
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflatedZeros(length)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4);
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** Returns a gray progressive JPEG (ITU T.81, G) with this many scans without changes, of about 30 bytes each. */
export function jpegOfScans(edgePx: number, scans: number): Buffer<ArrayBuffer> {
  const size = [edgePx >> 8, edgePx & 255];
  const oneCode = [1, ...Array.from({ length: 15 }, () => 0)];
  const blocks = Math.ceil(edgePx / 8) ** 2;
  const scan = Buffer.concat([segment(0xda, [1, 1, 0, 1, 63, 0]), emptyBands(blocks)]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, ...size, ...size, 1, 1, 0x11, 0]),
    // One code each, a single 0: no change of the average, and "nothing more in the next 2^14 + n blocks".
    segment(0xc4, [0x00, ...oneCode, 0]),
    segment(0xc4, [0x10, ...oneCode, 0xe0]),
    segment(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Runs of empty blocks, 15 bits each, padded with ones. */
function emptyBands(blocks: number): Buffer {
  let bits = '';
  for (let left = blocks; left > 0; left -= 32_767) {
    bits += `0${Math.max(0, Math.min(left, 32_767) - 16_384)
      .toString(2)
      .padStart(14, '0')}`;
  }
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2)) ?? [];
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
}

function segment(marker: number, data: readonly number[]): Buffer {
  return Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data]);
}
