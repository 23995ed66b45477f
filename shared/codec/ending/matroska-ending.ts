import type { BlockReader } from './block-reader.ts';
import type { Ending } from './ending.ts';

const SEGMENT_ID = 0x18538067;

/** Returns whether a Matroska or WebM film is as long as its segment says; live recordings leave that open. */
export async function matroskaEnding(reader: BlockReader): Promise<Ending> {
  const head = await lengthAt(reader, 4);
  if (head?.value === undefined) return 'cut';
  const segment = 4 + head.bytes + head.value;
  if ((await reader.number(segment, 4)) !== SEGMENT_ID) return 'cut';
  const length = await lengthAt(reader, segment + 4);
  if (!length) return 'cut';
  if (length.value === undefined) return 'unknown';
  return segment + 4 + length.bytes + length.value <= reader.sizeBytes ? 'whole' : 'cut';
}

/** Reads a length (RFC 8794, 4): the leading zeros of its first byte tell its size, and only ones mean unknown. */
async function lengthAt(
  reader: BlockReader,
  at: number,
): Promise<{ readonly bytes: number; readonly value: number | undefined } | undefined> {
  const first = await reader.number(at, 1);
  if (first === undefined || first === 0) return undefined;
  const bytes = Math.clz32(first) - 23;
  const view = await reader.view(at, bytes);
  if (!view) return undefined;
  let value = first & (2 ** (8 - bytes) - 1);
  for (let byte = 1; byte < bytes; byte += 1) value = value * 256 + view.getUint8(byte);
  return { bytes, value: value >= 2 ** (7 * bytes) - 1 ? undefined : value };
}
