import JSZip from 'jszip';
import { crc32 } from '#core/crc32.ts';
import { AppError, type FailureDetails } from '#core/failure.ts';
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

/** Files that systems add to archives and nobody means to organize. */
const NOT_MEANT = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** What is kept of a damaged entry: enough to tell what it was, too little to be taken for the photo. */
const DAMAGED_BYTES = 64;

/**
 * Takes apart a ZIP that was dropped on the page: its files, folders gone, names and times kept.
 *
 * What its directory says is judged before anything is unpacked, and no entry unpacks to more than it said, so a ZIP
 * costs at most `MAX_ZIP_BYTES`, whatever is in it. An entry that is damaged, or that was made to fill memory, comes as
 * its first bytes alone: the batch then names it as a file that cannot be read, and the others go on.
 *
 * @throws {AppError} `zip-unreadable` for a file that is no ZIP, is encrypted, or is too much
 */
export async function photosInZip(file: File): Promise<File[]> {
  if (file.size > MAX_ZIP_BYTES) throw unreadable('too-large');
  const entries = await entriesOf(file);
  const files: File[] = [];
  for (const entry of entries) files.push(await unpacked(file, entry));
  return files;
}

async function entriesOf(file: File): Promise<ZipEntry[]> {
  const tail = await bytesOf(file, file.size - ZIP_TAIL_BYTES, file.size);
  const place = findDirectory(tail, file.size);
  if (!place) throw unreadable('damaged');
  const entries = readDirectory(await bytesOf(file, place.start, place.end), place, MAX_ZIP_RECORDS);
  if (entries.length > MAX_ZIP_RECORDS) throw unreadable('too-many-files');
  const meant = entries.filter(({ roughPath }) => !NOT_MEANT.test(roughPath));
  if (meant.length > MAX_ZIP_ENTRIES) throw unreadable('too-many-files');
  if (meant.some(({ isEncrypted }) => isEncrypted)) throw unreadable('locked');
  if (sumOf(meant, ({ sizeBytes }) => sizeBytes) > MAX_ZIP_BYTES) throw unreadable('too-large');
  // Entries that share their content are a way to make a small file a large one.
  if (sumOf(meant, ({ packedBytes }) => packedBytes) > file.size) throw unreadable('damaged');
  return meant;
}

async function unpacked(file: File, entry: ZipEntry): Promise<File> {
  const { offset, packedBytes, sizeBytes, modifiedMs } = entry;
  const localBytes = localHeaderBytes(await bytesOf(file, offset, offset + LOCAL_HEADER_BYTES)) + packedBytes;
  const local = await bytesOf(file, offset, offset + localBytes);
  const isMadeToFill = sizeBytes > MAX_PHOTO_BYTES && sizeBytes > packedBytes * MAX_ZIP_RATIO;
  // As a ZIP of its own: what is wrong with one entry is then not wrong with the others.
  const alone = new Uint8Array(await new Blob([local, directoryOfOne(entry, local.length)]).arrayBuffer());
  const [opened] = await JSZip.loadAsync(alone).then(
    ({ files }) => Object.values(files),
    () => [],
  );
  const content = opened && (await inflated(opened, isMadeToFill ? DAMAGED_BYTES : sizeBytes));
  const isWhole = content?.sizeBytes === sizeBytes && content.crc32 === entry.crc32;
  const whole = new Blob(content?.pieces ?? [], {});
  const name = (opened?.name ?? entry.roughPath).split(/[\\/]/).at(-1) ?? '';
  // An empty file is said to be empty: what is left of a damaged one is never that.
  const left = whole.size > 0 ? whole.slice(0, DAMAGED_BYTES) : new Blob([new Uint8Array(1)]);
  return new File([isWhole ? whole : left], name, { lastModified: modifiedMs });
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

async function bytesOf(file: File, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(Math.max(0, start), Math.max(0, end)).arrayBuffer());
}

function sumOf(entries: readonly ZipEntry[], number: (entry: ZipEntry) => number): number {
  return entries.reduce((sum, entry) => sum + number(entry), 0);
}

function unreadable(reason: FailureDetails['zip-unreadable']['reason']): AppError {
  return new AppError({ code: 'zip-unreadable', details: { reason } });
}
