import { crc32 } from './crc32.ts';

/**
 * Reads a ZIP's directory, so that it can be checked before anything is extracted. Section numbers refer to PKWARE's
 * APPNOTE 6.3.10. The input is untrusted: any number may be wrong, and any record truncated.
 */
export interface ZipEntry {
  /** The path, with non-ASCII bytes decoded arbitrarily: enough to tell the file's type. */
  readonly roughPath: string;
  /** The bytes of the path. */
  readonly pathBytes: Uint8Array<ArrayBuffer>;
  /** The path in UTF-8, if the entry declares one (4.4.4, bit 11; 4.6.9). */
  readonly utf8Path: Uint8Array<ArrayBuffer> | undefined;
  readonly isEncrypted: boolean;
  /** Compression method (4.4.5): 0 stored, 8 deflated. */
  readonly method: number;
  readonly crc32: number;
  readonly packedBytes: number;
  /** The size in the directory; the real size may be larger. */
  readonly sizeBytes: number;
  /** Offset of its local header (4.3.7) in the file. */
  readonly offset: number;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
}

/** Position of a ZIP's directory in the file. */
export interface DirectoryPlace {
  readonly start: number;
  readonly end: number;
  /** Bytes before the archive, such as a self-extractor's program; offsets are relative to their end. */
  readonly prefixBytes: number;
}

const RECORD_BYTES = 46;
const END_BYTES = 22;

/** Size of the fixed part of a local header. */
export const LOCAL_HEADER_BYTES = 30;

/**
 * Maximum size of a ZIP's end records: the end record, the longest comment, and the ZIP64 records before it.
 */
export const ZIP_TAIL_BYTES = END_BYTES + 0xffff + 20 + 56;

const END = 0x06054b50; // 4.3.16
const END64_LOCATOR = 0x07064b50; // 4.3.15
const END64 = 0x06064b50; // 4.3.14
const RECORD = 0x02014b50; // 4.3.12
const LOCAL = 0x04034b50; // 4.3.7
const ENCRYPTED = 1; // 4.4.4, bit 0
const UTF8 = 1 << 11; // 4.4.4, bit 11
const ZIP64_EXTRA = 0x0001; // 4.5.3
const TIMESTAMP_EXTRA = 0x5455; // 4.6.1, Info-ZIP's extended timestamp
const PATH_EXTRA = 0x7075; // 4.6.9, Info-ZIP's Unicode path
const MAX_32 = 0xffffffff;

/**
 * Finds a ZIP's directory.
 *
 * @param tail the last bytes of the file; see {@link ZIP_TAIL_BYTES}
 * @param fileBytes size of the whole file
 * @returns undefined if there is none
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
 * Reads the entries of a directory, without folders.
 *
 * @param directory the bytes between a place's start and end
 * @param most reading stops after one more than this
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
    const pathBytes = directory.slice(at + RECORD_BYTES, pathEnd);
    const roughPath = roughText(pathBytes);
    const flags = view.getUint16(at + 8, true);
    const { wide, modifiedMs, path } = readExtra(directory.subarray(pathEnd, extraEnd));
    // After a program has renamed the entry, the sum of the Unicode path is that of the earlier path.
    const unicodePath = path && path.sum === crc32(pathBytes) ? path.bytes : undefined;
    const number = (field: number) => {
      const value = view.getUint32(at + field, true);
      return value === MAX_32 ? (wide.shift() ?? value) : value;
    };
    const entry = {
      roughPath,
      pathBytes,
      utf8Path: (flags & UTF8) !== 0 ? pathBytes : unicodePath,
      isEncrypted: (flags & ENCRYPTED) !== 0,
      method: view.getUint16(at + 10, true),
      crc32: view.getUint32(at + 16, true),
      // A ZIP64 field holds the values that don't fit into 32 bits, in this order.
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

/**
 * Returns the bytes of an entry before its content, from its first {@link LOCAL_HEADER_BYTES}; 0 if that isn't a
 * local header.
 */
export function localHeaderBytes(head: Uint8Array): number {
  const view = viewOf(head);
  if (head.length < LOCAL_HEADER_BYTES || view.getUint32(0, true) !== LOCAL) return 0;
  return LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}

interface Extra {
  readonly wide: number[];
  modifiedMs?: number;
  path?: { readonly sum: number; readonly bytes: Uint8Array<ArrayBuffer> };
}

/** The extra fields (4.5) in use: the values of a ZIP64 field, the UTC timestamp, and the Unicode path. */
function readExtra(extra: Uint8Array<ArrayBuffer>): Extra {
  const view = viewOf(extra);
  const found: Extra = { wide: [] };
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
    // Version 1, and the CRC-32 of the path that it stands for.
    if (id === PATH_EXTRA && end - start > 5 && extra[start] === 1) {
      found.path = { sum: view.getUint32(start + 1, true), bytes: extra.slice(start + 5, end) };
    }
    at = end;
  }
  return found;
}

/** 4.4.6: time in the low word, date in the high word, local time. */
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
