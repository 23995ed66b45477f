import { EXIF_TAGS, LEADING_TAGS } from '../metadata/exif-tags.ts';
import { joinedBytes } from '../metadata/joined-bytes.ts';
import {
  BYTE_ORDERS,
  directoryIn,
  ENTRY_BYTES,
  FIELD_AT,
  TIFF_HEAD_BYTES,
  type TiffEntry,
  tiffHead,
  TYPE,
} from '../tiff/tiff-directory.ts';

/** A date in EXIF's format. */
export interface ExifDate {
  /** `2019:07:14 18:03:12`. */
  readonly text: string;
  /** `+02:00`; undefined if unknown. */
  readonly offset: string | undefined;
}

/** A TIFF with a date appended, and the position in the old one that now points there. */
export interface DatedTiff {
  readonly bytes: Uint8Array;
  readonly patchedAt: number;
}

const MAGIC_NUMBER = 42;
/** The offset of the first directory. */
const FIRST_AT = 4;
const EXIF_VERSION = { tag: 0x9000, text: '0232' } as const;

const tagOf = (name: string) => Number(Object.entries(EXIF_TAGS).find(([, known]) => known === name)?.[0]);
const DATE_TAG = tagOf('DateTimeOriginal');
const OFFSET_TAG = tagOf('OffsetTimeOriginal');

/** An entry of a directory: its 12 bytes, or a text that is written after the directory. */
type Entry =
  | { readonly tag: number; readonly raw: Uint8Array }
  | { readonly tag: number; readonly type: number; readonly text: string };

interface Directory {
  readonly entries: readonly Entry[];
  /** The offset of the next one. */
  readonly next: number;
}

interface ReadDirectory extends Directory {
  readonly entries: readonly TiffEntry[];
}

/** Returns a TIFF that contains only a date. */
export function tiffOfDate(date: ExifDate): Uint8Array {
  const head = new Uint8Array(TIFF_HEAD_BYTES);
  const view = new DataView(head.buffer);
  view.setUint16(0, BYTE_ORDERS.big);
  view.setUint16(2, MAGIC_NUMBER);
  const version = { tag: EXIF_VERSION.tag, type: TYPE.undefined, text: EXIF_VERSION.text };
  const exif = { entries: [version, ...dateEntries(date)], next: 0 };
  return joinedBytes([
    head,
    appended(TIFF_HEAD_BYTES, false, { entries: [], next: 0 }, exif, view, FIRST_AT),
  ]);
}

/**
 * Returns a TIFF with a date. Its old bytes stay in place, since maker notes use offsets from its start: the new
 * directory comes after them, and one offset points there.
 *
 * @returns undefined if its directories are damaged
 */
export function datedTiff(tiff: Uint8Array, date: ExifDate): DatedTiff | undefined {
  // A copy, even if `tiff` is a Node Buffer, whose `slice` doesn't copy.
  const old = new Uint8Array(tiff);
  const view = new DataView(old.buffer);
  const head = tiffHead(view);
  if (head?.magic !== MAGIC_NUMBER) return undefined;
  const { isLittle, firstAt } = head;
  const first = readDirectory(view, firstAt, isLittle);
  if (!first) return undefined;
  const leading = first.entries.findIndex(({ tag }) => tag === LEADING_TAGS.exifDirectory);
  // Every directory begins at an even offset (TIFF 6.0, section 2).
  const padding = new Uint8Array(old.length % 2);
  const start = old.length + padding.length;
  if (leading < 0) {
    const version = { tag: EXIF_VERSION.tag, type: TYPE.undefined, text: EXIF_VERSION.text };
    const exif = { entries: [version, ...dateEntries(date)], next: 0 };
    const behind = appended(start, isLittle, first, exif, view, FIRST_AT);
    return { bytes: joinedBytes([old, padding, behind]), patchedAt: FIRST_AT };
  }
  const at = firstAt + 2 + leading * ENTRY_BYTES;
  const lead = first.entries[leading];
  if (lead?.count !== 1 || (lead.type !== TYPE.long && lead.type !== TYPE.directory)) return undefined;
  const exif = readDirectory(view, lead.offset, isLittle);
  if (!exif) return undefined;
  const added = dateEntries(date);
  const kept = exif.entries.filter(({ tag }) => added.every((one) => one.tag !== tag));
  const behind = directoryBytes({ ...exif, entries: [...kept, ...added] }, start, isLittle);
  view.setUint32(at + FIELD_AT, start, isLittle);
  return { bytes: joinedBytes([old, padding, behind]), patchedAt: at + FIELD_AT };
}

