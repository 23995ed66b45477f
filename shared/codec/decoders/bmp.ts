import { decode } from 'bmp-ts';
import { AppError } from '#core/failure.ts';
import { BITMAP_HEADER as HEADER, bitmapSize } from '../bitmap-size.ts';
import type { Raster } from './raster.ts';

/**
 * Replaces an OS/2 bitmap's header with a Windows one, which the decoder reads: the OS/2 header has 12 or 16 bytes,
 * and in the first case its colors have 3 (Murray and van Ryper, "Encyclopedia of Graphics File Formats", BMP). Any
 * other bitmap is returned unchanged.
 */
function asWindows(bytes: Buffer): Buffer {
  const headerBytes = bytes.length >= HEADER.file + HEADER.os2 ? bytes.readUInt32LE(HEADER.file) : 0;
  if (headerBytes !== HEADER.os2 && headerBytes !== HEADER.os2Short) return bytes;
  const size = bitmapSize(bytes);
  const isOld = headerBytes === HEADER.os2;
  const bits = bytes.readUInt16LE(HEADER.file + (isOld ? 10 : 14));
  const pixelsAt = bytes.readUInt32LE(10);
  const paletteAt = HEADER.file + headerBytes;
  const colorBytes = isOld ? 3 : 4;
  const colors = bits <= 8 ? Math.min(2 ** bits, Math.floor((pixelsAt - paletteAt) / colorBytes)) : 0;
  const pixels = bytes.subarray(pixelsAt);
  const head = Buffer.alloc(HEADER.file + HEADER.windows + colors * 4);
  head.write('BM', 0, 'latin1');
  head.writeUInt32LE(head.length + pixels.length, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(HEADER.windows, 14);
  head.writeInt32LE(size?.width ?? 0, 18);
  head.writeInt32LE(size?.height ?? 0, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(bits, 28);
  head.writeUInt32LE(pixels.length, 34);
  head.writeUInt32LE(colors, 46);
  for (let color = 0; color < colors; color += 1) {
    const from = paletteAt + color * colorBytes;
    bytes.copy(head, HEADER.file + HEADER.windows + color * 4, from, from + 3);
  }
  return Buffer.concat([head, pixels]);
}

/**
 * Decodes a Windows or OS/2 bitmap, for hosts whose own decoder doesn't support the format.
 *
 * @throws {AppError} `photo-unreadable`
 */
export function decodeBmp(bytes: Buffer): Raster {
  try {
    // For RGBA output, the decoder mixes up the colors of palettes; its own order is always right.
    const { width, height, data } = decode(asWindows(bytes));
    const pixels = new Uint8ClampedArray(data.length);
    for (let at = 0; at < data.length; at += 4) {
      pixels[at] = data[at + 3]!;
      pixels[at + 1] = data[at + 2]!;
      pixels[at + 2] = data[at + 1]!;
      // Most bitmaps have 0 in the fourth byte without meaning transparency.
      pixels[at + 3] = 255;
    }
    return { width, height, data: pixels };
  } catch (error) {
    throw new AppError({ code: 'photo-unreadable', details: { format: 'bmp' } }, { cause: error });
  }
}
