import type { PictureHeader } from '#codec/picture-size.ts';
import type { DecodeShrink } from '#engine/small-picture.ts';

/**
 * A decoder without a result for a truncated file after this time will not give one, as no more data follows.
 */
const SILENT_MS = 2000;

/**
 * Decodes a JPEG at a fraction of its size, which takes a fraction of the time and memory of a full decode.
 *
 * @param shrink the denominator of that fraction
 * @param colorSpaceConversion `none` leaves a colour profile out
 * @returns undefined if the browser has no such decoder, or if the decoder does not report that it rotated a picture
 *   whose orientation requires it
 * @throws whatever the decoder throws on a damaged file
 */
export async function decodeReduced(
  file: Blob,
  size: PictureHeader,
  shrink: DecodeShrink,
  colorSpaceConversion: ColorSpaceConversion = 'default',
): Promise<ImageBitmap | undefined> {
  if (shrink === 1 || !('ImageDecoder' in self)) return undefined;
  const [width, height] = size.orientation >= 5 ? [size.height, size.width] : [size.width, size.height];
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: 'image/jpeg',
    preferAnimation: false,
    colorSpaceConversion,
    // One pixel more than the scaled size: the decoder rounds down to a scale at or below the requested size.
    desiredWidth: Math.ceil(width / shrink) + 1,
    desiredHeight: Math.ceil(height / shrink) + 1,
  });
  try {
    const { image } = await decoder.decode();
    if (size.orientation === 1 || isTurned(image)) return await toBitmap(image);
    image.close();
    return undefined;
  } finally {
    decoder.close();
  }
}

/**
 * Decodes a truncated file as far as possible. Missing pixels are transparent.
 *
 * @returns undefined if the browser has no such decoder
 * @throws whatever the decoder throws if there is nothing to show
 */
export async function decodeCutOff(file: Blob, mediaType: string): Promise<ImageBitmap | undefined> {
  if (!('ImageDecoder' in self) || !(await ImageDecoder.isTypeSupported(mediaType))) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  // While the stream is open, more data may follow, so the decoder returns what it has so far.
  const unended = new ReadableStream<Uint8Array>({
    start(controller) {
      source = controller;
      controller.enqueue(bytes);
    },
  });
  const decoder = new ImageDecoder({ data: unended, type: mediaType, preferAnimation: false });
  const silence = setTimeout(() => source?.close(), SILENT_MS);
  try {
    await decoder.tracks.ready;
    const { image } = await decoder.decode({ completeFramesOnly: false });
    return await toBitmap(image);
  } finally {
    clearTimeout(silence);
    decoder.close();
  }
}

/**
 * Closes the frame: Chromium otherwise keeps the pixels of each frame drawn on a canvas, 12 MB for a phone's
 * photo, until memory runs short.
 */
async function toBitmap(frame: VideoFrame): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(frame);
  } finally {
    frame.close();
  }
}

/**
 * Whether a frame is to be rotated or flipped (WebCodecs, VideoFrame.rotation and flip). The TypeScript types
 * do not have these fields yet.
 */
function isTurned(frame: VideoFrame & { readonly rotation?: number; readonly flip?: boolean }): boolean {
  return (frame.rotation ?? 0) !== 0 || frame.flip === true;
}