function dateEntries({ text, offset }: ExifDate): readonly Entry[] {
  return [
    { tag: DATE_TAG, type: TYPE.ascii, text: `${text}\0` },
    ...(offset === undefined ? [] : [{ tag: OFFSET_TAG, type: TYPE.ascii, text: `${offset}\0` }]),
  ];
}

/**
 * Returns the EXIF directory, followed by a first directory that points to it; the offset at `patchAt` points to
 * that.
 */
function appended(
  start: number,
  isLittle: boolean,
  first: Directory,
  exif: Directory,
  patched: DataView,
  patchAt: number,
): Uint8Array {
  const behind = directoryBytes(exif, start, isLittle);
  const raw = new Uint8Array(ENTRY_BYTES);
  const view = new DataView(raw.buffer);
  view.setUint16(0, LEADING_TAGS.exifDirectory, isLittle);
  view.setUint16(2, TYPE.long, isLittle);
  view.setUint32(4, 1, isLittle);
  view.setUint32(FIELD_AT, start, isLittle);
  const at = start + behind.length;
  const entries = [...first.entries, { tag: LEADING_TAGS.exifDirectory, raw }];
  patched.setUint32(patchAt, at, isLittle);
  return joinedBytes([behind, directoryBytes({ ...first, entries }, at, isLittle)]);
}

/** @returns undefined if it is incomplete */
function readDirectory(
  view: DataView<ArrayBuffer>,
  at: number,
  isLittle: boolean,
): ReadDirectory | undefined {
  const read = at < TIFF_HEAD_BYTES ? undefined : directoryIn(view, at, isLittle);
  if (!read?.isWhole || read.next === undefined) return undefined;
  // Copies, since numbers in the old bytes are changed.
  const entries = read.entries.map((entry) => ({ ...entry, raw: entry.raw.slice() }));
  return { entries, next: read.next };
}

/** Returns a directory at an offset, with the texts that don't fit into its entries; an even number of bytes. */
function directoryBytes({ entries, next }: Directory, at: number, isLittle: boolean): Uint8Array {
  const sorted = entries.toSorted((one, other) => one.tag - other.tag);
  const table = new Uint8Array(2 + sorted.length * ENTRY_BYTES + 4);
  const view = new DataView(table.buffer);
  view.setUint16(0, sorted.length, isLittle);
  const texts: Uint8Array[] = [];
  let textAt = at + table.length;
  for (const [number, entry] of sorted.entries()) {
    const start = 2 + number * ENTRY_BYTES;
    if ('raw' in entry) {
      table.set(entry.raw, start);
      continue;
    }
    const text = new TextEncoder().encode(entry.text);
    view.setUint16(start, entry.tag, isLittle);
    view.setUint16(start + 2, entry.type, isLittle);
    view.setUint32(start + 4, text.length, isLittle);
    if (text.length <= 4) {
      table.set(text, start + FIELD_AT);
      continue;
    }
    view.setUint32(start + FIELD_AT, textAt, isLittle);
    const even = new Uint8Array(text.length + (text.length % 2));
    even.set(text);
    texts.push(even);
    textAt += even.length;
  }
  view.setUint32(table.length - 4, next, isLittle);
  return joinedBytes([table, ...texts]);
}
