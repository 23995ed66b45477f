import { imageSize } from 'image-size';
import { bitmapSize } from './bitmap-size.ts';
import { jpegSize } from './jpeg-size.ts';
import { isJxl, jxlSize } from './jxl-size.ts';
import { boundedWork, DEVICE_DECODING } from '#core/decoding/decoding-limits.ts';

/** The number of bytes of a file read for its header: enough to get past large EXIF blocks and color profiles. */
export const HEADER_BYTES = 512 * 1024;

export interface PictureSize {
  /** As displayed, after the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
}

export interface PictureHeader extends PictureSize {
  /** EXIF orientation, 1 to 8; 1 means as displayed (CIPA DC-008, Orientation). */
  readonly orientation: number;
}

/**
 * Reads a picture's size and orientation from its header, without decoding it.
 *
 * @param header the first bytes of the file; see {@link HEADER_BYTES}
 * @returns nothing if the header isn't understood; a decoder may still be able to read the picture
 * @throws {AppError} `photo-too-many-pixels`, `photo-too-heavy` for more than any host decodes
 */
export function pictureSize(header: Uint8Array): PictureHeader | undefined {
  const found = foundSize(header);
  if (!found) return undefined;
  const { width, orientation = 1 } = found;
  // A top-down bitmap's height is negative.
  const height = Math.abs(found.height);
  boundedWork({ width, height, held: 'rows' }, DEVICE_DECODING);
  return orientation >= 5 ? { width: height, height: width, orientation } : { width, height, orientation };
}

function foundSize(header: Uint8Array): ReturnType<typeof imageSize> | undefined {
  if (isJxl(header)) return jxlSize(header);
  try {
    return bitmapSize(header) ?? imageSize(header);
  } catch {
    // Decoders continue past damaged segments.
    return jpegSize(header);
  }
}

/** Returns the size scaled down to fit `longEdgePx`: never enlarged, and at least one pixel in each direction. */
export function fitted({ width, height }: PictureSize, longEdgePx: number): PictureSize {
  const scale = Math.min(1, longEdgePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
