import JSZip from 'jszip';
import { crc32 } from '#core/crc32.ts';
import { AppError, type ZipProblem } from '#core/failure.ts';
import {
  MAX_PHOTO_BYTES,
  MAX_ZIP_BYTES,
  MAX_ZIP_ENTRIES,
  MAX_ZIP_RATIO,
  MAX_ZIP_RECORDS,
} from '#core/limits.ts';
import {
  directoryOfOne,
  findDirectory,
  LOCAL_HEADER_BYTES,
  localHeaderBytes,
  readDirectory,
  ZIP_TAIL_BYTES,
  type ZipEntry,
} from '#core/zip-directory.ts';

/** A ZIP's bytes, wherever they lie. */
export interface ZipSource {
  readonly sizeBytes: number;
  /** The bytes from `start` up to `end`, which lie between 0 and the size; fewer where there are no more. */
  readonly read: (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
}

/** A file that was taken out of a ZIP. */
export interface UnpackedFile {
  /** As it stands in the ZIP, with forward slashes: whatever somebody wrote there, so a text and no place on a disk. */
  readonly path: string;
  /** The last part of its path; holds no slash. */
  readonly name: string;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  /** Its content, one piece after the other. */
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
}

/** Files that systems add to archives and nobody means to organize. */
const NOT_MEANT = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** What is kept of a damaged entry: enough to tell what it was, too little to be taken for the photo. */
const DAMAGED_BYTES = 64;

/**
 * Takes a ZIP apart, file by file; its folders and what systems add are left.
 *
 * What its directory says is judged before anything is unpacked, and no entry unpacks to more than it said, so a ZIP
 * costs at most `MAX_ZIP_BYTES`, whatever is in it. An entry that is damaged, or that was made to fill memory, comes as
 * its first bytes alone: the batch then names it as a file that cannot be read, and the others go on.
 *
 * @throws {AppError} `zip-unreadable` for a file that is no ZIP, is encrypted, or is too much
 */
export async function* filesInZip(zip: ZipSource): AsyncGenerator<UnpackedFile, void, void> {
  if (zip.sizeBytes > MAX_ZIP_BYTES) throw unreadable('too-large');
  const entries = await entriesOf(zip);
  for (const entry of entries) yield await unpacked(zip, entry);
}

async function entriesOf(zip: ZipSource): Promise<ZipEntry[]> {
  const tail = await bytesOf(zip, zip.sizeBytes - ZIP_TAIL_BYTES, zip.sizeBytes);
  const place = findDirectory(tail, zip.sizeBytes);
  if (!place) throw unreadable('damaged');
  const entries = readDirectory(await bytesOf(zip, place.start, place.end), place, MAX_ZIP_RECORDS);
  if (entries.length > MAX_ZIP_RECORDS) throw unreadable('too-many-files');
  const meant = entries.filter(({ roughPath }) => !NOT_MEANT.test(roughPath));
  if (meant.length > MAX_ZIP_ENTRIES) throw unreadable('too-many-files');
  if (meant.some(({ isEncrypted }) => isEncrypted)) throw unreadable('locked');
  if (sumOf(meant, ({ sizeBytes }) => sizeBytes) > MAX_ZIP_BYTES) throw unreadable('too-large');
  // Entries that share their content are a way to make a small file a large one.
  if (sumOf(meant, ({ packedBytes }) => packedBytes) > zip.sizeBytes) throw unreadable('damaged');
  return meant;
}

async function unpacked(zip: ZipSource, entry: ZipEntry): Promise<UnpackedFile> {
  const { offset, packedBytes, sizeBytes, modifiedMs } = entry;
  const localBytes = localHeaderBytes(await bytesOf(zip, offset, offset + LOCAL_HEADER_BYTES)) + packedBytes;
  const local = await bytesOf(zip, offset, offset + localBytes);
  const isMadeToFill = sizeBytes > MAX_PHOTO_BYTES && sizeBytes > packedBytes * MAX_ZIP_RATIO;
  // As a ZIP of its own: what is wrong with one entry is then not wrong with the others.
  const directory = directoryOfOne(entry, local.length);
  const alone = new Uint8Array(local.length + directory.length);
  alone.set(local);
  alone.set(directory, local.length);
  const [opened] = await JSZip.loadAsync(alone).then(
    ({ files }) => Object.values(files),
    () => [],
  );
  const content = opened && (await inflated(opened, isMadeToFill ? DAMAGED_BYTES : sizeBytes));
  const isWhole = content?.sizeBytes === sizeBytes && content.crc32 === entry.crc32;
  const path = (opened?.name ?? entry.roughPath).replaceAll('\\', '/');
  const pieces = content && isWhole ? content.pieces : [damaged(content?.pieces[0])];
  return { path, name: path.split('/').at(-1) ?? '', modifiedMs, pieces };
}

/** An empty file is said to be empty: what is left of a damaged one is never that. */
function damaged(firstPiece: Uint8Array<ArrayBuffer> | undefined): Uint8Array<ArrayBuffer> {
  return firstPiece && firstPiece.length > 0 ? firstPiece.slice(0, DAMAGED_BYTES) : new Uint8Array(1);
}

interface Inflated {
  readonly pieces: Uint8Array<ArrayBuffer>[];
  sizeBytes: number;
  crc32: number;
}

/** Part of JSZip's documented interface, and missing in its types. */
interface Streamed extends JSZip.JSZipObject {
  internalStream(type: 'uint8array'): JSZip.JSZipStreamHelper<Uint8Array>;
}

/** Unpacks an entry, and stops when it gives more than `most` bytes; what came until then, or until it failed. */
function inflated(entry: JSZip.JSZipObject, most: number): Promise<Inflated> {
  const content: Inflated = { pieces: [], sizeBytes: 0, crc32: 0 };
  return new Promise((resolve) => {
    const stream = (entry as Streamed).internalStream('uint8array');
    stream.on('data', (piece) => {
      if (content.sizeBytes > most) return;
      content.sizeBytes += piece.length;
      content.pieces.push(new Uint8Array(piece));
      content.crc32 = crc32(piece, content.crc32);
      if (content.sizeBytes <= most) return;
      stream.pause();
      resolve(content);
    });
    const end = () => resolve(content);
    stream.on('error', end).on('end', end).resume();
  });
}

/** Where a ZIP lies about a place, it may lie before its start or behind its end. */
function bytesOf({ sizeBytes, read }: ZipSource, start: number, end: number) {
  const from = Math.min(Math.max(0, start), sizeBytes);
  return read(from, Math.min(Math.max(from, end), sizeBytes));
}

function sumOf(entries: readonly ZipEntry[], number: (entry: ZipEntry) => number): number {
  return entries.reduce((sum, entry) => sum + number(entry), 0);
}

function unreadable(reason: ZipProblem): AppError {
  return new AppError({ code: 'zip-unreadable', details: { reason } });
}
