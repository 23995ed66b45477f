import { bytesAt, type RawSource } from '../raw/raw-source.ts';
import {
  type Lead,
  numbersIn,
  TIFF_HEAD_BYTES,
  type TiffDirectory,
  type TiffEntry,
  tiffHead,
  TYPE,
  valuesAt,
  visitDirectories,
} from '../tiff/tiff-directory.ts';
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

/** The contents of a TIFF's directories. */
export interface TiffReading {
  readonly values: Map<ExifTag, ExifValue>;
  readonly xmp: Uint8Array[];
  readonly iptc: Uint8Array[];
}

/** The numbers after the byte order: TIFF's own, and those of Olympus and Panasonic. */
const MAGIC_NUMBERS: ReadonlySet<number> = new Set([42, 0x4f52, 0x5352, 0x55]);
/** The maximum number of elements in one value; more than any of the tags has. */
const MOST_NUMBERS = 16;

type DirectoryKind = 'picture' | 'place';
const NAMES: Readonly<Record<DirectoryKind, Readonly<Record<number, ExifTag>>>> = {
  picture: EXIF_TAGS,
  place: GPS_TAGS,
};

/**
 * Reads a TIFF, such as EXIF: its directories one after another, and those that they point to, anywhere in the file.
 * The first value of a tag counts.
 *
 * @param kind of the first directory
 */
export async function readTiff(
  source: RawSource,
  reading: TiffReading,
  kind: DirectoryKind = 'picture',
): Promise<void> {
  const head = tiffHead(await bytesAt(source, 0, TIFF_HEAD_BYTES));
  if (!head || !MAGIC_NUMBERS.has(head.magic)) return;
  await visitDirectories(source, head, kind, METADATA_READING.segments, (directory, itsKind) =>
    readDirectory(source, directory, itsKind, reading),
  );
}

/** @returns the directories that this one points to, the next one last; if it is cut off, those that are there */
async function readDirectory(
  source: RawSource,
  { entries, isLittle, next = 0 }: TiffDirectory,
  kind: DirectoryKind,
  reading: TiffReading,
): Promise<Lead<DirectoryKind>[]> {
  const leads: Lead<DirectoryKind>[] = [];
  for (const entry of entries) {
    const name = NAMES[kind][entry.tag];
    if (name !== undefined) {
      const value = reading.values.has(name) ? undefined : await valueOf(source, entry, isLittle);
      if (value) reading.values.set(name, value);
    } else if (kind === 'picture') {
      if (entry.tag === LEADING_TAGS.exifDirectory) leads.push({ at: entry.offset, kind: 'picture' });
      if (entry.tag === LEADING_TAGS.gpsDirectory) leads.push({ at: entry.offset, kind: 'place' });
      await readBlock(source, entry, reading);
    }
  }
  return [...leads, { at: next, kind }];
}

async function valueOf(
  source: RawSource,
  entry: TiffEntry,
  isLittle: boolean,
): Promise<ExifValue | undefined> {
  const { type, count } = entry;
  const isText = type === TYPE.ascii || type === TYPE.undefined;
  const values = await valuesAt(source, entry, isText ? METADATA_READING.textBytes : MOST_NUMBERS);
  if (!values) return undefined;
  if (isText) {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, Math.min(count, values.byteLength));
    const [text = ''] = new TextDecoder().decode(bytes).split('\0');
    return { kind: 'text', text };
  }
  if (type === TYPE.fraction || type === TYPE.signedFraction) {
    const read = (place: number) =>
      type === TYPE.fraction ? values.getUint32(place, isLittle) : values.getInt32(place, isLittle);
    const there = Math.min(count, MOST_NUMBERS);
    const fractions = Array.from({ length: there }, (_, at): Fraction => [read(at * 8), read(at * 8 + 4)]);
    return { kind: 'fractions', fractions };
  }
  const numbers = numbersIn(values, entry, isLittle);
  return numbers.length > 0 ? { kind: 'numbers', numbers } : undefined;
}

/** Reads XMP and IPTC, which a TIFF stores as values of tags. */
async function readBlock(
  source: RawSource,
  { tag, count, offset, valueBytes }: TiffEntry,
  reading: TiffReading,
): Promise<void> {
  const { xmp, iptc, resources } = LEADING_TAGS;
  if (tag !== xmp && tag !== iptc && tag !== resources) return;
  const block = await blockAt(source, offset, offset + (valueBytes || 1) * count);
  if (!block) return;
  if (tag === xmp) reading.xmp.push(block);
  else if (tag === iptc) reading.iptc.push(block);
  else {
    const found = iptcInResources(block);
    if (found) reading.iptc.push(found);
  }
}
