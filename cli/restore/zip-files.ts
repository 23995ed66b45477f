import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { entryPath } from '#codec/zip/zip-names.ts';
import { AppError, type FailureDetails } from '#core/failure.ts';
import { MAX_PHOTO_BYTES, MAX_ZIP_RATIO } from '#core/limits.ts';
import {
  findDirectory,
  LOCAL_HEADER_BYTES,
  localHeaderBytes,
  readDirectory,
  ZIP_TAIL_BYTES,
  type ZipEntry,
} from '#core/bytes/zip-directory.ts';
import { openRegular } from '../disk/regular-file.ts';
import { MOST_DIRECTORY_BYTES, MOST_FILES } from './limits.ts';
import type { StoredFile, StoredFiles } from './stored-file.ts';

const STORED = 0; // APPNOTE 4.4.5
const DEFLATED = 8;

const PIECE_BYTES = 256 * 1024;

/**
 * Reads the files of a ZIP piece by piece. The directory is checked first, as in `packedFilesInZip`, but the ZIP may
 * be as large as our own. An entry never yields more bytes than it declares.
 *
 * @throws {AppError} `zip-unreadable` if the file isn't a ZIP, is encrypted, or has more files than we ever write
 */
export async function zipFiles(path: string): Promise<StoredFiles> {
  const zip = await openRegular(path);
  try {
    const { size: zipBytes } = await zip.stat();
    const tail = await bytesOf(zip, Math.max(0, zipBytes - ZIP_TAIL_BYTES), zipBytes);
    const place = findDirectory(tail, zipBytes);
    if (!place || place.end - place.start > MOST_DIRECTORY_BYTES) throw unreadable({ reason: 'damaged' });
    const directory = await bytesOf(zip, place.start, place.end);
    const entries = readDirectory(directory, place, MOST_FILES);
    if (entries.length > MOST_FILES) throw unreadable({ reason: 'too-many-files', limitFiles: MOST_FILES });
    if (entries.some(({ isEncrypted }) => isEncrypted)) throw unreadable({ reason: 'locked' });
    // Overlapping entries are one way to build a ZIP bomb.
    const packedBytes = entries.reduce((sum, entry) => sum + entry.packedBytes, 0);
    if (packedBytes > zipBytes) throw unreadable({ reason: 'damaged' });
    return { files: entries.map((entry) => storedFile(zip, entry)), close: () => zip.close() };
  } catch (error) {
    await zip.close();
    throw error;
  }
}

function storedFile(zip: FileHandle, entry: ZipEntry): StoredFile {
  const { sizeBytes, modifiedMs } = entry;
  return { path: entryPath(entry), sizeBytes, modifiedMs, read: () => contentOf(zip, entry) };
}

async function* contentOf(zip: FileHandle, entry: ZipEntry): AsyncGenerator<Uint8Array, void, void> {
  const { offset, method, packedBytes, sizeBytes } = entry;
  const isMadeToFill = sizeBytes > MAX_PHOTO_BYTES && sizeBytes > packedBytes * MAX_ZIP_RATIO;
  const headerBytes = localHeaderBytes(await bytesOf(zip, offset, offset + LOCAL_HEADER_BYTES));
  if (headerBytes === 0 || isMadeToFill || (method !== STORED && method !== DEFLATED)) {
    throw unreadable({ reason: 'damaged' });
  }
  const start = offset + headerBytes;
  const packed = Readable.from(piecesOf(zip, start, start + packedBytes), { objectMode: false });
  const content = method === STORED ? packed : packed.pipe(createInflateRaw());
  packed.once('error', (error) => content.destroy(error));
  let readBytes = 0;
  try {
    for await (const piece of content as AsyncIterable<Buffer>) {
      readBytes += piece.length;
      if (readBytes > sizeBytes) throw unreadable({ reason: 'damaged' });
      yield piece;
    }
  } finally {
    packed.destroy();
    content.destroy();
  }
}

async function* piecesOf(
  zip: FileHandle,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array, void, void> {
  for (let at = start; at < end; at += PIECE_BYTES) {
    yield await bytesOf(zip, at, Math.min(end, at + PIECE_BYTES));
  }
}

async function bytesOf(zip: FileHandle, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = Math.max(0, end - start);
  const { buffer, bytesRead } = await zip.read(Buffer.alloc(length), 0, length, Math.max(0, start));
  return new Uint8Array(buffer.buffer, buffer.byteOffset, bytesRead);
}

function unreadable(details: FailureDetails['zip-unreadable']): AppError {
  return new AppError({ code: 'zip-unreadable', details });
}
