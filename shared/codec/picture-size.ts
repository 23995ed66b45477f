import { imageSize } from 'image-size';
import { AppError } from '#core/failure.ts';
import { MAX_PHOTO_PIXELS } from '#core/limits.ts';

/** How much of a file is read for its header: enough to pass large EXIF and colour profiles in front. */
export const HEADER_BYTES = 512 * 1024;

export interface PictureSize {
  /** As it is shown, with the EXIF orientation applied. */
  readonly width: number;
  readonly height: number;
}

export interface PictureHeader extends PictureSize {
  /** EXIF's 1 to 8: how the stored rows and columns lie; 1 is as shown (CIPA DC-008, Orientation). */
  readonly orientation: number;
}

/**
 * Reads a picture's size, and how it lies, from its header, decoding nothing.
 *
 * @param header the first bytes of the file; see {@link HEADER_BYTES}
 * @returns nothing where the header does not tell; a decoder may still read the picture
 * @throws {AppError} `photo-too-many-pixels`
 */
export function pictureSize(header: Uint8Array): PictureHeader | undefined {
  let found: ReturnType<typeof imageSize>;
  try {
    found = imageSize(header);
  } catch {
    return undefined;
  }
  const { width, height, orientation = 1 } = found;
  assertPixels(width, height);
  return orientation >= 5 ? { width: height, height: width, orientation } : { width, height, orientation };
}

/**
 * Refuses a picture that claims more pixels than we decode.
 *
 * @throws {AppError} `photo-too-many-pixels`
 */
export function assertPixels(width: number, height: number): void {
  if (width * height <= MAX_PHOTO_PIXELS) return;
  const details = { width, height, maxPixels: MAX_PHOTO_PIXELS };
  throw new AppError({ code: 'photo-too-many-pixels', details });
}

/** The size that fits `longEdgePx`, never enlarged, never thinner than a pixel. */
export function fitted({ width, height }: PictureSize, longEdgePx: number): PictureSize {
  const scale = Math.min(1, longEdgePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
