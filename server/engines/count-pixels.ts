import sharp from 'sharp';
import { AppError } from '#core/failure.ts';
import { MAX_PHOTO_PIXELS } from '#core/limits.ts';

/**
 * How many pixels a picture says that it has. Its header is read and nothing else, off the event loop.
 *
 * @throws {AppError} `photo-unreadable`; `photo-too-many-pixels` above {@link MAX_PHOTO_PIXELS}
 */
export async function countPixels(bytes: Uint8Array): Promise<number> {
  const { width, height } = await readHeader(bytes);
  if (width * height > MAX_PHOTO_PIXELS) {
    const details = { width, height, maxPixels: MAX_PHOTO_PIXELS };
    throw new AppError({ code: 'photo-too-many-pixels', details });
  }
  return width * height;
}

async function readHeader(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    // The limit is ours: the decoder's own would not say how large the picture is.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError({ code: 'photo-unreadable', details: {} }, { cause });
  }
}
