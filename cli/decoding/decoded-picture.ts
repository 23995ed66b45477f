import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { BLANK_DEVIATION } from '#codec/blank.ts';
import { decodeBmp } from '#codec/decoders/bmp.ts';
import type { HeicPixels } from '#codec/decoders/heic.ts';
import { HEADER_BYTES, pictureSize } from '#codec/picture-size.ts';
import {
  boundedWork,
  DEVICE_DECODING,
  FLOATS_BYTES,
  type PictureFacts,
} from '#core/decoding/decoding-limits.ts';
import { isWholeJpeg } from '#core/decoding/jpeg-scans.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
import type { RgbImage } from '#engine/pictures/image.ts';
import { decodeShrinkFor, halved, isHalved, toSmallPicture } from '#engine/pictures/small-picture.ts';
import { sharpFacts } from '#server/engines/decoding-work.ts';
import { hasBytes } from '../disk/byte-names.ts';
import { type FileBytes, piecesOf, readHead, wholeOf } from '../inputs/file-bytes.ts';
import { LARGE_PIXELS } from '../limits.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const LIBHEIF_WASM = resolve('libheif-js/libheif-wasm/libheif.wasm');
const LIBJXL_WASM = resolve('@jsquash/jxl/codec/dec/jxl_dec.wasm');

/**
 * Waits until there is room for this much work; see `decodingWork`.
 *
 * @param heldBytes the decoder's memory, if the work doesn't determine it
 */
export type AskRoom = (work: number, heldBytes?: number) => Promise<void>;

/** A picture in a format that libvips reads. */
interface Readable {
  /** Its path or its bytes. */
  readonly input: string | Buffer;
  readonly facts: PictureFacts;
  readonly shrink: number;
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number;
}

/**
 * Decodes a picture and scales it down by our own arithmetic, as in browsers; see `toSmallPicture`.
 *
 * @throws {AppError} `photo-too-many-pixels`, `photo-too-heavy`
 * @throws {Error} for a file that cannot be decoded, even in part
 */
export async function decodedPicture(
  file: FileBytes,
  format: PhotoFormat,
  askRoom: AskRoom,
): Promise<RgbImage> {
  const ask = (facts: PictureFacts) => askRoom(boundedWork(facts, DEVICE_DECODING));
  // Decoders of rare formats are loaded on demand, because loading them took a tenth of the start of a process.
  if (format === 'heic') {
    const { withHeicPixels } = await import('#codec/decoders/heic.ts');
    const reading = { loadWasm: () => readFile(LIBHEIF_WASM), ask };
    return withHeicPixels(await wholeOf(file), reading, smallHeic);
  }
  if (format === 'jxl') {
    const { decodeJxl } = await import('#codec/decoders/jxl.ts');
    const askFloats = (facts: PictureFacts) =>
      askRoom(boundedWork(facts, DEVICE_DECODING), facts.width * facts.height * FLOATS_BYTES);
    const reading = { loadWasm: () => readFile(LIBJXL_WASM), ask: askFloats };
    const { width, height, data } = await decodeJxl(await wholeOf(file), reading);
    return small(sharp(data, { raw: { width, height, channels: 4 } }));
  }
  const size = pictureSize(await readHead(file, HEADER_BYTES));
  if (format === 'bmp') {
    if (!size) throw new Error('no size');
    await ask({ ...size, held: 'whole' });
    const { width, height, data } = decodeBmp(await wholeOf(file));
    return small(sharp(data, { raw: { width, height, channels: 4 } }));
  }
  const input = file.packed || file.made || hasBytes(file.path) ? await wholeOf(file) : file.path;
  const metadata = await sharp(input, { limitInputPixels: false }).metadata();
  if (format === 'tiff' && isFloating(metadata)) {
    const { decodeTiff } = await import('#codec/decoders/tiff.ts');
    const picture = await decodeTiff(Uint8Array.from(await wholeOf(file)), ask);
    const { width, height, data } = picture;
    const stored = sharp(data, { raw: { width, height, channels: 4 } });
    return small(turned(stored, picture.orientation));
  }
  const isWhole = metadata.format === 'jpeg' && (await isWholeJpeg(piecesOf(file)));
  const facts = sharpFacts(metadata, isWhole);
  await ask(facts);
  const shrink = format === 'jpeg' && size ? decodeShrinkFor(size, ENGINE_LONG_EDGE_PX) : 1;
  return readPicture({ input, facts, shrink, orientation: metadata.orientation ?? 1 });
}

