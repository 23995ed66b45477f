import { bytesAt, type RawSource } from '../raw/raw-source.ts';
import { TIFF_READING } from './limits.ts';

// The only code that reads TIFF entries, including EXIF's. Everything in them is untrusted.

/** The byte orders, as the first two bytes. */
export const BYTE_ORDERS = { little: 0x4949, big: 0x4d4d } as const;
export const TIFF_HEAD_BYTES = 8;
export const ENTRY_BYTES = 12;
/** The offset of an entry's value field, which holds the values or their offset. */
export const FIELD_AT = 8;
/** Types of values (TIFF 6.0, section 2; TIFF's Supplement 1 for directories). */
export const TYPE = {
  ascii: 2,
  short: 3,
  long: 4,
  fraction: 5,
  undefined: 7,
  signedShort: 8,
  signedLong: 9,
  signedFraction: 10,
  float: 11,
  double: 12,
  directory: 13,
} as const;
/** The number of bytes of a value, by its type. */
const TYPE_BYTES: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

/** The beginning of a TIFF. */
export interface TiffHead {
  readonly isLittle: boolean;
  /** 42, or a camera maker's number. */
  readonly magic: number;
  /** The offset of the first directory. */
  readonly firstAt: number;
}

export interface TiffEntry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** The number of bytes of one value; 0 for an unknown type. */
  readonly valueBytes: number;
  /** The number of bytes of all values together. */
  readonly sizeBytes: number;
  /** The last four bytes: the values if they fit, otherwise their offset. */
  readonly field: DataView;
  /** The last four bytes as a number. */
  readonly offset: number;
  /** All twelve bytes. */
  readonly raw: Uint8Array;
}

export interface TiffDirectory {
  readonly isLittle: boolean;
  readonly entries: readonly TiffEntry[];
  /** Whether all entries are there: a truncated directory has only the first ones. */
  readonly isWhole: boolean;
  /** The offset of the next one: 0 after the last one, undefined if the file ends before. */
  readonly next: number | undefined;
}

/** Reads the beginning of a TIFF. Returns undefined for other bytes. */
export function tiffHead(view: DataView | undefined): TiffHead | undefined {
  if (!view || view.byteLength < TIFF_HEAD_BYTES) return undefined;
  const order = view.getUint16(0);
  const isLittle = order === BYTE_ORDERS.little;
  if (!isLittle && order !== BYTE_ORDERS.big) return undefined;
  return { isLittle, magic: view.getUint16(2, isLittle), firstAt: view.getUint32(4, isLittle) };
}

/** Reads a directory of a TIFF in memory. Returns undefined if there can't be one at this offset. */
export function directoryIn(view: DataView, at: number, isLittle: boolean): TiffDirectory | undefined {
  const part = (start: number, length: number) =>
    start + length <= view.byteLength
      ? new DataView(view.buffer, view.byteOffset + start, length)
      : undefined;
  const count = countIn(part(at, 2), isLittle);
  if (count === undefined) return undefined;
  const end = at + 2 + count * ENTRY_BYTES;
  const table = part(at + 2, Math.min(end, view.byteLength) - at - 2);
  return table && directoryOf(table, count, part(end, 4), isLittle);
}

/** Reads a directory of a file. Returns undefined if there can't be one at this offset. */
export async function directoryAt(
  source: RawSource,
  at: number,
  isLittle: boolean,
): Promise<TiffDirectory | undefined> {
  const count = countIn(await bytesAt(source, at, 2), isLittle);
  if (count === undefined) return undefined;
  const end = at + 2 + count * ENTRY_BYTES;
  const table = await bytesAt(source, at + 2, Math.min(end, source.sizeBytes) - at - 2);
  return table && directoryOf(table, count, await bytesAt(source, end, 4), isLittle);
}

/** A directory that another one points to, and the subject of its tags. */
export interface Lead<Kind> {
  readonly at: number;
  readonly kind: Kind;
}

