import { toHex } from '#core/bytes/hex.ts';
import { RAW_READING } from './limits.ts';
import { bytesAt, type RawSource } from './raw-source.ts';

/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2). */
export interface Box {
  /** Four letters; for a box with a type of its own, the 16 bytes of that type in hexadecimal. */
  readonly type: string;
  /** The position where its content begins. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the boxes between two positions of a file, as far as their headers are complete; a size that points outside
 * ends the list.
 */
export async function boxesIn(source: RawSource, start: number, end: number): Promise<readonly Box[]> {
  const boxes: Box[] = [];
  let at = start;
  while (at + 8 <= end && boxes.length < RAW_READING.boxes) {
    const head = await bytesAt(source, at, 8);
    if (!head) break;
    const type = textAt(head, 4, 4);
    let headerBytes = 8;
    let sizeBytes = head.getUint32(0);
    if (sizeBytes === 1) {
      const large = await bytesAt(source, at + 8, 8);
      if (!large) break;
      sizeBytes = Number(large.getBigUint64(0));
      headerBytes = 16;
    } else if (sizeBytes === 0) sizeBytes = end - at;
    if (sizeBytes < headerBytes || at + sizeBytes > end) break;
    const own = type === 'uuid' ? await bytesAt(source, at + headerBytes, 16) : undefined;
    if (type === 'uuid') headerBytes += 16;
    boxes.push({ type: own ? hexOf(own) : type, start: at + headerBytes, end: at + sizeBytes });
    at += sizeBytes;
  }
  return boxes;
}

/** Returns the first box of each type in turn, each inside the one before. */
export async function boxWithin(
  source: RawSource,
  { start, end }: Pick<Box, 'start' | 'end'>,
  types: readonly string[],
): Promise<Box | undefined> {
  let inside: Box | undefined = { type: '', start, end };
  for (const type of types.slice(0, RAW_READING.levels)) {
    const boxes: readonly Box[] = await boxesIn(source, inside.start, inside.end);
    inside = boxes.find((box) => box.type === type);
    if (!inside) return undefined;
  }
  return inside;
}

function textAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));
}

function hexOf(view: DataView): string {
  return toHex(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
}
