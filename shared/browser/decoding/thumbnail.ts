import type { PictureSize } from '#codec/picture-size.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { decodedPhotos, decodePool } from './decode-pool.ts';

const THUMBNAIL_QUALITY = 0.75;

/**
 * A small JPEG of a photo for display. The caller must revoke the object URL that it creates for it.
 *
 * @throws {AppError} if the photo cannot be read; show its name instead
 */
export async function createThumbnail(
  photo: BrowserPhoto,
  longEdgePx: number,
  signal?: AbortSignal,
): Promise<{ readonly picture: Blob; readonly size?: PictureSize }> {
  const made = await decodedPhotos.thumbnailOf(photo, longEdgePx);
  if (made?.edgePx === longEdgePx) return made;
  // A larger one is a file that takes a moment to read.
  const isLarger = made !== undefined && made.edgePx > longEdgePx;
  const file = isLarger ? new File([made.picture], photo.name) : photo.file;
  const request = { purpose: 'display', file, longEdgePx, quality: THUMBNAIL_QUALITY } as const;
  return decodePool.run(request, { signal });
}
