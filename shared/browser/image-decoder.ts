import type { PictureHeader } from '#codec/picture-size.ts';

/** Eighths of its size in which a JPEG is decoded by the fast ways of libjpeg-turbo: 3/8 takes longer than 4/8. */
const EIGHTHS = [1, 2, 4] as const;

/** A file that is cut off says nothing more; a decoder that has said nothing either after this time will not. */
const SILENT_MS = 2000;

/**
 * Decodes a JPEG at the smallest step of its size that is not below `longEdgePx`: a fraction of the time and of the
 * memory that the whole would take.
 *
 * @returns nothing where the browser has no such decoder, where no step fits, or where it does not say that it turned a
 * picture that lies on its side
 * @throws whatever the decoder throws on a damaged file
 */
export async function decodeReduced(
  file: Blob,
  size: PictureHeader,
  longEdgePx: number,
): Promise<ImageBitmap | undefined> {
  const longEdge = Math.max(size.width, size.height);
  const eighths = EIGHTHS.find((step) => longEdge * step >= longEdgePx * 8);
  if (!eighths || !('ImageDecoder' in self)) return undefined;
  const [width, height] = size.orientation >= 5 ? [size.height, size.width] : [size.width, size.height];
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: 'image/jpeg',
    preferAnimation: false,
    // A pixel more than the step: the decoder takes the step at or below what is asked for.
    desiredWidth: Math.ceil((width * eighths) / 8) + 1,
    desiredHeight: Math.ceil((height * eighths) / 8) + 1,
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
 * Decodes a file that is cut off as far as it goes. What is missing is transparent.
 *
 * @returns nothing where the browser has no such decoder
 * @throws whatever the decoder throws where there is nothing to show
 */
export async function decodeCutOff(file: Blob, mediaType: string): Promise<ImageBitmap | undefined> {
  if (!('ImageDecoder' in self) || !(await ImageDecoder.isTypeSupported(mediaType))) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  // To a stream that has not ended more may come, so the decoder gives what it has so far.
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
 * Chromium keeps the pixels of each frame that is drawn on a canvas, 12 MB for a phone's photo, until memory runs
 * short.
 */
async function toBitmap(frame: VideoFrame): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(frame);
  } finally {
    frame.close();
  }
}

/** Newer than the types: how a frame says that it is to be turned (WebCodecs, VideoFrame.rotation and flip). */
function isTurned(frame: VideoFrame & { readonly rotation?: number; readonly flip?: boolean }): boolean {
  return (frame.rotation ?? 0) !== 0 || frame.flip === true;
}
