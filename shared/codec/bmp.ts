import { decode } from 'bmp-ts';
import { AppError } from '#core/failure.ts';
import type { Raster } from './raster.ts';

/**
 * Decodes a Windows bitmap, for hosts whose own decoder does not support the format.
 *
 * @throws {AppError} `photo-unreadable`
 */
export function decodeBmp(bytes: Buffer): Raster {
  try {
    const { width, height, data } = decode(bytes, { toRGBA: true });
    const pixels = new Uint8ClampedArray(data);
    // Most bitmaps have 0 in the fourth byte without meaning transparent.
    for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
    return { width, height, data: pixels };
  } catch (error) {
    throw new AppError({ code: 'photo-unreadable', details: { format: 'bmp' } }, { cause: error });
  }
}
