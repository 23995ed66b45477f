import { type Box, boxesIn } from '../raw/boxes.ts';
import { bytesAt, type RawSource } from '../raw/raw-source.ts';
import { blockAt, lettersAt } from './bounded-source.ts';
import type { FilmTexts } from './found-metadata.ts';
import { MemoryReading } from './memory-reading.ts';

/** Apple's keys (QuickTime File Format, "Metadata"). */
const KEYS = {
  created: 'com.apple.quicktime.creationdate',
  place: 'com.apple.quicktime.location.ISO6709',
} as const;
/** Older texts of a movie (QuickTime File Format, "User Data Atoms"). */
const USER_TEXTS = { created: '\u00A9day', place: '\u00A9xyz' } as const;

/** Returns a video's data on when and where it was taken: its movie header, Apple's keys, and older texts. */
export async function filmTexts(source: RawSource, movie: Box): Promise<FilmTexts> {
  const boxes = await boxesIn(source, movie.start, movie.end);
  const [header, meta, user] = ['mvhd', 'meta', 'udta'].map((wanted) =>
    boxes.find(({ type }) => type === wanted),
  );
  const inUser = user ? await boxesIn(source, user.start, user.end) : [];
  const texts = await userTexts(source, inUser);
  for (const one of [...inUser.filter(({ type }) => type === 'meta'), meta]) {
    for (const [key, text] of one ? await keyedTexts(source, one) : []) texts.set(key, text);
  }
  return {
    headerSeconds: header && (await createdSeconds(source, header)),
    created: texts.get(KEYS.created) ?? texts.get(USER_TEXTS.created),
    place: texts.get(KEYS.place) ?? texts.get(USER_TEXTS.place),
  };
}

/** @returns seconds since 1904 (ISO/IEC 14496-12, 8.2.2) */
async function createdSeconds(source: RawSource, { start }: Box): Promise<number | undefined> {
  const view = await bytesAt(source, start, 12);
  if (!view) return undefined;
  return view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4);
}

/**
 * Returns the values of a `meta` box by their keys, which `ilst` counts from 1, or by the types of the items
 * themselves.
 */
async function keyedTexts(source: RawSource, meta: Box): Promise<ReadonlyMap<string, string>> {
  const head = await blockAt(source, meta.start, meta.start + 12);
  // QuickTime's has no version before its boxes.
  const first = head && lettersAt(head, 4, 4) === 'hdlr' ? meta.start : meta.start + 4;
  const boxes = await boxesIn(source, first, meta.end);
  const [keyBox, listBox] = ['keys', 'ilst'].map((wanted) => boxes.find(({ type }) => type === wanted));
  const keyBytes = keyBox && (await blockAt(source, keyBox.start, keyBox.end));
  if (!listBox) return new Map();
  const reading = new MemoryReading(keyBytes ?? new Uint8Array());
  reading.skip(4);
  const count = reading.number(4);
  const keys: string[] = [];
  while (keys.length < count && !reading.isOver) {
    const sizeBytes = reading.number(4);
    reading.skip(4);
    if (sizeBytes < 8) break;
    keys.push(reading.letters(sizeBytes - 8));
  }
  const values = new Map<string, string>();
  for (const item of await boxesIn(source, listBox.start, listBox.end)) {
    const [value] = await boxesIn(source, item.start, item.end);
    const bytes = value && (await blockAt(source, value.start, value.end));
    const key = keys[numberOf(item.type) - 1] ?? item.type;
    // A kind and a language come before the text.
    if (bytes) values.set(key, new TextDecoder().decode(bytes.subarray(8)));
  }
  return values;
}

/** Returns the type of a box as a number. */
function numberOf(type: string): number {
  return Array.from({ length: 4 }, (_, at) => type.charCodeAt(at)).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** Returns the texts of a movie's `udta` box, each after its length and language. */
async function userTexts(source: RawSource, boxes: readonly Box[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { type, start, end } of boxes) {
    if (!Object.values<string>(USER_TEXTS).includes(type)) continue;
    const bytes = await blockAt(source, start, end);
    if (!bytes) continue;
    const length = new MemoryReading(bytes).number(2);
    texts.set(type, new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  }
  return texts;
}
