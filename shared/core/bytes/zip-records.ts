/**
 * Writes the records of a ZIP whose entries are stored, not deflated, because photos are compressed already. Section
 * numbers refer to PKWARE's APPNOTE 6.3.10. Writers put the photos' bytes between these records.
 */
export interface StoredEntry {
  /** `folder/name.ext`, with forward slashes (4.4.17). */
  readonly path: string;
  readonly sizeBytes: number;
  readonly crc32: number;
  /** Milliseconds since 1970 (UTC); see {@link entryTimeMs}. */
  readonly modifiedMs: number;
}

/**
 * Returns an entry's timestamp: when the photo was taken, else the file's modification time.
 *
 * @param takenAt the camera's local time `YYYY-MM-DDTHH:mm:ss`, or only the day, month or year, taken from its
 * beginning. It is the same local time wherever the ZIP is extracted.
 * @returns milliseconds since 1970 (UTC)
 */
export function entryTimeMs(takenAt: string | undefined, modifiedMs: number): number {
  const takenMs = takenAt === undefined ? NaN : Date.parse(`${takenAt}${FIRST_MOMENT.slice(takenAt.length)}`);
  return Number.isNaN(takenMs) ? modifiedMs : takenMs;
}

/** Completes a day, month or year. */
const FIRST_MOMENT = '0000-01-01T00:00:00';

const VERSION_STORED = 20; // 4.4.3: folders in paths
const VERSION_ZIP64 = 45;
const MADE_BY_UNIX = 3 << 8; // 4.4.2
const UTF8_NAMES = 1 << 11; // 4.4.4, bit 11
const REGULAR_FILE = (0o100644 << 16) >>> 0; // 4.4.15, Unix file mode
const ZIP64_EXTRA = 0x0001; // 4.5.3
const TIMESTAMP_EXTRA = 0x5455; // 4.6.1, Info-ZIP's extended timestamp
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;

/** Returns the local header, which precedes a photo's bytes (4.3.7). */
export function localHeader(entry: StoredEntry): Uint8Array<ArrayBuffer> {
  const path = utf8(entry.path);
  const isLarge = entry.sizeBytes >= MAX_32;
  const extra = [
    ...(isLarge ? zip64Extra([entry.sizeBytes, entry.sizeBytes]) : []),
    ...timestampExtra(entry.modifiedMs),
  ];
  return new Record(30 + path.length + extra.length)
    .u32(0x04034b50)
    .about(entry, isLarge ? VERSION_ZIP64 : VERSION_STORED, path.length, extra.length)
    .bytes(path)
    .bytes(extra).done;
}

/**
 * Returns the end of the archive: the central directory (4.3.12), ZIP64 records if a number needs them (4.3.14,
 * 4.3.15), and the end record (4.3.16).
 *
 * @param entries in the order in which they were written, contiguous from offset 0
 */
export function centralDirectory(entries: readonly StoredEntry[]): Uint8Array<ArrayBuffer> {
  const records: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    records.push(directoryRecord(entry, offset));
    offset += localHeader(entry).length + entry.sizeBytes;
  }
  const sizeBytes = records.reduce((sum, record) => sum + record.length, 0);
  return joined([...records, ...endRecords(entries.length, sizeBytes, offset)]);
}

function directoryRecord(entry: StoredEntry, offset: number): Uint8Array {
  const path = utf8(entry.path);
  const isLarge = entry.sizeBytes >= MAX_32;
  const isFar = offset >= MAX_32;
  const large = [...(isLarge ? [entry.sizeBytes, entry.sizeBytes] : []), ...(isFar ? [offset] : [])];
  const extra = [...(large.length > 0 ? zip64Extra(large) : []), ...timestampExtra(entry.modifiedMs)];
  const version = large.length > 0 ? VERSION_ZIP64 : VERSION_STORED;
  return new Record(46 + path.length + extra.length)
    .u32(0x02014b50)
    .u16(MADE_BY_UNIX | version)
    .about(entry, version, path.length, extra.length)
    .u16(0)
    .u16(0)
    .u16(0)
    .u32(REGULAR_FILE)
    .u32(isFar ? MAX_32 : offset)
    .bytes(path)
    .bytes(extra).done;
}

