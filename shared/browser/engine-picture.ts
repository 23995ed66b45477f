import { fitted, pictureSize } from '#codec/picture-size.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
import type { RgbImage } from '#engine/image.ts';
import { halved, halvingsTo, toSmallPicture } from '#engine/small-picture.ts';
import { FULL_DECODE_PIXELS } from './limits.ts';
import { drawPhoto } from './picture.ts';
import { withoutAlpha } from './without-alpha.ts';

/** Rows that are read at once; an even number. */
const ROWS = 512;

/**
 * A photo as the engine gets it: upright, its long edge at most `ENGINE_LONG_EDGE_PX`, scaled by our own arithmetic,
 * because browsers and the command line scale differently. Beyond `FULL_DECODE_PIXELS` the browser's decoder scales
 * first, which takes less memory.
 *
 * @param header the first bytes of the file; see `HEADER_BYTES`
 * @throws see {@link drawPhoto}
 */
export async function enginePicture(file: Blob, header: Uint8Array, format: PhotoFormat): Promise<RgbImage> {
  const size = pictureSize(header);
  const isHuge = size !== undefined && size.width * size.height > FULL_DECODE_PIXELS;
  const longEdgePx = isHuge ? 2 * ENGINE_LONG_EDGE_PX : Infinity;
  const canvas = await drawPhoto(file, header, format, { longEdgePx, isToRead: true });
  const target = fitted(size ?? canvas, ENGINE_LONG_EDGE_PX);
  return toSmallPicture(halvingsTo(target, canvas) > 0 ? halfOf(canvas) : pixelsOf(canvas), target);
}

/** Reads a canvas at half its size, a part at a time: all of its pixels would take four times the memory. */
function halfOf(canvas: OffscreenCanvas): RgbImage {
  const [width, height] = [Math.floor(canvas.width / 2), Math.floor(canvas.height / 2)];
  const data = new Uint8Array(width * height * 3);
  for (let top = 0; top < 2 * height; top += ROWS) {
    const part = readRows(canvas, top, Math.min(ROWS, canvas.height - top));
    data.set(halved(part, part.data, 4).data, (top / 2) * width * 3);
  }
  return { width, height, data };
}

function pixelsOf(canvas: OffscreenCanvas): RgbImage {
  const { width, height, data } = readRows(canvas, 0, canvas.height);
  return { width, height, data: withoutAlpha(data) };
}

function readRows(canvas: OffscreenCanvas, top: number, rows: number): ImageData {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  return context.getImageData(0, top, canvas.width, rows);
}

/** The picture as a JPEG. @param quality 0 to 1 */
export function toJpeg({ width, height, data }: RgbImage, quality: number): Promise<Blob> {
  const pixels = new ImageData(width, height);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    pixels.data[to] = data[from]!;
    pixels.data[to + 1] = data[from + 1]!;
    pixels.data[to + 2] = data[from + 2]!;
    pixels.data[to + 3] = 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no 2d context');
  context.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
