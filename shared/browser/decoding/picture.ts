import { PHOTO_FORMATS, type PhotoFormat } from '#core/photo-formats.ts';
import { isBlank } from '#codec/blank.ts';
import { fitted, type PictureHeader, type PictureSize, pictureSize } from '#codec/picture-size.ts';
import type { Raster } from '#codec/decoders/raster.ts';
import { soundBytes } from '#codec/decoders/sound-jpeg.ts';
import { upright } from '#codec/decoders/upright.ts';
import type { DecodeShrink } from '#engine/pictures/small-picture.ts';
import { loadModule } from '../load-module.ts';
import type { AskForPicture } from './asked-room.ts';
import { canReduce, decodeCutOff, decodeReduced } from './image-decoder.ts';
import { LARGE_PIXELS } from '../limits.ts';
import { showsJxl } from './shows-jxl.ts';

export interface Drawing {
  /** The longest edge that the canvas may have. */
  readonly longEdgePx: number;
  /** Asks for room before anything is decoded, and after the required code has loaded. */
  readonly ask: AskForPicture;
  /** Ignores color profiles, and keeps the canvas in memory instead of on the GPU, for reading its pixels. */
  readonly isToRead?: boolean;
}

/**
 * Draws a photo, upright, on a canvas. Browsers decode most formats natively; code for HEIC, TIFF and, if needed,
 * JPEG XL loads with the first such photo. A truncated photo is drawn as far as possible, unless the result is blank.
 *
 * @param header the first bytes of the file; see `HEADER_BYTES`
 * @throws {AppError} `photo-too-many-pixels`, `photo-too-heavy`, `network-unreachable` if that code can't be loaded;
 * whatever a decoder throws on a damaged file
 */
export async function drawPhoto(
  file: Blob,
  header: Uint8Array,
  format: PhotoFormat,
  drawing: Drawing,
): Promise<OffscreenCanvas> {
  const size = pictureSize(header);
  const isReduced = canReduce() && size !== undefined && shrinkFor(size, drawing.longEdgePx) > 1;
  const ask = () => drawing.ask({ blob: file, header, format, size, isReduced });
  if (format === 'heic') {
    const { decodeHeicInWorker } = await loadModule(() => import('./heic-in-worker.ts'));
    const bytes = new Uint8Array(await file.arrayBuffer());
    return drawRaster(await decodeHeicInWorker(bytes, ask), drawing);
  }
  if (format === 'jxl' && !(await showsJxl())) {
    const { decodeJxlInWorker } = await loadModule(() => import('./jxl-in-worker.ts'));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const askFloats = () => drawing.ask({ blob: file, header, format, size, isReduced, held: 'floats' });
    return drawRaster(await decodeJxlInWorker(bytes, askFloats), drawing);
  }
  if (format === 'tiff') {
    const { decodeTiff } = await loadModule(() => import('#codec/decoders/tiff.ts'));
    await ask();
    const picture = await decodeTiff(new Uint8Array(await file.arrayBuffer()));
    return drawRaster(upright(picture, picture, picture.orientation), drawing);
  }
  await ask();
  try {
    return await drawWhole(file, size, format, drawing);
  } catch (error) {
    // A file without a size in its header can't be decoded even partially. A large JPEG is reduced during decoding.
    const isBounded = size && ((format === 'jpeg' && isReduced) || size.width * size.height <= LARGE_PIXELS);
    const canvas = isBounded && (await drawCutOff(file, size, format, drawing).catch(() => undefined));
    if (!canvas) throw error;
    return canvas;
  }
}

async function drawWhole(
  file: Blob,
  size: PictureHeader | undefined,
  format: PhotoFormat,
  drawing: Drawing,
): Promise<OffscreenCanvas> {
  const { longEdgePx, isToRead } = drawing;
  const target = size && fitted(size, longEdgePx);
  if (size && target && format === 'jpeg') {
    const reduced = await decodeReduced(file, { ...size, shrink: shrinkFor(size, longEdgePx) });
    if (reduced) return drawn(reduced, target, drawing);
  }
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(isToRead ? { colorSpaceConversion: 'none' } : {}),
    ...(target && target.width < size.width
      ? { resizeWidth: target.width, resizeHeight: target.height, resizeQuality: 'high' }
      : {}),
  });
  return drawn(bitmap, target ?? fitted(bitmap, longEdgePx), drawing);
}

/** Returns the largest reduction that leaves at least the long edge. */
function shrinkFor({ width, height }: PictureSize, longEdgePx: number): DecodeShrink {
  const shrinks = [8, 4, 2] as const;
  return shrinks.find((shrink) => Math.max(width, height) >= shrink * longEdgePx) ?? 1;
}

async function drawCutOff(
  file: Blob,
  size: PictureHeader,
  format: PhotoFormat,
  drawing: Drawing,
): Promise<OffscreenCanvas | undefined> {
  const shrink = format === 'jpeg' ? shrinkFor(size, drawing.longEdgePx) : 1;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sound = format === 'jpeg' ? bytes.subarray(0, soundBytes(bytes)) : bytes;
  const partial = await decodeCutOff(sound, PHOTO_FORMATS[format].mediaType, { ...size, shrink });
  if (!partial) return undefined;
  const canvas = drawn(partial, fitted(size, drawing.longEdgePx), drawing);
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return !pixels || isBlank(pixels.data) ? undefined : canvas;
}

async function drawRaster(raster: Raster, drawing: Drawing): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(new ImageData(raster.data, raster.width, raster.height));
  return drawn(bitmap, fitted(raster, drawing.longEdgePx), drawing);
}

/** Draws a decoded picture and closes it. */
function drawn(picture: ImageBitmap, { width, height }: PictureSize, drawing: Drawing): OffscreenCanvas {
  try {
    const canvas = new OffscreenCanvas(width, height);
    whiteContext(canvas, drawing).drawImage(picture, 0, 0, width, height);
    return canvas;
  } finally {
    picture.close();
  }
}

/** JPEG has no transparency: transparent pixels become white instead of black. */
function whiteContext(
  canvas: OffscreenCanvas,
  { isToRead = false }: Drawing,
): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: isToRead });
  if (!context) throw new Error('no 2d context');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return context;
}
