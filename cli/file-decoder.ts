import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { BLANK_DEVIATION } from '#codec/blank.ts';
import { decodeBmp } from '#codec/bmp.ts';
import { decodeHeic } from '#codec/heic.ts';
import { HEADER_BYTES, pictureSize } from '#codec/picture-size.ts';
import { fileTexts } from '#codec/file-texts.ts';
import { takenAt } from '#codec/taken-at.ts';
import { takenWith } from '#codec/taken-with.ts';
import { AppError } from '#core/failure.ts';
import {
  ENGINE_JPEG_QUALITY,
  ENGINE_LONG_EDGE_PX,
  MAX_PHOTO_PIXELS,
  METADATA_TAIL_BYTES,
} from '#core/limits.ts';
import { LOOK_SOURCE_PX, type Look, lookOf } from '#core/look.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
import type { Decoder } from '#pipeline/ports.ts';
import { type FilePhoto, readHead, readTail } from './file-photo.ts';

const LIBHEIF_WASM = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');

/** Decodes with sharp, HEIC with libheif and BMP with bmp-ts; the result has no metadata. */
export const fileDecoder: Decoder<FilePhoto> = {
  decode: async ({ path }, format, signal) => {
    signal.throwIfAborted();
    const header = await readHead(path, HEADER_BYTES);
    pictureSize(header);
    try {
      const bytes = await toJpeg(path, format);
      const date = takenAt(header);
      const taken = takenWith(header);
      const texts = fileTexts(header, await readTail(path, HEADER_BYTES, METADATA_TAIL_BYTES));
      return {
        image: { bytes, mediaType: 'image/jpeg' },
        ...(date ? { takenAt: date } : {}),
        ...(texts ? { texts } : {}),
        ...(taken ? { shot: { ...taken, look: await lookOfJpeg(bytes) } } : {}),
      };
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError({ code: 'photo-unreadable', details: { format } }, { cause: error });
    }
  },
};

async function lookOfJpeg(bytes: Uint8Array): Promise<Look> {
  const size = { width: LOOK_SOURCE_PX, height: LOOK_SOURCE_PX, fit: 'fill' } as const;
  return lookOf(await sharp(bytes).resize(size).ensureAlpha().raw().toBuffer());
}

async function toJpeg(path: string, format: PhotoFormat): Promise<Buffer> {
  if (format === 'heic' || format === 'bmp') {
    const file = await readFile(path);
    const { width, height, data } =
      format === 'heic' ? await decodeHeic(file, () => readFile(LIBHEIF_WASM)) : decodeBmp(file);
    return encoded(sharp(data, { raw: { width, height, channels: 4 } }));
  }
  try {
    return await encoded(sharp(path, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'truncated' }));
  } catch {
    // A truncated photo is decoded as far as possible, unless the result is blank.
    const jpeg = await encoded(sharp(path, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'none' }));
    const { channels } = await sharp(jpeg).stats();
    if (channels.every(({ stdev }) => stdev < BLANK_DEVIATION)) throw new Error('nothing could be decoded');
    return jpeg;
  }
}

function encoded(picture: Sharp): Promise<Buffer> {
  return picture
    .autoOrient()
    .resize({
      width: ENGINE_LONG_EDGE_PX,
      height: ENGINE_LONG_EDGE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .jpeg({ quality: Math.round(ENGINE_JPEG_QUALITY * 100) })
    .toBuffer();
}
