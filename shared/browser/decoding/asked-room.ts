import { boundedWork, DEVICE_DECODING, type PictureFacts } from '#core/decoding/decoding-limits.ts';
import { isWholeJpeg } from '#core/decoding/jpeg-scans.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
import type { PictureSize } from '#codec/picture-size.ts';
import { UNKNOWN_WORK } from '../limits.ts';
import type { AskRoom } from '../serve-worker.ts';

const PIECE_BYTES = 256 * 1024;
/** Where a PNG's header has its bits per channel (PNG, 11.2.2). */
const PNG_BITS_AT = 24;

/** Asks for the room that a picture takes; is called before it is decoded. */
export type AskForPicture = (picture: AskedPicture) => Promise<void>;

interface AskedPicture {
  readonly blob: Blob;
  readonly bytes?: Uint8Array<ArrayBuffer> | undefined;
  readonly header: Uint8Array;
  readonly format: PhotoFormat;
  /** If the header says it. */
  readonly size: PictureSize | undefined;
  /** Whether the browser can scale a JPEG while it decodes it, so that it is never in memory as a whole. */
  readonly isReduced: boolean;
  /** If our own decoder holds more than the browser's. */
  readonly held?: PictureFacts['held'];
}

/**
 * Returns how the pictures of one request ask for room: the first one waits, and others of the same file only where they
 * take more.
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
 * Checks that a picture is one that can be decoded.
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