function isFloating({ depth }: Metadata): boolean {
  return depth === 'float' || depth === 'double';
}

/** Halves the picture within libheif's memory, because it is large. */
async function smallHeic({ width, height, stride, data, hasAlpha }: HeicPixels): Promise<RgbImage> {
  const isPlain = !hasAlpha && stride === width * 4;
  if (isPlain && isHalved({ width, height }, ENGINE_LONG_EDGE_PX)) {
    return toSmallPicture(halved({ width, height }, data, 4), ENGINE_LONG_EDGE_PX);
  }
  const rows = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    rows.set(data.subarray(y * stride, y * stride + width * 4), y * width * 4);
  }
  return small(sharp(rows, { raw: { width, height, channels: 4 } }));
}

/** Returns sharp with these pixels. */
export function sharpOf({ width, height, data }: RgbImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function readPicture(picture: Readable): Promise<RgbImage> {
  const { input, shrink } = picture;
  // Color profiles are ignored, because hosts convert with different arithmetic.
  const options: SharpOptions = { limitInputPixels: DEVICE_DECODING.maxPixels, ignoreIcc: true };
  try {
    const strict: SharpOptions = { ...options, failOn: 'truncated' };
    // libvips takes loader options in brackets after the name (libvips, "vips_image_new_from_file").
    const reduced = (path: string) => small(sharp(`${path}[shrink=${shrink}]`, strict));
    if (shrink > 1 && typeof input === 'string') return await reduced(input);
    const loose = shrink > 1 && typeof input !== 'string' && (await withLooseFile(input, reduced));
    return loose || (await smallOf(picture, strict));
  } catch {
    // A truncated photo is decoded as far as possible, unless the result is blank.
    const found = await smallOf(picture, { ...options, failOn: 'none' });
    const { channels } = await sharpOf(found).stats();
    if (channels.every(({ stdev }) => stdev < BLANK_DEVIATION)) throw new Error('nothing could be decoded');
    return found;
  }
}

/** libvips reads a large picture a few rows at a time, and scales them down before they are turned. */
async function smallOf({ input, facts, orientation }: Readable, options: SharpOptions): Promise<RgbImage> {
  const { width, height } = facts;
  let scale = 1;
  while ((width / scale) * (height / scale) > LARGE_PIXELS) scale *= 2;
  if (scale === 1) return small(sharp(input, options));
  const target = { width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
  const reduced = sharp(input, options).resize({ ...target, fit: 'fill', kernel: 'linear' });
  const { data, info } = await pixelsOf(reduced);
  const stored = sharp(data, { raw: { ...info, channels: 3 } });
  return small(turned(stored, orientation));
}

/** By the EXIF orientation (CIPA DC-008, Orientation). */
function turned(picture: Sharp, orientation: number): Sharp {
  switch (orientation) {
    case 2:
      return picture.flop();
    case 3:
      return picture.rotate(180);
    case 4:
      return picture.flip();
    case 5:
      return picture.rotate(90).flop();
    case 6:
      return picture.rotate(90);
    case 7:
      return picture.rotate(270).flop();
    case 8:
      return picture.rotate(270);
    default:
      return picture;
  }
}

async function small(picture: Sharp): Promise<RgbImage> {
  const { data, info } = await pixelsOf(picture.autoOrient());
  return toSmallPicture({ ...info, data }, ENGINE_LONG_EDGE_PX);
}

async function pixelsOf(picture: Sharp) {
  return picture
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Runs work on a picture of a ZIP as a temporary file, for a decoder whose options need files. The file is removed
 * afterwards.
 *
 * @returns undefined if there is no room for it
 */
async function withLooseFile<Value>(
  bytes: Uint8Array,
  work: (path: string) => Promise<Value>,
): Promise<Value | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'where-my-pix-')).catch(() => undefined);
  if (folder === undefined) return undefined;
  try {
    const path = join(folder, 'picture');
    const isWritten = await writeFile(path, bytes, { mode: 0o600 }).then(
      () => true,
      () => false,
    );
    return isWritten ? await work(path) : undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
