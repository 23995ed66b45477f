import { inflated } from '#codec/inflated.ts';
import { crc32 } from '#core/bytes/crc32.ts';
import { folderOf } from '#core/naming/file-name.ts';
import { type PackedFile, packedFilesInZip } from '#codec/zip/packed-zip.ts';
import { DAMAGED_BYTES } from '#codec/zip/zip-entries.ts';
import { expectCrc32 } from './checksums.ts';
import { noteBacking } from './file-backing.ts';

/** A file from a ZIP, and its folders inside the ZIP. */
export interface FileOfZip {
  readonly file: File;
  /** Separated by slashes; empty for a file outside any folder. */
  readonly folder: string;
}

/**
 * Returns the files in a ZIP dropped on the page, with their names, folders and times. Nothing is held in memory as a
 * whole: a stored file is a slice of the ZIP, which stays on the disk, and a deflated one is unpacked in pieces into
 * the browser's blob storage.
 *
 * A damaged file, or one that unpacks to another size than declared, is returned as its first bytes, too few to be a
 * photo, so that the others aren't affected. Damage in a stored file is found when its checksum is computed.
 *
 * @throws {AppError} `zip-unreadable` for a file that isn't a ZIP, is encrypted, or is too large
 */
export async function filesInZip(zip: File): Promise<FileOfZip[]> {
  const read = async (start: number, end: number) =>
    new Uint8Array(await zip.slice(start, end).arrayBuffer());
  const files: FileOfZip[] = [];
  for await (const packed of packedFilesInZip({ sizeBytes: zip.size, read })) {
    files.push({ file: await fileOf(zip, packed), folder: folderOf(packed.path) });
  }
  return files;
}

async function fileOf(zip: File, packed: PackedFile): Promise<File> {
  const { name, content, modifiedMs: lastModified } = packed;
  // At least one byte, since only an empty file is reported as empty.
  if (!content) return new File([new Uint8Array(1)], name, { lastModified });
  const part = zip.slice(content.start, content.end);
  if (content.isDeflated) {
    const unpacked = new File([await unpackedBlob(part, packed)], name, { lastModified });
    noteBacking(unpacked, zip);
    return unpacked;
  }
  const file = new File([part], name, { lastModified });
  expectCrc32(file, packed.crc32);
  return file;
}

/** Unpacks in pieces; stops at the first byte beyond the declared size. */
async function unpackedBlob(part: Blob, { sizeBytes, crc32: wanted }: PackedFile): Promise<Blob> {
  let head = new Uint8Array(1);
  let count = 0;
  let crc = 0;
  const check = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, to) => {
      if (count === 0 && piece.length > 0) head = piece.slice(0, DAMAGED_BYTES);
      count += piece.length;
      crc = crc32(piece, crc);
      if (count > sizeBytes) throw new Error('longer than declared');
      to.enqueue(piece);
    },
    flush: () => {
      if (count !== sizeBytes || crc !== wanted) throw new Error('not as declared');
    },
  });
  try {
    const unpacked = inflated(part, 'deflate-raw').pipeThrough(check);
    return await new Response(unpacked).blob();
  } catch {
    return new Blob([head]);
  }
}
