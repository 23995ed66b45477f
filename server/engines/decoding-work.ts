import sharp, { type Metadata } from 'sharp';
import { AppError } from '#core/failure.ts';
import { MAX_PHOTO_PIXELS } from '#core/limits.ts';
import { MAX_JPEG_SCANS } from '../limits.ts';

/**
 * Cost factor per pixel for images that cannot be decoded row by row: interlaced PNG and progressive JPEG are held in
 * memory whole and decoded in several passes. Measured: 100 million pixels took 3 to 10 s and 0.4 to 1.2 GB; row by
 * row, 0.1 to 0.6 s and 0.1 GB.
 */
const WHOLE_COST = 4;
/** Cost factor per pixel for images with 16 bits per channel. */
const DEEP_COST = 2;

/**
 * The SOS marker of a JPEG (ITU T.81, B.1.1.3). In entropy-coded data every FF is followed by 00, so the marker
 * cannot occur there.
 */
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/**
 * The work of decoding an image, in pixels of a baseline image, estimated from its header. Only the header is read,
 * off the event loop.
 *
 * @throws {AppError} `photo-unreadable`; `photo-too-many-pixels` where the work exceeds {@link MAX_PHOTO_PIXELS}
 */
export async function decodingWork(bytes: Uint8Array): Promise<number> {
  const { width, height, format, isProgressive, depth } = await readHeader(bytes);
  const cost = (isProgressive ? WHOLE_COST : 1) * (depth === 'ushort' ? DEEP_COST : 1);
  const work = width * height * cost;
  if (work > MAX_PHOTO_PIXELS) {
    const details = { width, height, maxPixels: MAX_PHOTO_PIXELS / cost };
    throw new AppError({ code: 'photo-too-many-pixels', details });
  }
  if (format === 'jpeg' && isProgressive && hasTooManyScans(bytes)) {
    throw new AppError({ code: 'photo-unreadable', details: {} });
  }
  return work;
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    // We check the limit ourselves: the decoder's own error does not contain the image's size.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError({ code: 'photo-unreadable', details: {} }, { cause });
  }
}

/** Each scan is another pass over the whole image, and an empty scan takes only a few bytes. */
function hasTooManyScans(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = -1;
  for (let scans = 0; scans <= MAX_JPEG_SCANS; scans += 1) {
    at = buffer.indexOf(START_OF_SCAN, at + 1);
    if (at < 0) return false;
  }
  return true;
}
