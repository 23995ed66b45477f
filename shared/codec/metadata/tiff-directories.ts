import { bytesAt, type RawSource } from '../raw/raw-source.ts';
import { blockAt } from './bounded-source.ts';
import {
  EXIF_TAGS,
  type ExifTag,
  type ExifValue,
  type Fraction,
  GPS_TAGS,
  LEADING_TAGS,
} from './exif-tags.ts';
import { METADATA_READING } from './limits.ts';
import { iptcInResources } from './photoshop-resources.ts';

/** What the directories of a TIFF say. */
export interface TiffReading {
  readonly values: Map<ExifTag, ExifValue>;
  readonly xmp: Uint8Array[];
  readonly iptc: Uint8Array[];
}

/** The byte orders, and the numbers behind them: TIFF's own, and those of Olympus and Panasonic. */
const BYTE_ORDERS = { little: 0x4949, big: 0x4d4d } as const;
const MAGIC_NUMBERS: ReadonlySet<number> = new Set([42, 0x4f52, 0x5352, 0x55]);
const ENTRY_BYTES = 12;
/** Bytes of a value by its type (TIFF 6.0, section 2). */
const TYPE_BYTES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  13: 4,
};
/** Numbers of one value; more than any of the tags has. */
const MOST_NUMBERS = 16;

type DirectoryKind = 'picture' | 'place';
const NAMES: Readonly<Record<DirectoryKind, Readonly<Record<number, ExifTag>>>> = {
  picture: EXIF_TAGS,
  place: GPS_TAGS,
};

/**
 * Reads a TIFF, as EXIF is one: its directories one after the other, and those that they lead to, each wherever it lies.
 * The first value of a tag counts.
 *
 * @param kind of the first directory
 */
export async function readTiff(
  source: RawSource,
  reading: TiffReading,
  kind: DirectoryKind = 'picture',
): Promise<void> {
  const head = await bytesAt(source, 0, 8);
  if (!head) return;
  const order = head.getUint16(0);
  const isLittle = order === BYTE_ORDERS.little;
  if (!isLittle && order !== BYTE_ORDERS.big) return;
  if (!MAGIC_NUMBERS.has(head.getUint16(2, isLittle))) return;
  const waiting: { readonly at: number; readonly kind: DirectoryKind }[] = [
    { at: head.getUint32(4, isLittle), kind },
  ];
  const seen = new Set<number>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (next.at === 0 || seen.has(next.at) || seen.size >= METADATA_READING.segments) continue;
    seen.add(next.at);
    waiting.push(...(await readDirectory(source, next, isLittle, reading)));
  }
}

/** @returns the directories that this one leads to, the next one last */
async function readDirectory(
  source: RawSource,
  { at, kind }: { readonly at: number; readonly kind: DirectoryKind },
  isLittle: boolean,
  reading: TiffReading,
): Promise<{ readonly at: number; readonly kind: DirectoryKind }[]> {
  const count = (await bytesAt(source, at, 2))?.getUint16(0, isLittle);
  if (count === undefined || count > METADATA_READING.entries) return [];
  const whole = await bytesAt(source, at + 2, count * ENTRY_BYTES);
  // Of a directory that is cut off, what is there.
  const view = whole ?? (await bytesAt(source, at + 2, Math.max(0, source.sizeBytes - at - 2)));
  if (!view) return [];
  const leads: { readonly at: number; readonly kind: DirectoryKind }[] = [];
  for (let entry = 0; entry + ENTRY_BYTES <= view.byteLength; entry += ENTRY_BYTES) {
    const number = view.getUint16(entry, isLittle);
    const name = NAMES[kind][number];
    if (name !== undefined) {
      const value = reading.values.has(name) ? undefined : await valueOf(source, view, entry, isLittle);
      if (value) reading.values.set(name, value);
    } else if (kind === 'picture') {
      const offset = view.getUint32(entry + 8, isLittle);
      if (number === LEADING_TAGS.exifDirectory) leads.push({ at: offset, kind: 'picture' });
      if (number === LEADING_TAGS.gpsDirectory) leads.push({ at: offset, kind: 'place' });
      await readBlock(source, number, view, entry, isLittle, reading);
    }
  }
  const next = (await bytesAt(source, at + 2 + count * ENTRY_BYTES, 4))?.getUint32(0, isLittle) ?? 0;
  return [...leads, { at: next, kind }];
}

async function valueOf(
  source: RawSource,
  view: DataView<ArrayBuffer>,
  entry: number,
  isLittle: boolean,
): Promise<ExifValue | undefined> {
  const type = view.getUint16(entry + 2, isLittle);
  const valueBytes = TYPE_BYTES[type];
  const said = view.getUint32(entry + 4, isLittle);
  if (valueBytes === undefined || said === 0) return undefined;
  const isText = type === 2 || type === 7;
  const count = Math.min(said, isText ? METADATA_READING.textBytes : MOST_NUMBERS);
  const values =
    valueBytes * said <= 4
      ? new DataView(view.buffer, view.byteOffset + entry + 8, 4)
      : await bytesAt(source, view.getUint32(entry + 8, isLittle), valueBytes * count);
  if (!values) return undefined;
  if (isText) {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, count);
    const [text = ''] = new TextDecoder().decode(bytes).split('\0');
    return { kind: 'text', text };
  }
  const places = Array.from({ length: count }, (_, number) => number * valueBytes);
  if (type === 5 || type === 10) {
    const read = (place: number) =>
      type === 5 ? values.getUint32(place, isLittle) : values.getInt32(place, isLittle);
    return { kind: 'fractions', fractions: places.map((place): Fraction => [read(place), read(place + 4)]) };
  }
  return { kind: 'numbers', numbers: places.map((place) => wholeNumber(values, place, type, isLittle)) };
}

function wholeNumber(values: DataView, place: number, type: number, isLittle: boolean): number {
  switch (type) {
    case 3:
      return values.getUint16(place, isLittle);
    case 8:
      return values.getInt16(place, isLittle);
    case 4:
    case 13:
      return values.getUint32(place, isLittle);
    case 9:
      return values.getInt32(place, isLittle);
    default:
      return values.getUint8(place);
  }
}

/** XMP and IPTC, which a TIFF has as values of tags. */
async function readBlock(
  source: RawSource,
  number: number,
  view: DataView,
  entry: number,
  isLittle: boolean,
  reading: TiffReading,
): Promise<void> {
  const { xmp, iptc, resources } = LEADING_TAGS;
  if (number !== xmp && number !== iptc && number !== resources) return;
  const valueBytes = TYPE_BYTES[view.getUint16(entry + 2, isLittle)] ?? 1;
  const start = view.getUint32(entry + 8, isLittle);
  const block = await blockAt(source, start, start + valueBytes * view.getUint32(entry + 4, isLittle));
  if (!block) return;
  if (number === xmp) reading.xmp.push(block);
  else if (number === iptc) reading.iptc.push(block);
  else {
    const found = iptcInResources(block);
    if (found) reading.iptc.push(found);
  }
}
