import UTIF from 'utif2';
import { boundedWork, DEVICE_DECODING } from '#core/decoding/decoding-limits.ts';
import { AppError } from '#core/failure.ts';
import type { Raster } from './raster.ts';

/** Orientation (TIFF 6.0, tag 274): how to rotate or mirror the stored pixels for display; 1 is as stored. */
const ORIENTATION_TAG = 't274';

export interface TiffPicture extends Raster {
  /** EXIF orientation, 1 to 8; the pixels are as stored, so the caller has to apply it. */
  readonly orientation: number;
}

/**
 * Decodes the first page of a TIFF, in all compressions that utif2 supports: none, LZW, deflate, PackBits,
 * fax, JPEG.
 *
 * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`, `photo-too-heavy`
 */
export function decodeTiff(bytes: Uint8Array<ArrayBuffer>): TiffPicture {
  try {
    const file =
      bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
    const page = UTIF.decode(file.buffer)[0];
    if (!page) throw new Error('no page');
    const [width, height] = [firstNumber(page['t256']), firstNumber(page['t257'])];
    const isDeep = firstNumber(page['t258']) > 8;
    boundedWork({ width, height, held: 'whole', isDeep }, DEVICE_DECODING);
    UTIF.decodeImage(file.buffer, page);
    const data = new Uint8ClampedArray(UTIF.toRGBA8(page));
    return {
      width: page.width,
      height: page.height,
      data,
      orientation: firstNumber(page[ORIENTATION_TAG]) || 1,
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError({ code: 'photo-unreadable', details: { format: 'tiff' } }, { cause: error });
  }
}

function firstNumber(tag: unknown): number {
  const first: unknown = Array.isArray(tag) ? tag[0] : undefined;
  return typeof first === 'number' ? first : 0;
}
