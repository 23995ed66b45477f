import UTIF, { type IFD } from 'utif2';
import { boundedWork, DEVICE_DECODING, type PictureFacts } from '#core/decoding/decoding-limits.ts';
import { AppError } from '#core/failure.ts';
import { decodeFloatPage, isFloatPage, previewOf } from './float-tiff.ts';
import type { Raster } from './raster.ts';
import { withBoundedPieces } from './tiff-pieces.ts';
import { firstNumber, TIFF } from './tiff-tags.ts';

export interface TiffPicture extends Raster {
  /** EXIF orientation, 1 to 8; the pixels are as stored, so the caller has to apply it. */
  readonly orientation: number;
}

/**
 * Decodes the first page of a TIFF, in all compressions that utif2 supports: none, LZW, deflate, PackBits, fax, JPEG.
 * For a floating-point page, its 8-bit preview is decoded, if there is one.
 *
 * @param ask called before the pixels are decoded
 * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`, `photo-too-heavy`; any error of `ask`
 */
export async function decodeTiff(
  bytes: Uint8Array<ArrayBuffer>,
  ask: (facts: PictureFacts) => Promise<void> = async () => {},
): Promise<TiffPicture> {
  try {
    const file =
      bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
    const pages = UTIF.decode(file.buffer);
    const [first] = pages;
    if (!first) throw new Error('no page');
    const page = (isFloatPage(first) && previewOf(first, pages)) || first;
    const facts = factsOf(page);
    if (!(facts.width * facts.height > 0)) throw new Error('no size');
    boundedWork(facts, DEVICE_DECODING);
    await ask(facts);
    const orientation = firstNumber(first[TIFF.orientation]) || 1;
    const { buffer } = await withBoundedPieces(file, page);
    if (isFloatPage(page)) return { ...decodeFloatPage(buffer, page), orientation };
    UTIF.decodeImage(buffer, page);
    const { width, height } = page;
    const rgba = UTIF.toRGBA8(page);
    return { width, height, data: new Uint8ClampedArray(rgba.buffer as ArrayBuffer), orientation };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError({ code: 'photo-unreadable', details: { format: 'tiff' } }, { cause: error });
  }
}

function factsOf(page: IFD): PictureFacts {
  const [width, height] = [firstNumber(page[TIFF.width]), firstNumber(page[TIFF.height])];
  // Floating-point samples are kept in addition to the decoded bytes.
  const held = isFloatPage(page) ? 'copies' : 'whole';
  return { width, height, held, isDeep: firstNumber(page[TIFF.bits]) > 8 };
}
