import type { WrittenDate } from '#core/dates/date-to-write.ts';
import { joinedBytes } from '../metadata/joined-bytes.ts';
import { datedTiff, type ExifDate, tiffOfDate } from './dated-tiff.ts';

/** The beginning of a file with other bytes, which stand for as many of the first bytes as `replaced` says. */
export interface OtherHead {
  readonly bytes: Uint8Array;
  readonly replaced: number;
}

/**
 * The number of bytes at the beginning of a JPEG that are searched for its EXIF: color profiles before it may be
 * large.
 */
export const DATED_HEAD_BYTES = 1024 * 1024;

/** Markers of a JPEG (ITU-T T.81, B.1.1.3). */
const MARKER = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1, app2: 0xe2 } as const;
const EXIF = 'Exif\0\0';
/** Several pictures in a file (CIPA DC-007), with offsets from here to the next one. */
const PICTURES = 'MPF\0';
/** A segment's length counts itself, in two bytes. */
const MOST_LENGTH = 0xffff;

/** Marks the end of a segment with a date that we wrote. After it come the previous bytes. */
const MARK = 'where-my-pix date\0';
/**
 * Whether the segment was there, its length, and the position in its TIFF and the four bytes that were changed there.
 */
const BEFORE = { wasThere: 0, length: 1, patchedAt: 3, patched: 7, bytes: 11 } as const;
const MARK_BYTES = MARK.length + BEFORE.bytes;

interface Segment {
  readonly marker: number;
  /** The position of its marker, and the position after the segment. */
  readonly start: number;
  readonly end: number;
}

/**
 * Writes a date into the beginning of a JPEG, so that {@link originalHead} restores the exact bytes. The picture
 * stays unchanged. The caller has to know whether the photo has a date: an existing one is replaced.
 *
 * @param head the first {@link DATED_HEAD_BYTES} of the file, or all of it
 * @returns undefined for a file that isn't a JPEG, is damaged, or has no room for the date
 */
export function datedHead(head: Uint8Array, { local, offset }: WrittenDate): OtherHead | undefined {
  const date = { text: local.replaceAll('-', ':').replace('T', ' '), offset };
  const segments = segmentsOf(head);
  if (!segments) return undefined;
  const exif = segments.find((one) => one.marker === MARKER.app1 && isNamed(head, one, EXIF));
  const dated = exif ? grownSegment(head, exif, date) : newSegment(segments, date);
  if (!dated || segments.some((one) => one.start < dated.from && isPictures(head, one))) return undefined;
  const bytes = joinedBytes([head.subarray(0, dated.from), dated.segment]);
  const other = { bytes, replaced: dated.to };
  return isReversible(head, other) ? other : undefined;
}

/**
 * Removes the date that {@link datedHead} wrote.
 *
 * @param head the first {@link DATED_HEAD_BYTES} of the file, or all of it
 * @returns undefined if there is none
 */
export function originalHead(head: Uint8Array): OtherHead | undefined {
  for (const segment of readSegments(head)) {
    if (segment === undefined) return undefined;
    if (segment.marker !== MARKER.app1 || !isNamed(head, segment, EXIF)) continue;
    const { start, end } = segment;
    const before = markIn(head, segment);
    if (!before) continue;
    if (before.getUint8(BEFORE.wasThere) === 0) return { bytes: head.subarray(0, start), replaced: end };
    const length = before.getUint16(BEFORE.length);
    const patchedAt = before.getUint32(BEFORE.patchedAt);
    const tiffAt = start + 4 + EXIF.length;
    const last = start + 2 + length;
    if (last > end - MARK_BYTES || tiffAt + patchedAt + 4 > last) continue;
    const bytes = new Uint8Array(head.subarray(0, last));
    const view = new DataView(bytes.buffer);
    view.setUint16(start + 2, length);
    view.setUint32(tiffAt + patchedAt, before.getUint32(BEFORE.patched));
    return { bytes, replaced: end };
  }
  return undefined;
}

