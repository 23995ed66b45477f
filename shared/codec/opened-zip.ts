import JSZip from 'jszip';
import { crc32 } from '#core/crc32.ts';
import { MAX_ZIP_BYTES } from '#core/limits.ts';
import { directoryOfOne, LOCAL_HEADER_BYTES, localHeaderBytes, type ZipEntry } from '#core/zip-directory.ts';
import {
  bytesOf,
  DAMAGED_BYTES,
  entriesOf,
  isMadeToFill,
  sumOf,
  unreadableZip,
  type ZipSource,
} from './zip-entries.ts';

/** A file extracted from a ZIP. */
export interface UnpackedFile {
  /**
   * The path in the ZIP, with forward slashes. It is untrusted: display it, but never use it as a path on
   * disk.
   */
  readonly path: string;
  /** The last segment of the path, without slashes. */
  readonly name: string;
  /** Milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  /** The content, in order. */
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
}

/**
 * Extracts the files of a ZIP one by one, without folders and the files that operating systems add.
 *
 * The central directory is checked before anything is extracted, and no entry may inflate to more than its
 * declared size, so a ZIP costs at most `MAX_ZIP_BYTES` of memory. A damaged entry, or a ZIP bomb, yields
 * only its first bytes: the batch reports it as an unreadable file and continues with the others.
 *
 * @throws {AppError} `zip-unreadable` if the file is not a ZIP, is encrypted or is too large
 */
export async function* filesInZip(zip: ZipSource): AsyncGenerator<UnpackedFile, void, void> {
  if (zip.sizeBytes > MAX_ZIP_BYTES) throw unreadableZip('too-large');
  const entries = await entriesOf(zip);
  if (sumOf(entries, ({ sizeBytes }) => sizeBytes) > MAX_ZIP_BYTES) throw unreadableZip('too-large');
  for (const entry of entries) yield await unpacked(zip, entry);
}

async function unpacked(zip: ZipSource, entry: ZipEntry): Promise<UnpackedFile> {
  const { offset, packedBytes, sizeBytes, modifiedMs } = entry;
  const localBytes = localHeaderBytes(await bytesOf(zip, offset, offset + LOCAL_HEADER_BYTES)) + packedBytes;
  const local = await bytesOf(zip, offset, offset + localBytes);
  // Each entry is read as a ZIP of its own, so that a damaged one does not affect the others.
  const directory = directoryOfOne(entry, local.length);
  const alone = new Uint8Array(local.length + directory.length);
  alone.set(local);
  alone.set(directory, local.length);
  const [opened] = await JSZip.loadAsync(alone).then(
    ({ files }) => Object.values(files),
    () => [],
  );
  const content = opened && (await inflated(opened, isMadeToFill(entry) ? DAMAGED_BYTES : sizeBytes));
  const isWhole = content?.sizeBytes === sizeBytes && content.crc32 === entry.crc32;
  const path = (opened?.name ?? entry.roughPath).replaceAll('\\', '/');
  const pieces = content && isWhole ? content.pieces : [damaged(content?.pieces[0])];
  return { path, name: path.split('/').at(-1) ?? '', modifiedMs, pieces };
}

/** At least one byte, since only an empty file is reported as empty. */
function damaged(firstPiece: Uint8Array<ArrayBuffer> | undefined): Uint8Array<ArrayBuffer> {
  return firstPiece && firstPiece.length > 0 ? firstPiece.slice(0, DAMAGED_BYTES) : new Uint8Array(1);
}

interface Inflated {
  readonly pieces: Uint8Array<ArrayBuffer>[];
  sizeBytes: number;
  crc32: number;
}

/** Part of JSZip's documented API that its types omit. */
interface Streamed extends JSZip.JSZipObject {
  internalStream(type: 'uint8array'): JSZip.JSZipStreamHelper<Uint8Array>;
}

/**
 * Inflates an entry and stops once it exceeds `most` bytes; resolves with what was read until then or until
 * an error.
 */
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
