import type { BlockReader } from './block-reader.ts';
import type { Ending } from './ending.ts';
import { ENDING_READING } from './limits.ts';

/** The types of boxes that films and pictures begin with; old QuickTime films have no `ftyp`. */
const FIRST = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot', 'jP  ', 'JXL ']);
/** What makes a file one: an index and data, in films and in pictures. */
const NEEDED: readonly (readonly string[])[] = [
  ['moov', 'mdat'],
  ['meta', 'mdat'],
  ['jxlc'],
  ['jxlp'],
  ['jp2c'],
];

/** Returns whether a file may begin with a box of this type. */
export function isBoxType(type: string): boolean {
  return FIRST.has(type);
}

/** Returns whether the boxes of a film, a HEIC, an AVIF or the like add up to the file, and none is missing. */
export async function boxesEnding(reader: BlockReader): Promise<Ending> {
  const types = new Set<string>();
  let at = 0;
  for (let count = 0; at < reader.sizeBytes; count += 1) {
    if (count === ENDING_READING.parts) return 'unknown';
    let sizeBytes = await reader.number(at, 4);
    const type = await reader.letters(at + 4, 4);
    // Bytes behind the last box are the camera's own.
    if (sizeBytes === undefined || !/^[\x20-\x7e\xa9]{4}$/.test(type))
      return isComplete(types) ? 'whole' : 'cut';
    if (sizeBytes === 1) sizeBytes = await reader.number(at + 8, 8);
    types.add(type);
    // The last box may reach to the end, wherever that will be.
    if (sizeBytes === 0) return isComplete(types) ? 'unknown' : 'cut';
    if (sizeBytes === undefined || sizeBytes < 8) return 'cut';
    at += sizeBytes;
    if (at > reader.sizeBytes) return 'cut';
  }
  // A film in fragments may get more of them.
  if (types.has('moof')) return 'unknown';
  return isComplete(types) ? 'whole' : 'cut';
}

function isComplete(types: ReadonlySet<string>): boolean {
  return NEEDED.some((needed) => needed.every((type) => types.has(type)));
}
