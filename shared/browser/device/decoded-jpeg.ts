import type { RgbImage } from '#engine/pictures/image.ts';
import { ownPixels } from '../decoding/image-decoder.ts';
import { releaseCanvas } from '../decoding/release.ts';
import { withoutAlpha } from '../decoding/without-alpha.ts';

/** Returns the pixels of a small JPEG that the app made, as RGB for the engine. */
export async function decodedJpeg(bytes: Uint8Array<ArrayBuffer>): Promise<RgbImage> {
  const own = await ownPixels(bytes).catch(() => undefined);
  return own ? { ...own, data: withoutAlpha(own.data) } : drawn(new Blob([bytes], { type: 'image/jpeg' }));
}

/** Used in browsers without a decoder that gives pixels. */
async function drawn(file: Blob): Promise<RgbImage> {
  const bitmap = await createImageBitmap(file);
  try {
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new Error('no 2d context');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    releaseCanvas(canvas);
    return { width, height, data: withoutAlpha(data) };
  } finally {
    bitmap.close();
  }
}