function endRecords(entries: number, sizeBytes: number, offset: number): Uint8Array[] {
  const needsZip64 = entries >= MAX_16 || sizeBytes >= MAX_32 || offset >= MAX_32;
  const end = new Record(22)
    .u32(0x06054b50)
    .u32(0)
    .u16(Math.min(entries, MAX_16))
    .u16(Math.min(entries, MAX_16))
    .u32(Math.min(sizeBytes, MAX_32))
    .u32(Math.min(offset, MAX_32))
    .u16(0).done;
  if (!needsZip64) return [end];
  const end64 = new Record(56)
    .u32(0x06064b50)
    .u64(44)
    .u16(MADE_BY_UNIX | VERSION_ZIP64)
    .u16(VERSION_ZIP64)
    .u32(0)
    .u32(0)
    .u64(entries)
    .u64(entries)
    .u64(sizeBytes)
    .u64(offset).done;
  const locator = new Record(20)
    .u32(0x07064b50)
    .u32(0)
    .u64(offset + sizeBytes)
    .u32(1).done;
  return [end64, locator, end];
}

function zip64Extra(values: readonly number[]): Uint8Array {
  const record = new Record(4 + values.length * 8).u16(ZIP64_EXTRA).u16(values.length * 8);
  for (const value of values) record.u64(value);
  return record.done;
}

/**
 * The modification time in UTC seconds; the DOS time beside it is local, with a resolution of two seconds.
 */
function timestampExtra(modifiedMs: number): Uint8Array {
  const seconds = Math.min(Math.max(0, Math.floor(modifiedMs / 1000)), 0x7fffffff);
  return new Record(9).u16(TIMESTAMP_EXTRA).u16(5).bytes([1]).u32(seconds).done;
}

/** 4.4.6: two words, time in the low one, date in the high one, local time, years from 1980 to 2107. */
function dosTime(modifiedMs: number): number {
  const date = new Date(modifiedMs);
  const year = Math.min(Math.max(date.getFullYear(), 1980), 2107) - 1980;
  const day = (year << 9) | ((date.getMonth() + 1) << 5) | date.getDate();
  const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}

/**
 * UTF-8 without TextEncoder, which is not part of ECMAScript: percent-encoding is UTF-8 by definition
 * (ECMA-262, 19.2.6).
 */
function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.toWellFormed());
  const bytes = escaped.match(/%[0-9A-F]{2}|[^%]/g) ?? [];
  return Uint8Array.from(bytes, (byte) =>
    byte.length === 3 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  );
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Writes a record field by field, little endian (4.4.1.2). */
class Record {
  readonly done: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  #at = 0;

  constructor(sizeBytes: number) {
    this.done = new Uint8Array(sizeBytes);
    this.#view = new DataView(this.done.buffer);
  }

  u16(value: number): this {
    this.#view.setUint16(this.#at, value, true);
    this.#at += 2;
    return this;
  }

  u32(value: number): this {
    this.#view.setUint32(this.#at, value, true);
    this.#at += 4;
    return this;
  }

  u64(value: number): this {
    this.#view.setBigUint64(this.#at, BigInt(value), true);
    this.#at += 8;
    return this;
  }

  /** The fields shared by local header and directory record, from the required version to the extra field's length. */
  about(entry: StoredEntry, version: number, pathBytes: number, extraBytes: number): this {
    const size = Math.min(entry.sizeBytes, MAX_32);
    return this.u16(version)
      .u16(UTF8_NAMES)
      .u16(0)
      .u32(dosTime(entry.modifiedMs))
      .u32(entry.crc32)
      .u32(size)
      .u32(size)
      .u16(pathBytes)
      .u16(extraBytes);
  }

  bytes(value: ArrayLike<number>): this {
    this.done.set(value, this.#at);
    this.#at += value.length;
    return this;
  }
}
