import { boundedWork, DEVICE_DECODING, type PictureFacts } from '#core/decoding/decoding-limits.ts';
import { isWholeJpeg } from '#core/decoding/jpeg-scans.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
import type { PictureSize } from '#codec/picture-size.ts';
import { UNKNOWN_WORK } from '../limits.ts';
import type { AskRoom } from '../serve-worker.ts';

const PIECE_BYTES = 256 * 1024;
/** The offset of the bits per channel in a PNG's header (PNG, 11.2.2). */
const PNG_BITS_AT = 24;

/** Requests the room that a picture takes; called before it is decoded. */
export type AskForPicture = (picture: AskedPicture) => Promise<void>;

interface AskedPicture {
  readonly blob: Blob;
  readonly bytes?: Uint8Array<ArrayBuffer> | undefined;
  readonly header: Uint8Array;
  readonly format: PhotoFormat;
  /** Only if the header includes it. */
  readonly size: PictureSize | undefined;
  /** Whether the browser can scale a JPEG while decoding it, so that the whole picture is never in memory. */
  readonly isReduced: boolean;
  /** The memory held, if our own decoder holds more than the browser's. */
  readonly held?: PictureFacts['held'];
}

/**
 * Returns the function with which the pictures of one request ask for room: the first one waits, and later ones of
 * the same file only if they take more.
 */
export function askedRoom(askRoom: AskRoom): AskForPicture {
  let granted = -1;
  return async (picture) => {
    const work = await workOf(picture);
    if (work <= granted) return;
    await askRoom(work);
    granted = work;
  };
}

/**
 * Checks that a picture can be decoded.
 *
 * @returns its work; see `decodingWork`
 * @throws {AppError} `photo-too-many-pixels`, `photo-too-heavy`
 */
export async function workOf({
  blob,
  bytes,
  header,
  format,
  size,
  isReduced,
  held: asked,
}: AskedPicture): Promise<number> {
  const isWhole = format === 'jpeg' && (await isWholeJpeg(bytes ? [bytes] : piecesOf(blob)));
  if (!size) return UNKNOWN_WORK;
  const usual = format === 'jpeg' && isReduced && !isWhole ? 'rows' : 'whole';
  const held = asked ?? usual;
  const isDeep = format === 'png' && (header[PNG_BITS_AT] ?? 0) > 8;
  return boundedWork({ width: size.width, height: size.height, held, isDeep }, DEVICE_DECODING);
}

async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array, void, void> {
  for (let at = 0; at < blob.size; at += PIECE_BYTES) {
    yield new Uint8Array(await blob.slice(at, at + PIECE_BYTES).arrayBuffer());
  }
}
