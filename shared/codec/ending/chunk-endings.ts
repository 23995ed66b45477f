import type { BlockReader } from './block-reader.ts';
import type { Ending } from './ending.ts';
import { ENDING_READING } from './limits.ts';

/** Returns whether a PNG has its last chunk (PNG, third edition, 5.3). */
export async function pngEnding(reader: BlockReader): Promise<Ending> {
  let at = 8;
  for (let count = 0; count < ENDING_READING.parts; count += 1) {
    const sizeBytes = await reader.number(at, 4);
    const type = await reader.letters(at + 4, 4);
    if (sizeBytes === undefined || !/^[a-z]{4}$/i.test(type)) return 'cut';
    at += 12 + sizeBytes;
    if (at > reader.sizeBytes) return 'cut';
    if (type === 'IEND') return 'whole';
  }
  return 'unknown';
}

/** Returns whether a WebP, an AVI or another RIFF file is as long as it says; long films have several parts. */
export async function riffEnding(reader: BlockReader): Promise<Ending> {
  let at = 0;
  for (let count = 0; count < ENDING_READING.parts; count += 1) {
    const sizeBytes = await reader.number(at + 4, 4, true);
    // Recorders write the size last.
    if (sizeBytes === undefined || sizeBytes === 0 || at + 8 + sizeBytes > reader.sizeBytes) return 'cut';
    at += 8 + sizeBytes + (sizeBytes % 2);
    if (at >= reader.sizeBytes) return 'whole';
    if ((await reader.letters(at, 4)) !== 'RIFF') return (await reader.isZeroFrom(at)) ? 'whole' : 'unknown';
  }
  return 'unknown';
}

const GIF = { trailer: 0x3b, extension: 0x21, picture: 0x2c } as const;
/** The bit for a color table, whose size the lowest three bits tell. */
const HAS_TABLE = 0x80;

/** Returns whether a GIF has its trailer (GIF89a, 27). */
export async function gifEnding(reader: BlockReader): Promise<Ending> {
  const flags = await reader.number(10, 1);
  if (flags === undefined) return 'cut';
  let at = 13 + tableBytes(flags);
  for (let count = 0; count < ENDING_READING.parts; count += 1) {
    const kind = await reader.number(at, 1);
    if (kind === GIF.trailer) return 'whole';
    if (kind === GIF.extension) at += 2;
    else if (kind === GIF.picture) at += 11 + tableBytes((await reader.number(at + 9, 1)) ?? 0);
    else return 'cut';
    for (let sizeBytes = await reader.number(at, 1); sizeBytes !== 0; count += 1) {
      if (sizeBytes === undefined) return 'cut';
      if (count > ENDING_READING.parts) return 'unknown';
      at += 1 + sizeBytes;
      sizeBytes = await reader.number(at, 1);
    }
    at += 1;
  }
  return 'unknown';
}

function tableBytes(flags: number): number {
  return (flags & HAS_TABLE) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}
