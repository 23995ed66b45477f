import { withProfile } from '#codec/jpeg-profile.ts';
import { fitted, type PictureSize, pictureSize } from '#codec/picture-size.ts';
import type { Raster } from '#codec/decoders/raster.ts';
import { upright } from '#codec/decoders/upright.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
import type { RgbImage } from '#engine/pictures/image.ts';
import { decodeShrinkFor, halved, isHalved, toSmallPicture } from '#engine/pictures/small-picture.ts';
import type { AskForPicture } from './asked-room.ts';
import { canReduce, storedPixels } from './image-decoder.ts';
import { LARGE_PIXELS } from '../limits.ts';
import { drawPhoto } from './picture.ts';
import { releaseBytes, releaseCanvas } from './release.ts';
import { withoutAlpha } from './without-alpha.ts';

/** The number of rows read at once; an even number. */
const ROWS = 512;

/** A picture's file, and its bytes if they are already in memory. */
export interface PictureFile {
  readonly blob: Blob;
  readonly bytes?: Uint8Array<ArrayBuffer> | undefined;
  /** Its first bytes; see `HEADER_BYTES`. */
  readonly header: Uint8Array<ArrayBuffer>;
  readonly format: PhotoFormat;
}

/**
 * Returns a photo as the engine gets it: upright, its long edge at most `ENGINE_LONG_EDGE_PX`, scaled by
 * libjpeg-turbo during decoding and by our own arithmetic, because browsers and the command line scale differently.
 *
 * @param ask asks for room before it is decoded
 * @throws see {@link drawPhoto}
 */
export async function enginePicture(file: PictureFile, ask: AskForPicture): Promise<RgbImage> {
  const picture = (file.format === 'jpeg' && (await reducedJpeg(file, ask))) || (await drawn(file, ask));
  const small = toSmallPicture(picture, ENGINE_LONG_EDGE_PX);
  if (small !== picture) releaseBytes(picture.data);
  return small;
}

async function reducedJpeg(
  { blob, bytes, header, format }: PictureFile,
  ask: AskForPicture,
): Promise<RgbImage | undefined> {
  const size = pictureSize(header);
  if (!size) return undefined;
  const shrink = decodeShrinkFor(size, ENGINE_LONG_EDGE_PX);
  await ask({ blob, bytes, header, format, size, isReduced: canReduce() && shrink > 1 });
  // A damaged file is decoded as far as possible by `drawPhoto`.
  const stored = await storedPixels(bytes ?? blob, { ...size, shrink }).catch(() => undefined);
  if (!stored) return undefined;
  const [width, height] = size.orientation >= 5 ? [size.height, size.width] : [size.width, size.height];
  // The decoder rounds up and libvips rounds down, so the remainder of the last column and row is dropped.
  const kept = { width: Math.floor(width / shrink), height: Math.floor(height / shrink) };
  const shown = upright(stored, kept, size.orientation);
  const picture = rgbOf(shown);
  if (shown !== stored) releaseBytes(shown.data);
  return picture;
}

async function drawn({ blob, header, format }: PictureFile, ask: AskForPicture): Promise<RgbImage> {
  const longEdgePx = readableEdge(pictureSize(header));
  const canvas = await drawPhoto(blob, header, format, { longEdgePx, isToRead: true, ask });
  const picture = isHalved(canvas, ENGINE_LONG_EDGE_PX) ? halfOf(canvas) : pixelsOf(canvas);
  releaseCanvas(canvas);
  return picture;
}

/**
 * Returns the long edge at which a picture's pixels are read: the full size, or for a large picture a half, a quarter
 * and so on.
 */
function readableEdge(size: PictureSize | undefined): number {
  if (!size) return Infinity;
  let scale = 1;
  while ((size.width / scale) * (size.height / scale) > LARGE_PIXELS) scale *= 2;
  return scale === 1 ? Infinity : Math.ceil(Math.max(size.width, size.height) / scale);
}

/** Returns the pixels without alpha, and at half size if the picture is halved anyway. */
function rgbOf({ width, height, data }: Raster): RgbImage {
  return isHalved({ width, height }, ENGINE_LONG_EDGE_PX)
    ? halved({ width, height }, data, 4)
    : { width, height, data: withoutAlpha(data) };
}

/** Reads a canvas at half its size, one part at a time: reading all pixels at once would take four times the memory. */
function halfOf(canvas: OffscreenCanvas): RgbImage {
  const [width, height] = [Math.floor(canvas.width / 2), Math.floor(canvas.height / 2)];
  const data = new Uint8Array(width * height * 3);
  for (let top = 0; top < 2 * height; top += ROWS) {
    const part = readable(canvas).getImageData(0, top, canvas.width, Math.min(ROWS, canvas.height - top));
    data.set(halved(part, part.data, 4).data, (top / 2) * width * 3);
  }
  return { width, height, data };
}

function pixelsOf(canvas: OffscreenCanvas): RgbImage {
  const { width, height, data } = readable(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, data: withoutAlpha(data) };
}

/** Reused for consecutive pictures of the same size, because separate memory for each is released late. */
let jpegPixels = new ImageData(1, 1);
const jpegCanvas = new OffscreenCanvas(1, 1);

/** Returns the picture as a JPEG; one at a time. @param quality 0 to 1 */
export async function toJpeg({ width, height, data }: RgbImage, quality: number): Promise<Blob> {
  if (jpegPixels.width !== width || jpegPixels.height !== height) {
    jpegPixels = new ImageData(width, height);
    jpegCanvas.width = width;
    jpegCanvas.height = height;
  }
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    jpegPixels.data[to] = data[from]!;
    jpegPixels.data[to + 1] = data[from + 1]!;
    jpegPixels.data[to + 2] = data[from + 2]!;
    jpegPixels.data[to + 3] = 255;
  }
  readable(jpegCanvas).putImageData(jpegPixels, 0, 0);
  return jpegCanvas.convertToBlob({ type: 'image/jpeg', quality });
}

/**
 * Returns the picture of the last {@link toJpeg}, smaller, in the colors of the original photo.
 *
 * @param profile the photo's own; see `profileSegments`
 */
export async function lastAsThumbnail(
  longEdgePx: number,
  quality: number,
  profile: readonly Uint8Array[],
): Promise<{ readonly picture: Blob; readonly size: PictureSize }> {
  const size = fitted(jpegCanvas, longEdgePx);
  const { width, height } = size;
  const canvas = new OffscreenCanvas(width, height);
  const context = readable(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(jpegCanvas, 0, 0, width, height);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  releaseCanvas(canvas);
  if (profile.length === 0) return { picture: jpeg, size };
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  return { picture: new Blob([withProfile(bytes, profile)], { type: jpeg.type }), size };
}

function readable(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no 2d context');
  return context;
}
