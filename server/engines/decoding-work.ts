import sharp, { type Metadata } from 'sharp';
import { AppError } from '#core/failure.ts';
import { MAX_PHOTO_PIXELS } from '#core/limits.ts';
import { MAX_JPEG_SCANS } from '../limits.ts';

/**
 * What a pixel costs of a picture that cannot be decoded row by row: interlaced PNG and progressive JPEG are held in
 * memory whole, and gone over several times. Measured: 100 million took 3 to 10 s and 0.4 to 1.2 GB, in rows 0.1 to
 * 0.6 s and 0.1 GB.
 */
const WHOLE_COST = 4;
/** And of one with 16 bits a channel. */
const DEEP_COST = 2;

/** The start of a scan in a JPEG (ITU T.81, B.1.1.3); within a scan's data no FF is followed by anything but 00. */
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/**
 * How much work it is to decode a picture, in pixels of the plain kind, as its header says. The header is read and
 * nothing else, off the event loop.
 *
 * @throws {AppError} `photo-unreadable`; `photo-too-many-pixels` where that is more than {@link MAX_PHOTO_PIXELS}
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
    // The limit is ours: the decoder's own would not say how large the picture is.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError({ code: 'photo-unreadable', details: {} }, { cause });
  }
}

/** Each scan goes over all of the picture again, and an empty one takes a few bytes. */
function hasTooManyScans(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = -1;
  for (let scans = 0; scans <= MAX_JPEG_SCANS; scans += 1) {
    at = buffer.indexOf(START_OF_SCAN, at + 1);
    if (at < 0) return false;
  }
  return true;
}
