import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { BLANK_DEVIATION } from '#codec/blank.ts';
import { decodeBmp } from '#codec/bmp.ts';
import { cameraName } from '#codec/camera-name.ts';
import { decodeHeic } from '#codec/heic.ts';
import { HEADER_BYTES, type PictureSize, pictureSize } from '#codec/picture-size.ts';
import { fileTexts } from '#codec/file-texts.ts';
import { takenAt } from '#codec/taken-at.ts';
import { takenWhere } from '#codec/taken-where.ts';
import { takenWith } from '#codec/taken-with.ts';
import { rawPreview } from '#codec/raw/raw-preview.ts';
import { AppError } from '#core/failure.ts';
import {
  ENGINE_JPEG_QUALITY,
  ENGINE_LONG_EDGE_PX,
  MAX_PHOTO_PIXELS,
  METADATA_TAIL_BYTES,
} from '#core/limits.ts';
import { lookOf } from '#core/look.ts';
import { judgePicture, type PictureJudgement } from '#core/look-again/look-again.ts';
import type { Shot } from '#core/neighbours.ts';
import { isRawFormat, type PhotoFormat } from '#core/photo-formats.ts';
import type { RgbImage } from '#engine/image.ts';
import { decodeShrinkFor, lookSource, toSmallPicture } from '#engine/small-picture.ts';
import type { DecodedPhoto, Decoder } from '#pipeline/ports.ts';
import { type FileBytes, readHead, readRange, readTail, wholeOf } from './file-bytes.ts';
import type { FilePhoto } from './file-photo.ts';
import { withLooseFile } from './loose-file.ts';
import { errorCode } from './system-problem.ts';

const LIBHEIF_WASM = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');

/** What a decoder sees of a photo. */
export interface SeenPicture {
  /** Small, as the engine gets it. */
  readonly picture: RgbImage;
  /** The size of the original, if its header says it. */
  readonly size: PictureSize | undefined;
  readonly format: PhotoFormat;
  readonly shot: Shot | undefined;
  readonly judgement: PictureJudgement;
}

/** Decodes with sharp, HEIC with libheif and BMP with bmp-ts; the result has no metadata. */
export const fileDecoder: Decoder<FilePhoto> = createFileDecoder(() => {});

/** The same, and shows each picture to somebody else as well. */
export function createFileDecoder(onSeen: (photo: FilePhoto, seen: SeenPicture) => void): Decoder<FilePhoto> {
  return { decode: (photo, format, signal) => decodedFile(photo, format, signal, onSeen) };
}

async function decodedFile(
  photo: FilePhoto,
  format: PhotoFormat,
  signal: AbortSignal,
  onSeen: (photo: FilePhoto, seen: SeenPicture) => void,
): Promise<DecodedPhoto> {
  signal.throwIfAborted();
  try {
    const header = await readHead(photo, HEADER_BYTES);
    const jpeg = isRawFormat(format) ? Buffer.from(await rawPreview(sourceOf(photo), format)) : undefined;
    const size = pictureSize(jpeg?.subarray(0, HEADER_BYTES) ?? header);
    const picture = jpeg ? await decodedInput(jpeg, 'jpeg', size) : await decoded(photo, format, size);
    const bytes = await raw(picture)
      .jpeg({ quality: Math.round(ENGINE_JPEG_QUALITY * 100) })
      .toBuffer();
    const date = takenAt(header);
    const taken = takenWith(header);
    const camera = cameraName(header);
    const location = takenWhere(header);
    const shot = taken && { ...taken, look: lookOf(lookSource(picture)) };
    const judgement = judgePicture(picture, size);
    const { lookAgain } = judgement;
    onSeen(photo, { picture, size, format, shot, judgement });
    const texts = fileTexts(header, await readTail(photo, HEADER_BYTES, METADATA_TAIL_BYTES));
    return {
      image: { bytes, mediaType: 'image/jpeg' },
      ...(date ? { takenAt: date } : {}),
      ...(location ? { location } : {}),
      ...(camera === undefined ? {} : { camera }),
      ...(texts ? { texts } : {}),
      ...(shot ? { shot } : {}),
      ...(lookAgain ? { lookAgain } : {}),
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (errorCode(error)) throw new AppError({ code: 'photo-gone', details: {} }, { cause: error });
    throw new AppError({ code: 'photo-unreadable', details: { format } }, { cause: error });
  }
}

/** @throws {Error} for a file that cannot be decoded, even in part */
async function decoded(
  file: FileBytes,
  format: PhotoFormat,
  size: PictureSize | undefined,
): Promise<RgbImage> {
  if (format === 'heic' || format === 'bmp') {
    const bytes = await wholeOf(file);
    const { width, height, data } =
      format === 'heic' ? await decodeHeic(bytes, () => readFile(LIBHEIF_WASM)) : decodeBmp(bytes);
    return pixelsOf(sharp(data, { raw: { width, height, channels: 4 } }));
  }
  return decodedInput(file.packed ? await wholeOf(file) : file.path, format, size);
}

/** @param input the path or the bytes of a file */
async function decodedInput(
  input: string | Buffer,
  format: PhotoFormat,
  size: PictureSize | undefined,
): Promise<RgbImage> {
  // Colour profiles are left out, because hosts convert by different arithmetic.
  const options: SharpOptions = { limitInputPixels: MAX_PHOTO_PIXELS, ignoreIcc: true };
  const shrink = format === 'jpeg' && size ? decodeShrinkFor(size, ENGINE_LONG_EDGE_PX) : 1;
  try {
    const strict: SharpOptions = { ...options, failOn: 'truncated' };
    // libvips takes options of its loaders in brackets behind the name (libvips, "vips_image_new_from_file").
    const reduced = (path: string) => pixelsOf(sharp(`${path}[shrink=${shrink}]`, strict));
    if (shrink > 1 && typeof input === 'string') return await reduced(input);
    const picture = shrink > 1 && typeof input !== 'string' && (await withLooseFile(input, reduced));
    return picture || (await pixelsOf(sharp(input, strict)));
  } catch {
    // A truncated photo is decoded as far as possible, unless the result is blank.
    const picture = await pixelsOf(sharp(input, { ...options, failOn: 'none' }));
    const { channels } = await raw(picture).stats();
    if (channels.every(({ stdev }) => stdev < BLANK_DEVIATION)) throw new Error('nothing could be decoded');
    return picture;
  }
}

function sourceOf(photo: FilePhoto) {
  return {
    sizeBytes: photo.sizeBytes,
    read: (start: number, end: number) => readRange(photo, start, end),
  };
}

/** Scaled down by our own arithmetic, as in browsers; see `toSmallPicture`. */
async function pixelsOf(picture: Sharp): Promise<RgbImage> {
  const { data, info } = await picture
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toSmallPicture({ ...info, data }, ENGINE_LONG_EDGE_PX);
}

function raw({ width, height, data }: RgbImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
