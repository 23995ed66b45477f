import { Readable } from 'node:stream';
import { crc32 as updateCrc32, createInflateRaw } from 'node:zlib';
import type { PackedFile } from '#codec/zip/packed-zip.ts';
import type { RawSource } from '#codec/raw/raw-source.ts';
import { datedHead } from '#codec/written/written-date.ts';
import type { WrittenDate } from '#core/dates/date-to-write.ts';
import { AppError } from '#core/failure.ts';
import { openRegular, regularPieces } from '../disk/regular-file.ts';
import { withOtherHead } from './other-head.ts';

/** A file in a ZIP: its position, and what it must be once unpacked. */
export type PackedPart = Pick<PackedFile, 'content' | 'sizeBytes' | 'crc32'>;

/** Where a file's bytes are. */
export interface FileBytes {
  /** A file on the disk. */
  readonly path: string;
  /** Set if that file is a ZIP and contains the bytes. */
  readonly packed?: PackedPart;
  /** The bytes themselves, if we made them. */
  readonly made?: Buffer | undefined;
  /** A date that {@link piecesOf} writes into a JPEG. The file's own metadata is read without it. */
  readonly dated?: WrittenDate | undefined;
}

/**
 * Returns the bytes of a file, piece by piece, with the date that is to be written into them. Files in a ZIP are
 * unpacked on the way, and match exactly what the ZIP declares: never more bytes, and the right checksum.
 *
 * @throws {AppError} `photo-unreadable` for a file in a ZIP that is damaged, or doesn't match its declaration
 * @throws a system error
 */
export function piecesOf(file: FileBytes): AsyncGenerator<Buffer, void, void> {
  const { dated } = file;
  const own = ownPieces(file);
  return dated ? withOtherHead(own, (head) => datedHead(head, dated)) : own;
}

async function* ownPieces({ path, packed, made }: FileBytes): AsyncGenerator<Buffer, void, void> {
  if (made) {
    yield made;
    return;
  }
  if (!packed) {
    yield* regularPieces(path);
    return;
  }
  let crc = 0;
  let count = 0;
  for await (const piece of unpackedPieces(path, packed)) {
    crc = updateCrc32(piece, crc);
    count += piece.length;
    if (count > packed.sizeBytes) throw damaged();
    yield piece;
  }
  if (count !== packed.sizeBytes || crc !== packed.crc32) throw damaged();
}

/** Returns all bytes of a file known to be small. Throws as {@link piecesOf}. */
export async function wholeOf(file: FileBytes): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  for await (const piece of piecesOf(file)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Returns the first bytes of a file, up to `length`; for a damaged file in a ZIP, those that are readable. */
export function readHead(file: FileBytes, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return readRange(file, 0, length);
}

/**
 * Returns the bytes of a file from `start` (inclusive) to `end` (exclusive); fewer if it ends before. A deflated file
 * in a ZIP is unpacked up to there and dropped.
 */
export async function readRange(
  { path, packed, made }: FileBytes,
  start: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (made) return Uint8Array.from(made.subarray(start, end));
  if (!packed) return readDisk(path, start, end);
  const { content, sizeBytes } = packed;
  const last = Math.min(end, sizeBytes);
  if (!content || last <= start) return new Uint8Array();
  if (!content.isDeflated) return readDisk(path, content.start + start, content.start + last);
  const pieces: Buffer[] = [];
  let at = 0;
  try {
    for await (const piece of unpackedPieces(path, packed)) {
      if (at + piece.length > start) pieces.push(piece.subarray(Math.max(0, start - at), last - at));
      at += piece.length;
      if (at >= last) break;
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return Buffer.concat(pieces);
}

/** A larger deflated file in a ZIP would be unpacked only for this. */
const MOST_UNPACKED_BYTES = 16 * 1024 * 1024;

/**
 * Returns random access to a file's bytes. A deflated file in a ZIP is unpacked once and held.
 *
 * @returns undefined if it is too large for that, or can't be read
 */
export async function randomAccess(
  file: FileBytes & { readonly sizeBytes: number },
): Promise<RawSource | undefined> {
  const { sizeBytes, packed } = file;
  if (!packed?.content?.isDeflated) {
    return { sizeBytes, read: (start, end) => readRange(file, start, end) };
  }
  if (sizeBytes > MOST_UNPACKED_BYTES) return undefined;
  const whole = await wholeOf(file).catch(() => undefined);
  return whole && { sizeBytes, read: async (start, end) => Uint8Array.from(whole.subarray(start, end)) };
}

async function* unpackedPieces(path: string, { content }: PackedPart): AsyncGenerator<Buffer, void, void> {
  if (!content) throw damaged();
  const { start, end, isDeflated } = content;
  if (start === end) return;
  if (!isDeflated) {
    yield* regularPieces(path, start, end);
    return;
  }
  const packed = Readable.from(regularPieces(path, start, end), { objectMode: false });
  const inflate = createInflateRaw();
  packed.once('error', (error) => inflate.destroy(error));
  try {
    yield* packed.pipe(inflate) as AsyncIterable<Buffer>;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw damaged(error);
  } finally {
    packed.destroy();
    inflate.destroy();
  }
}

async function readDisk(path: string, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await openRegular(path);
  try {
    // At most to the end of the file: the length may be a guess.
    const length = Math.max(0, Math.min(end, (await file.stat()).size) - start);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
    return new Uint8Array(buffer.buffer, buffer.byteOffset, bytesRead);
  } finally {
    await file.close();
  }
}

function damaged(cause?: unknown): AppError {
  return new AppError({ code: 'photo-unreadable', details: {} }, { cause });
}