interface DatedSegment {
  readonly segment: Uint8Array;
  /** The range of old bytes that it stands for. */
  readonly from: number;
  readonly to: number;
}

/** Returns the position after JFIF's segments, which have to come first (JFIF 1.02). */
function newSegment(segments: readonly Segment[], date: ExifDate): DatedSegment | undefined {
  const other = segments.findIndex(({ marker }) => marker !== MARKER.app0);
  const at = segments[other - 1]?.end ?? 2;
  const segment = segmentOf(tiffOfDate(date), new Uint8Array(BEFORE.bytes));
  return segment && { segment, from: at, to: at };
}

function grownSegment(head: Uint8Array, { start, end }: Segment, date: ExifDate): DatedSegment | undefined {
  const tiff = head.subarray(start + 4 + EXIF.length, end);
  const dated = datedTiff(tiff, date);
  if (!dated) return undefined;
  const before = new DataView(new ArrayBuffer(BEFORE.bytes));
  before.setUint8(BEFORE.wasThere, 1);
  before.setUint16(BEFORE.length, end - start - 2);
  before.setUint32(BEFORE.patchedAt, dated.patchedAt);
  const old = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  before.setUint32(BEFORE.patched, old.getUint32(dated.patchedAt));
  const segment = segmentOf(dated.bytes, new Uint8Array(before.buffer));
  return segment && { segment, from: start, to: end };
}

/** @returns undefined if it is too long */
function segmentOf(tiff: Uint8Array, before: Uint8Array): Uint8Array | undefined {
  const content = joinedBytes([letters(EXIF), tiff, letters(MARK), before]);
  const length = content.length + 2;
  if (length > MOST_LENGTH) return undefined;
  return joinedBytes([Uint8Array.of(0xff, MARKER.app1, length >> 8, length & 0xff), content]);
}

/** Verifies byte for byte that nothing is lost. */
function isReversible(head: Uint8Array, { bytes, replaced }: OtherHead): boolean {
  const back = originalHead(bytes);
  return (
    back !== undefined &&
    back.replaced === bytes.length &&
    back.bytes.length === replaced &&
    back.bytes.every((byte, at) => byte === head[at])
  );
}

/** @returns undefined for a file that isn't a JPEG, or whose segments don't lead to its picture */
function segmentsOf(head: Uint8Array): readonly Segment[] | undefined {
  const segments: Segment[] = [];
  for (const segment of readSegments(head)) {
    if (!segment) return undefined;
    segments.push(segment);
    if (segment.marker === MARKER.scan) return segments;
  }
  return undefined;
}

/** Yields the segments up to the picture; undefined if anything else is there. */
function* readSegments(head: Uint8Array): Generator<Segment | undefined, void, void> {
  if (head[0] !== 0xff || head[1] !== MARKER.start) return;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let at = 2;
  while (at + 4 <= head.length) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === MARKER.end || marker < 0xc0) return yield undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Markers without content don't come before a picture.
    if (marker >= 0xd0 && marker <= MARKER.end) return yield undefined;
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > head.length) return yield undefined;
    yield { marker, start: at, end };
    if (marker === MARKER.scan) return;
    at = end;
  }
}

function isPictures(head: Uint8Array, segment: Segment): boolean {
  return segment.marker === MARKER.app2 && isNamed(head, segment, PICTURES);
}

function isNamed(head: Uint8Array, { start, end }: Segment, name: string): boolean {
  return end - start - 4 >= name.length && hasLetters(head, start + 4, name);
}

/** Returns the previous state according to a mark; undefined if a segment has no mark at its end. */
function markIn(head: Uint8Array, { start, end }: Segment): DataView | undefined {
  const at = end - MARK_BYTES;
  if (at < start + 4 + EXIF.length || !hasLetters(head, at, MARK)) return undefined;
  return new DataView(head.buffer, head.byteOffset + at + MARK.length, BEFORE.bytes);
}

function hasLetters(bytes: Uint8Array, at: number, text: string): boolean {
  return Array.from(text).every((letter, index) => bytes[at + index] === letter.codePointAt(0));
}

function letters(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
