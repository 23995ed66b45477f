/**
 * Reads what a ZIP says of its entries, so that it can be judged before anything of it is unpacked. Section numbers
 * are those of PKWARE's APPNOTE 6.3.10. Nothing here is trusted: every number may be a lie, every record cut off.
 */
export interface ZipEntry {
  /** Its ASCII letters as they are, any other byte as some letter: enough to tell what kind of file it is. */
  readonly roughPath: string;
  /** The entry's record (4.3.12), as it is. */
  readonly record: Uint8Array<ArrayBuffer>;
  readonly isEncrypted: boolean;
  readonly crc32: number;
  readonly packedBytes: number;
  /** What the directory says; what comes may be more. */
  readonly sizeBytes: number;
  /** Where its local header begins (4.3.7), from the start of the file. */
  readonly offset: number;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
}

/** Where a ZIP's directory lies in the file. */
export interface DirectoryPlace {
  readonly start: number;
  readonly end: number;
  /** What stands before the archive, such as the program of a self-extracting one; offsets count from after it. */
  readonly prefixBytes: number;
}

const RECORD_BYTES = 46;
const END_BYTES = 22;

/** The part of a local header that is always as long. */
export const LOCAL_HEADER_BYTES = 30;

/** As much of a ZIP's end as can hold its end record: that, the longest comment, and the ZIP64 records before. */
export const ZIP_TAIL_BYTES = END_BYTES + 0xffff + 20 + 56;

const END = 0x06054b50; // 4.3.16
const END64_LOCATOR = 0x07064b50; // 4.3.15
const END64 = 0x06064b50; // 4.3.14
const RECORD = 0x02014b50; // 4.3.12
const LOCAL = 0x04034b50; // 4.3.7
const ENCRYPTED = 1; // 4.4.4, bit 0
const ZIP64_EXTRA = 0x0001; // 4.5.3
const TIMESTAMP_EXTRA = 0x5455; // 4.6.1, Info-ZIP's extended timestamp
const MAX_32 = 0xffffffff;

/**
 * Finds a ZIP's directory.
 *
 * @param tail the last bytes of the file; see {@link ZIP_TAIL_BYTES}
 * @param fileBytes the whole file's size
 * @returns nothing where there is none
 */
export function findDirectory(tail: Uint8Array, fileBytes: number): DirectoryPlace | undefined {
  const view = viewOf(tail);
  let at = tail.length - END_BYTES;
  while (at >= 0 && view.getUint32(at, true) !== END) at -= 1;
  if (at < 0) return undefined;
  let sizeBytes = view.getUint32(at + 12, true);
  let offset = view.getUint32(at + 16, true);
  const end64 = at - 20 - 56;
  if (
    end64 >= 0 &&
    view.getUint32(at - 20, true) === END64_LOCATOR &&
    view.getUint32(end64, true) === END64
  ) {
    sizeBytes = u64(view, end64 + 40);
    offset = u64(view, end64 + 48);
    at = end64;
  }
  const end = fileBytes - tail.length + at;
  const start = end - sizeBytes;
  const prefixBytes = start - offset;
  return start < 0 || prefixBytes < 0 ? undefined : { start, end, prefixBytes };
}

/**
 * The entries of a directory, folders left out.
 *
 * @param directory the bytes between a place's start and end
 * @param most reading ends with one more than this
 */
export function readDirectory(
  directory: Uint8Array<ArrayBuffer>,
  { prefixBytes }: DirectoryPlace,
  most: number,
): ZipEntry[] {
  const view = viewOf(directory);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + RECORD_BYTES <= directory.length && view.getUint32(at, true) === RECORD) {
    const pathEnd = at + RECORD_BYTES + view.getUint16(at + 28, true);
    const extraEnd = pathEnd + view.getUint16(at + 30, true);
    const end = extraEnd + view.getUint16(at + 32, true);
    if (end > directory.length) break;
    const roughPath = roughText(directory.subarray(at + RECORD_BYTES, pathEnd));
    const { wide, modifiedMs } = readExtra(directory.subarray(pathEnd, extraEnd));
    const number = (field: number) => {
      const value = view.getUint32(at + field, true);
      return value === MAX_32 ? (wide.shift() ?? value) : value;
    };
    const entry = {
      roughPath,
      record: directory.slice(at, end),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      crc32: view.getUint32(at + 16, true),
      // In this order a ZIP64 field gives what has no room in 32 bits.
      sizeBytes: number(24),
      packedBytes: number(20),
      offset: prefixBytes + number(42),
      modifiedMs: modifiedMs ?? fromDosTime(view.getUint32(at + 12, true)),
    };
    if (!roughPath.endsWith('/')) entries.push(entry);
    if (entries.length > most) break;
    at = end;
  }
  return entries;
}

/** How much of an entry stands before its content, by the first {@link LOCAL_HEADER_BYTES} of it; 0 where that is no entry. */
export function localHeaderBytes(head: Uint8Array): number {
  const view = viewOf(head);
  if (head.length < LOCAL_HEADER_BYTES || view.getUint32(0, true) !== LOCAL) return 0;
  return LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}

/**
 * What closes a ZIP that holds this entry alone: its record and the end record.
 *
 * @param localBytes the entry's local header and content together, which stand before it
 */
export function directoryOfOne(
  { record, packedBytes, sizeBytes }: ZipEntry,
  localBytes: number,
): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(record.length + END_BYTES);
  whole.set(record);
  const view = viewOf(whole);
  view.setUint32(20, packedBytes, true);
  view.setUint32(24, sizeBytes, true);
  view.setUint16(34, 0, true);
  view.setUint32(42, 0, true);
  view.setUint32(record.length, END, true);
  view.setUint16(record.length + 8, 1, true);
  view.setUint16(record.length + 10, 1, true);
  view.setUint32(record.length + 12, record.length, true);
  view.setUint32(record.length + 16, localBytes, true);
  return whole;
}

/** What of the extra fields (4.5) is of use: the numbers of a ZIP64 field, and a time that is not local. */
function readExtra(extra: Uint8Array): { wide: number[]; modifiedMs?: number } {
  const view = viewOf(extra);
  const found: { wide: number[]; modifiedMs?: number } = { wide: [] };
  for (let at = 0; at + 4 <= extra.length;) {
    const start = at + 4;
    const end = start + view.getUint16(at + 2, true);
    if (end > extra.length) break;
    const id = view.getUint16(at, true);
    if (id === ZIP64_EXTRA) {
      for (let number = start; number + 8 <= end; number += 8) found.wide.push(u64(view, number));
    }
    const hasTime = id === TIMESTAMP_EXTRA && end - start >= 5 && (extra[start]! & 1) !== 0;
    if (hasTime) found.modifiedMs = view.getInt32(start + 1, true) * 1000;
    at = end;
  }
  return found;
}

/** 4.4.6: time below date, local time. */
function fromDosTime(words: number): number {
  const day = words >>> 16;
  const date = [1980 + (day >> 9), ((day >> 5) & 15) - 1, day & 31] as const;
  return new Date(...date, (words >> 11) & 31, (words >> 5) & 63, (words & 31) * 2).getTime();
}

function roughText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function u64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
