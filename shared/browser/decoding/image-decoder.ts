import type { PictureHeader } from '#codec/picture-size.ts';
import type { Raster } from '#codec/decoders/raster.ts';
import type { DecodeShrink } from '#engine/pictures/small-picture.ts';

/** If a decoder has no result for a truncated file after this time, it never will, since no more data follows. */
const SILENT_MS = 2000;

/** Returns whether this browser has a decoder that scales JPEGs down while reading them. */
export function canReduce(): boolean {
  return 'ImageDecoder' in self;
}

/** The facts in a JPEG's header, and the requested size. */
interface JpegHeader extends PictureHeader {
  /** The denominator of the scale: the decoded size is this fraction of the original. */
  readonly shrink: DecodeShrink;
}

/**
 * Decodes a JPEG at a fraction of its size, which takes a fraction of the time and memory of a full decode.
 *
 * @returns undefined if the browser has no such decoder, or if the decoder does not report that it rotated a picture
 *   whose orientation requires it
 * @throws whatever the decoder throws on a damaged file
 */
export async function decodeReduced(file: Blob, header: JpegHeader): Promise<ImageBitmap | undefined> {
  return header.shrink === 1
    ? undefined
    : decodeFrame(file.stream(), header, 'default', (frame) => createImageBitmap(frame));
}

/** Reused for consecutive pictures, because separate memory for each is released late. */
let memory = new ArrayBuffer(0);

/**
 * Frame formats that libjpeg-turbo has already converted to red, green and blue, and the positions of red and blue in
 * a pixel.
 */
const RED_AND_BLUE: ReadonlyMap<VideoPixelFormat | null, readonly [number, number]> = new Map([
  ['RGBX', [0, 2]],
  ['RGBA', [0, 2]],
  ['BGRX', [2, 0]],
  ['BGRA', [2, 0]],
]);

/**
 * Returns the pixels of a JPEG as stored, without its color profile, at a fraction of its size; valid until the next
 * picture is read. Uses no canvas, which takes half as much time again.
 *
 * @returns undefined under the conditions of {@link decodeReduced}, and if the browser leaves the conversion from
 * luminance and chrominance to us, which gives different colors: Chromium does so with full-size files that it has as
 * a whole
 * @throws whatever the decoder throws on a damaged file, or if it can't give pixels of this kind
 */
export async function storedPixels(
  file: Blob | Uint8Array<ArrayBuffer>,
  header: JpegHeader,
): Promise<Raster | undefined> {
  return decodeFrame(file instanceof Blob ? file.stream() : ended(file), header, 'none', pixelsOf);
}

/** Returns the pixels of a complete JPEG of our own, upright and at its full size. */
export async function ownPixels(jpeg: Uint8Array<ArrayBuffer>): Promise<Raster | undefined> {
  // The stream stays open, because the decoder converts the colors only if it doesn't know that the data is complete.
  const { stream } = unended(jpeg);
  const upright = { width: 0, height: 0, orientation: 1, shrink: 1 } as const;
  return decodeFrame(stream, upright, 'none', pixelsOf);
}

async function pixelsOf(frame: VideoFrame): Promise<Raster | undefined> {
  const places = RED_AND_BLUE.get(frame.format);
  if (!places) return undefined;
  const { width, height } = frame.visibleRect ?? { width: frame.codedWidth, height: frame.codedHeight };
  const sizeBytes = width * height * 4;
  if (memory.byteLength < sizeBytes) memory = new ArrayBuffer(sizeBytes);
  const data = new Uint8ClampedArray(memory, 0, sizeBytes);
  // In their own order: for another one, Chromium takes memory from among the pictures shown on the page, which
  // leaves gaps.
  await frame.copyTo(data);
  toRgba(data, places);
  return { width, height, data };
}

function toRgba(data: Uint8ClampedArray, [redAt, blueAt]: readonly [number, number]): void {
  for (let at = 0; at < data.length; at += 4) {
    const [red, blue] = [data[at + redAt]!, data[at + blueAt]!];
    data[at] = red;
    data[at + 2] = blue;
    data[at + 3] = 255;
  }
}

/** Returns a stream of these bytes. The decoder would keep a buffer, and copy it once more. */
function ended(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  const { stream, end } = unended(bytes);
  end();
  return stream;
}

/** Returns a stream of these bytes that doesn't end until it is closed. */
function unended(bytes: Uint8Array<ArrayBuffer>): { stream: ReadableStream<Uint8Array>; end: () => void } {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      source = controller;
      controller.enqueue(bytes);
    },
  });
  return { stream, end: () => source?.close() };
}

/** Closes the frame after use: otherwise Chromium keeps the pixels of each, 12 MB for a phone's photo. */
async function decodeFrame<Result>(
  data: ReadableStream,
  { width, height, orientation, shrink }: JpegHeader,
  colorSpaceConversion: ColorSpaceConversion,
  use: (frame: VideoFrame) => Promise<Result>,
): Promise<Result | undefined> {
  if (!canReduce()) return undefined;
  const decoder = new ImageDecoder({
    data,
    type: 'image/jpeg',
    preferAnimation: false,
    colorSpaceConversion,
    ...desiredSize({ width, height, orientation, shrink }),
  });
  try {
    const { image } = await decoder.decode();
    try {
      return orientation === 1 || isTurned(image) ? await use(image) : undefined;
    } finally {
      image.close();
    }
  } finally {
    decoder.close();
  }
}

/** Returns one pixel more than the scaled size: the decoder rounds down to a scale at or below the requested size. */
function desiredSize({ width, height, orientation, shrink }: JpegHeader) {
  if (shrink === 1) return {};
  const stored = orientation >= 5 ? { width: height, height: width } : { width, height };
  return {
    desiredWidth: Math.ceil(stored.width / shrink) + 1,
    desiredHeight: Math.ceil(stored.height / shrink) + 1,
  };
}

/**
 * Decodes a truncated file as far as possible. Missing pixels are transparent.
 *
 * @param header with a shrink of 1 for everything except JPEG
 * @returns undefined if the browser has no such decoder
 * @throws whatever the decoder throws if there is nothing to show
 */
export async function decodeCutOff(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
  header: JpegHeader,
): Promise<ImageBitmap | undefined> {
  if (!canReduce() || !(await ImageDecoder.isTypeSupported(mediaType))) return undefined;
  // While the stream is open, more data may follow, so the decoder returns what it has so far.
  const { stream, end } = unended(bytes);
  const decoder = new ImageDecoder({
    data: stream,
    type: mediaType,
    preferAnimation: false,
    ...desiredSize(header),
  });
  const silence = setTimeout(end, SILENT_MS);
  try {
    await decoder.tracks.ready;
    const { image } = await decoder.decode({ completeFramesOnly: false });
    try {
      return await createImageBitmap(image);
    } finally {
      image.close();
    }
  } finally {
    clearTimeout(silence);
    decoder.close();
  }
}

/**
 * Returns whether a frame has to be rotated or flipped (WebCodecs, VideoFrame.rotation and flip). The TypeScript
 * types don't have these fields yet.
 */
function isTurned(frame: VideoFrame & { readonly rotation?: number; readonly flip?: boolean }): boolean {
  return (frame.rotation ?? 0) !== 0 || frame.flip === true;
}
