import type { Context } from 'hono';
import { AppError } from '#core/failure.ts';
import { FRAMES_OF_FILM } from '#core/films/frame-moments.ts';
import { MAX_PHOTO_BYTES, SNIFF_BYTES } from '#core/limits.ts';
import type { EncodedImage } from '#core/photo.ts';
import { detectFormat } from '#core/photo-format.ts';
import { PHOTO_FORMATS } from '#core/photo-formats.ts';
import { ENGINE_MEDIA_TYPES, FILM_FRAMES_HEADER } from '#protocol/analyze-image.ts';
import { MAX_JSON_PICTURE_BODY_BYTES, MAX_JSON_PICTURE_BYTES } from '../limits.ts';
import { readBase64Picture } from './base64-picture.ts';
import { mediaTypeOf } from './serve-endpoint.ts';

function isJson(context: Context): boolean {
  return mediaTypeOf(context) === 'application/json';
}

/** Returns the maximum size of a request's body. */
export function maxBodyBytes(context: Context): number {
  return isJson(context) ? MAX_JSON_PICTURE_BODY_BYTES : MAX_PHOTO_BYTES;
}

/** Returns the failure of a request whose body is larger. */
export function tooLarge(context: Context): AppError {
  const maxBytes = isJson(context) ? MAX_JSON_PICTURE_BYTES : MAX_PHOTO_BYTES;
  const bodyBytes = Number(context.req.header('Content-Length') ?? maxBytes);
  const sizeBytes = isJson(context) ? Math.floor((bodyBytes * 3) / 4) : bodyBytes;
  return new AppError({ code: 'photo-too-large', details: { sizeBytes, maxBytes } });
}

/** The pictures of a request. */
export interface SentPictures {
  /** All bytes, which identify the request. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** One photo, or the frames of a film. */
  readonly pictures: readonly EncodedImage[];
  readonly isFilm: boolean;
}

/**
 * Reads the picture of a request, or the frames of a film.
 *
 * @throws {AppError} `request-invalid`, `photo-empty`, `photo-not-an-image`, `photo-format-unsupported`
 */
export async function readPictures(context: Context): Promise<SentPictures> {
  const frames = context.req.header(FILM_FRAMES_HEADER);
  const isFilm = frames !== undefined;
  const body =
    isJson(context) && !isFilm
      ? await readBase64Picture(context.req.raw.body)
      : new Uint8Array(await context.req.arrayBuffer());
  if (!body) {
    const message = 'expected { "base64Image": the image as base64, without a data-URL prefix }';
    throw new AppError({ code: 'request-invalid', details: { message } });
  }
  if (body.length === 0) throw new AppError({ code: 'photo-empty', details: {} });
  const parts = isFilm ? framesIn(body, frames) : [body];
  return { body, pictures: parts.map(pictureOf), isFilm };
}

const SIZES = new RegExp(`^[1-9]\\d{0,8}(?:,[1-9]\\d{0,8}){0,${FRAMES_OF_FILM - 1}}$`);

function framesIn(body: Uint8Array<ArrayBuffer>, header: string): Uint8Array<ArrayBuffer>[] {
  const sizes = SIZES.test(header) ? header.split(',').map(Number) : [];
  if (sizes.reduce((sum, size) => sum + size, 0) !== body.length) {
    const message = `${FILM_FRAMES_HEADER}: expected the sizes of up to ${FRAMES_OF_FILM} frames, together the body`;
    throw new AppError({ code: 'request-invalid', details: { message } });
  }
  let end = 0;
  // Copies, because threads receive the whole buffer of a view.
  return sizes.map((size) => body.slice(end, (end += size)));
}

/** The format is detected from the content, not from the declared type. */
function pictureOf(bytes: Uint8Array<ArrayBuffer>): EncodedImage {
  const detected = detectFormat(bytes.subarray(0, SNIFF_BYTES), '');
  if (detected.kind === 'unknown') throw new AppError({ code: 'photo-not-an-image', details: {} });
  const format = detected.kind === 'photo' ? PHOTO_FORMATS[detected.format] : undefined;
  const engineType = ENGINE_MEDIA_TYPES.find((type) => type === format?.mediaType);
  if (!engineType) {
    const label = format?.label ?? (detected.kind === 'unsupported' ? detected.label : 'video');
    throw new AppError({ code: 'photo-format-unsupported', details: { format: label } });
  }
  return { bytes, mediaType: engineType };
}
