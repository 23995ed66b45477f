import type { RgbImage } from '#engine/image.ts';
import { releaseCanvas, releasePixels } from '../release.ts';
import { withoutAlpha } from '../without-alpha.ts';

/** The pixels of a small JPEG that the app made, as RGB for the engine. */
export async function decodedJpeg(bytes: Uint8Array<ArrayBuffer>): Promise<RgbImage> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  try {
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new Error('no 2d context');
    context.drawImage(bitmap, 0, 0);
    const pixels = context.getImageData(0, 0, width, height);
    const image = { width, height, data: withoutAlpha(pixels.data) };
    releasePixels(pixels);
    releaseCanvas(canvas);
    return image;
  } finally {
    bitmap.close();
  }
}