/**
 * Visits the directories of a file, each once: the first one, and those that `visit` returns, in this order.
 *
 * @param most the maximum number of directories examined
 */
export async function visitDirectories<Kind>(
  source: RawSource,
  { isLittle, firstAt }: TiffHead,
  kind: Kind,
  most: number,
  visit: (directory: TiffDirectory, kind: Kind) => Promise<readonly Lead<Kind>[]> | readonly Lead<Kind>[],
): Promise<void> {
  const waiting: Lead<Kind>[] = [{ at: firstAt, kind }];
  const seen = new Set<number>();
  for (let lead = waiting.shift(); lead; lead = waiting.shift()) {
    if (lead.at === 0 || seen.has(lead.at) || seen.size >= most) continue;
    seen.add(lead.at);
    const directory = await directoryAt(source, lead.at, isLittle);
    if (directory) waiting.push(...(await visit(directory, lead.kind)));
  }
}

/** Reads the values of an entry, at most `most` of them. Returns undefined if the file ends before. */
export async function valuesAt(
  source: RawSource,
  { count, valueBytes, sizeBytes, field, offset }: TiffEntry,
  most: number,
): Promise<DataView | undefined> {
  if (valueBytes === 0 || count === 0) return undefined;
  return sizeBytes <= field.byteLength ? field : bytesAt(source, offset, valueBytes * Math.min(count, most));
}

/** Returns whole numbers, as many as there are; none for texts, fractions and floating point. */
export function numbersIn(
  values: DataView,
  { type, count, valueBytes }: TiffEntry,
  isLittle: boolean,
): readonly number[] {
  const read = READERS[type];
  if (!read) return [];
  const there = Math.min(count, Math.floor(values.byteLength / valueBytes));
  return Array.from({ length: there }, (_, number) => read(values, number * valueBytes, isLittle));
}

type NumberReader = (values: DataView, at: number, isLittle: boolean) => number;
const READERS: Readonly<Record<number, NumberReader>> = {
  1: (values, at) => values.getUint8(at),
  [TYPE.short]: (values, at, isLittle) => values.getUint16(at, isLittle),
  [TYPE.long]: (values, at, isLittle) => values.getUint32(at, isLittle),
  6: (values, at) => values.getUint8(at),
  [TYPE.signedShort]: (values, at, isLittle) => values.getInt16(at, isLittle),
  [TYPE.signedLong]: (values, at, isLittle) => values.getInt32(at, isLittle),
  [TYPE.directory]: (values, at, isLittle) => values.getUint32(at, isLittle),
};

function countIn(view: DataView | undefined, isLittle: boolean): number | undefined {
  const count = view?.getUint16(0, isLittle);
  return count === undefined || count > TIFF_READING.entries ? undefined : count;
}

function directoryOf(
  table: DataView,
  count: number,
  next: DataView | undefined,
  isLittle: boolean,
): TiffDirectory {
  const there = Math.floor(table.byteLength / ENTRY_BYTES);
  const entries = Array.from({ length: there }, (_, number) =>
    entryAt(table, number * ENTRY_BYTES, isLittle),
  );
  return { isLittle, entries, isWhole: there === count, next: next?.getUint32(0, isLittle) };
}

function entryAt(table: DataView, at: number, isLittle: boolean): TiffEntry {
  const type = table.getUint16(at + 2, isLittle);
  const count = table.getUint32(at + 4, isLittle);
  const valueBytes = TYPE_BYTES[type] ?? 0;
  return {
    tag: table.getUint16(at, isLittle),
    type,
    count,
    valueBytes,
    sizeBytes: valueBytes * count,
    field: new DataView(table.buffer, table.byteOffset + at + FIELD_AT, ENTRY_BYTES - FIELD_AT),
    offset: table.getUint32(at + FIELD_AT, isLittle),
    raw: new Uint8Array(table.buffer, table.byteOffset + at, ENTRY_BYTES),
  };
}
