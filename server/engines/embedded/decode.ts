import { AppError } from '#core/failure.ts';
import { SERVICE_DECODING } from '#core/decoding/decoding-limits.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import type { RgbImage } from '#engine/pictures/image.ts';
import { DECODE_TIMEOUT_SECONDS } from '../../limits.ts';
import { sharp } from '../sharp.ts';

/**
 * Decodes a JPEG, PNG or WebP into upright RGB pixels of at most {@link ENGINE_LONG_EDGE_PX} on the long edge. Images
 * from our own clients aren't scaled here, since only our own arithmetic (`toWorkingSize`, `greyPage`) gives the same
 * bytes as in browsers.
 *
 * Transparent pixels are flattened onto white, as on a web page.
 *
 * @throws {AppError} `photo-unreadable`
 */
export async function decodeImage(bytes: Uint8Array): Promise<RgbImage> {
  try {
    const { data, info } = await sharp(bytes, {
      failOn: 'error',
      sequentialRead: true,
      limitInputPixels: SERVICE_DECODING.maxPixels,
    })
      .rotate()
      .resize(ENGINE_LONG_EDGE_PX, ENGINE_LONG_EDGE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new Error(`Expected 3 channels, got ${info.channels}.`);
    return { width: info.width, height: info.height, data };
  } catch (cause) {
    throw new AppError({ code: 'photo-unreadable', details: {} }, { cause });
  }
}
