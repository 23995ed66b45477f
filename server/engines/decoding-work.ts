import sharp, { type Metadata } from 'sharp';
import {
  boundedWork,
  type DecodingLimits,
  type PictureFacts,
  SERVICE_DECODING,
} from '#core/decoding/decoding-limits.ts';
import { isWholeJpeg } from '#core/decoding/jpeg-scans.ts';
import { AppError } from '#core/failure.ts';

/** Formats for which libvips holds all pixels of a picture in memory. */
const WHOLE_FORMATS: ReadonlySet<Metadata['format']> = new Set(['gif', 'webp']);

/** Bytes of a JPEG that are examined at once. */
const PIECE_BYTES = 64 * 1024;

/**
 * Returns the work of decoding an image, in pixels of a baseline image, estimated from its header. Only the header is
 * read, off the event loop.
 *
 * @throws {AppError} `photo-unreadable`; `photo-too-many-pixels` and `photo-too-heavy` if it exceeds the limits
 */
export async function decodingWork(
  bytes: Uint8Array,
  limits: DecodingLimits = SERVICE_DECODING,
): Promise<number> {
  const metadata = await readHeader(bytes);
  const isWhole = metadata.format === 'jpeg' && (await isWholeJpeg(piecesOf(bytes)));
  return boundedWork(sharpFacts(metadata, isWhole), limits);
}

/** Returns how sharp's decoders interpret a header. */
export function sharpFacts(
  { width, height, format, isProgressive, depth, bitsPerSample = 8 }: Metadata,
  isWholeJpegFile: boolean,
): PictureFacts {
  const isWhole = isProgressive || isWholeJpegFile || WHOLE_FORMATS.has(format);
  return {
    width,
    height,
    held: format === 'heif' ? 'copies' : isWhole ? 'whole' : 'rows',
    isDeep: depth !== 'uchar' || bitsPerSample > 8,
  };
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array, void, void> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    // We check the limit ourselves: the decoder's own error doesn't include the image's size.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError({ code: 'photo-unreadable', details: {} }, { cause });
  }
}
