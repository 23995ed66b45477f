import type { BlockReader } from './block-reader.ts';
import type { Ending } from './ending.ts';
import { ENDING_READING } from './limits.ts';
import { motionXmp } from '../live/motion-xmp.ts';

const MARKER = { start: 0xd8, end: 0xd9, scan: 0xda, app1: 0xe1, app2: 0xe2 } as const;
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
/** The index of further pictures behind the first one (CIPA DC-007). */
const PICTURES = 'MPF\0';
const PICTURES_TAG = 0xb002;
/** The end of what Samsung's cameras add behind a photo. */
const SAMSUNG_END = 'SEFT';

interface Promised {
  /** Where the last further picture ends. */
  endAt: number;
  /** How many bytes follow the end of the first picture. */
  behind: number;
  /** Whether the index of further pictures was read: there is one. */
  hasIndex: boolean;
}

/**
 * Returns whether a JPEG has its own end marker, not only that of its thumbnail, and what it promises behind it: further
 * pictures, or the film of a motion photo.
 *
 * @param behind the ending of the file that begins at a position
 */
export async function jpegEnding(
  reader: BlockReader,
  behind: (at: number) => Promise<Ending>,
): Promise<Ending> {
  const promised: Promised = { endAt: 0, behind: 0, hasIndex: false };
  const walked = await endOf(reader, promised);
  if (walked.end === undefined) return (await hasMarkerBehind(reader, walked.at)) ? 'whole' : 'cut';
  const { end } = walked;
  const left = reader.sizeBytes - end;
  // Editors drop the film of a motion photo, and leave the promise.
  if (left === 0) return promised.endAt > end || promised.behind > 0 ? 'unknown' : 'whole';
  if (promised.endAt > reader.sizeBytes || promised.behind > left) return 'cut';
  if (promised.endAt > end || promised.behind > 0 || (await reader.isZeroFrom(end))) return 'whole';
  const ending = await behind(end);
  if (ending !== 'unknown') return ending;
  const tail = await reader.letters(reader.sizeBytes - SAMSUNG_END.length, SAMSUNG_END.length);
  return tail === SAMSUNG_END ? 'whole' : 'unknown';
}

/** Returns the position behind the end marker, or where the file can't be followed any further. */
async function endOf(
  reader: BlockReader,
  promised: Promised,
): Promise<{ readonly end: number } | { readonly end: undefined; readonly at: number }> {
  let at = 2;
  for (let count = 0; count < ENDING_READING.parts; count += 1) {
    const head = await reader.view(at, 2);
    if (head?.getUint8(0) !== 0xff) break;
    const marker = head.getUint8(1);
    if (marker === MARKER.end) return { end: at + 2 };
    // A fill byte, or a marker without content.
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = await reader.number(at + 2, 2);
    if (length === undefined || length < 2) break;
    const next = at + 2 + length;
    if (marker === MARKER.app1) await readXmp(reader, at + 4, next, promised);
    else if (marker === MARKER.app2) await readPictures(reader, at + 4, promised);
    at = next;
    if (marker !== MARKER.scan) continue;
    const found = await scanEnd(reader, at);
    if (found === undefined) return { end: undefined, at: reader.sizeBytes };
    at = found;
  }
  return { end: undefined, at };
}

/** Returns the position of the marker that ends a scan's data; undefined without one. */
async function scanEnd(reader: BlockReader, start: number): Promise<number | undefined> {
  for (let at = await reader.find(0xff, start); at !== undefined; at = await reader.find(0xff, at + 1)) {
    const marker = await reader.number(at + 1, 1);
    if (marker === undefined) return undefined;
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isData) return at;
  }
  return undefined;
}

/** A damaged JPEG that decoders still read: its last two bytes, apart from zeros, are the end marker. */
async function hasMarkerBehind(reader: BlockReader, at: number): Promise<boolean> {
  let end = reader.sizeBytes;
  while (end > at) {
    const start = Math.max(0, end - ENDING_READING.blockBytes);
    const bytes = await reader.bytes(start, end - start);
    const last = bytes.findLastIndex((byte) => byte !== 0);
    if (last >= 0) {
      return start + last > at && (await reader.number(start + last - 1, 2)) === 0xff00 + MARKER.end;
    }
    end = start;
  }
  return false;
}

async function readXmp(reader: BlockReader, start: number, end: number, promised: Promised): Promise<void> {
  if ((await reader.letters(start, XMP.length)) !== XMP) return;
  const bytes = await reader.bytes(start, Math.min(end - start, ENDING_READING.blockBytes));
  const { items, microBytes } = motionXmp(new TextDecoder().decode(bytes));
  const behind = items.filter(({ tag }) => !tag.includes('"Primary"'));
  const itemBytes = behind.reduce((sum, { length }) => sum + length, 0);
  promised.behind = Math.max(promised.behind, itemBytes, microBytes);
}

async function readPictures(reader: BlockReader, start: number, promised: Promised): Promise<void> {
  if (promised.hasIndex || (await reader.letters(start, PICTURES.length)) !== PICTURES) return;
  promised.hasIndex = true;
  const base = start + PICTURES.length;
  const isLittle = (await reader.letters(base, 2)) === 'II';
  const number = (at: number, bytes: 2 | 4) => reader.number(at, bytes, isLittle);
  const directory = base + ((await number(base + 4, 4)) ?? 0);
  const entries = (await number(directory, 2)) ?? 0;
  for (let entry = 0; entry < Math.min(entries, ENDING_READING.directories); entry += 1) {
    const at = directory + 2 + entry * 12;
    if ((await number(at, 2)) !== PICTURES_TAG) continue;
    const count = Math.floor(((await number(at + 4, 4)) ?? 0) / 16);
    const list = base + ((await number(at + 8, 4)) ?? 0);
    for (let picture = 0; picture < Math.min(count, ENDING_READING.directories); picture += 1) {
      const sizeBytes = (await number(list + picture * 16 + 4, 4)) ?? 0;
      const offset = (await number(list + picture * 16 + 8, 4)) ?? 0;
      if (offset > 0) promised.endAt = Math.max(promised.endAt, base + offset + sizeBytes);
    }
  }
}
