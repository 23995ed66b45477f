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
  const { createdSeconds, seconds } = await headerTimes(source, header, boxes);
  return {
    headerSeconds: createdSeconds,
    seconds,
    created: texts.get(KEYS.created) ?? texts.get(USER_TEXTS.created),
    place: texts.get(KEYS.place) ?? texts.get(USER_TEXTS.place),
  };
}

interface HeaderTimes {
  /** Since 1904. */
  readonly createdSeconds?: number;
  readonly seconds?: number | undefined;
}

/**
 * Returns a movie header's times (ISO/IEC 14496-12, 8.2.2). A film in fragments has its length elsewhere (8.8.2), and a
 * header without it has zero, or only ones.
 */
async function headerTimes(
  source: RawSource,
  header: Box | undefined,
  boxes: readonly Box[],
): Promise<HeaderTimes> {
  const view = header && (await bytesAt(source, header.start, Math.min(32, header.end - header.start)));
  if (!view || view.byteLength < 12) return {};
  const isLong = view.getUint8(0) === 1;
  const createdSeconds = isLong ? Number(view.getBigUint64(4)) : view.getUint32(4);
  if (view.byteLength < (isLong ? 32 : 20)) return { createdSeconds };
  const scale = view.getUint32(isLong ? 20 : 12);
  const own = isLong ? durationAt(view, 24, true) : durationAt(view, 16, false);
  const fragments = boxes.find(({ type }) => type === 'mvex');
  const units = own ?? (fragments && (await fragmentUnits(source, fragments)));
  return { createdSeconds, seconds: units === undefined || scale === 0 ? undefined : units / scale };
}

async function fragmentUnits(source: RawSource, fragments: Box): Promise<number | undefined> {
  const header = (await boxesIn(source, fragments.start, fragments.end)).find(({ type }) => type === 'mehd');
  const view = header && (await bytesAt(source, header.start, Math.min(12, header.end - header.start)));
  if (!view || view.byteLength < 8) return undefined;
  const isLong = view.getUint8(0) === 1;
  return isLong && view.byteLength < 12 ? undefined : durationAt(view, 4, isLong);
}

function durationAt(view: DataView, at: number, isLong: boolean): number | undefined {
  const units = isLong ? Number(view.getBigUint64(at)) : view.getUint32(at);
  const isKnown = units > 0 && units < (isLong ? Number.MAX_SAFE_INTEGER : 0xffff_ffff);
  return isKnown ? units : undefined;
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
