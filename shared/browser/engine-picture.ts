import { type PictureHeader, pictureSize } from '#codec/picture-size.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
import type { RgbImage } from '#engine/image.ts';
import { decodeShrinkFor, halved, isHalved, toSmallPicture } from '#engine/small-picture.ts';
import { decodeReduced } from './image-decoder.ts';
import { drawPhoto } from './picture.ts';
import { releaseCanvas, releasePixels } from './release.ts';
import { withoutAlpha } from './without-alpha.ts';

/** Rows that are read at once; an even number. */
const ROWS = 512;

/**
 * A photo as the engine gets it: upright, its long edge at most `ENGINE_LONG_EDGE_PX`, scaled by libjpeg-turbo while it
 * is decoded and by our own arithmetic, because browsers and the command line scale differently.
 *
 * @param header the first bytes of the file; see `HEADER_BYTES`
 * @throws see {@link drawPhoto}
 */
export async function enginePicture(file: Blob, header: Uint8Array, format: PhotoFormat): Promise<RgbImage> {
  const size = format === 'jpeg' ? pictureSize(header) : undefined;
  const canvas =
    (size && (await reducedJpeg(file, size))) ??
    (await drawPhoto(file, header, format, { longEdgePx: Infinity, isToRead: true }));
  const picture = isHalved(canvas, ENGINE_LONG_EDGE_PX) ? halfOf(canvas) : pixelsOf(canvas);
  releaseCanvas(canvas);
  return toSmallPicture(picture, ENGINE_LONG_EDGE_PX);
}

async function reducedJpeg(file: Blob, size: PictureHeader): Promise<OffscreenCanvas | undefined> {
  const shrink = decodeShrinkFor(size, ENGINE_LONG_EDGE_PX);
  // A damaged file is decoded as far as possible by `drawPhoto`.
  const bitmap = await decodeReduced(file, size, shrink, 'none').catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    // The decoder rounds up, libvips down: what is left of the last column and row of the file is left out, wherever
    // they are shown.
    const canvas = new OffscreenCanvas(Math.floor(size.width / shrink), Math.floor(size.height / shrink));
    const left = [2, 3, 6, 7].includes(size.orientation) ? bitmap.width - canvas.width : 0;
    const top = [3, 4, 7, 8].includes(size.orientation) ? bitmap.height - canvas.height : 0;
    readable(canvas).drawImage(bitmap, -left, -top);
    return canvas;
  } finally {
    bitmap.close();
  }
}

/** Reads a canvas at half its size, a part at a time: all of its pixels would take four times the memory. */
function halfOf(canvas: OffscreenCanvas): RgbImage {
  const [width, height] = [Math.floor(canvas.width / 2), Math.floor(canvas.height / 2)];
  const data = new Uint8Array(width * height * 3);
  for (let top = 0; top < 2 * height; top += ROWS) {
    const part = readable(canvas).getImageData(0, top, canvas.width, Math.min(ROWS, canvas.height - top));
    data.set(halved(part, part.data, 4).data, (top / 2) * width * 3);
    releasePixels(part);
  }
  return { width, height, data };
}

function pixelsOf(canvas: OffscreenCanvas): RgbImage {
  const pixels = readable(canvas).getImageData(0, 0, canvas.width, canvas.height);
  const image = { width: pixels.width, height: pixels.height, data: withoutAlpha(pixels.data) };
  releasePixels(pixels);
  return image;
}

/** The picture as a JPEG. @param quality 0 to 1 */
export async function toJpeg({ width, height, data }: RgbImage, quality: number): Promise<Blob> {
  const pixels = new ImageData(width, height);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    pixels.data[to] = data[from]!;
    pixels.data[to + 1] = data[from + 1]!;
    pixels.data[to + 2] = data[from + 2]!;
    pixels.data[to + 3] = 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  readable(canvas).putImageData(pixels, 0, 0);
  releasePixels(pixels);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  releaseCanvas(canvas);
  return jpeg;
}

function readable(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no 2d context');
  return context;
}
