import { folderOf } from '#core/file-name.ts';
import { filesInZip } from '#codec/opened-zip.ts';

/** A file from a ZIP, and its folders within the ZIP. */
export interface FileOfZip {
  readonly file: File;
  /** Separated by slashes; empty for a file in no folder. */
  readonly folder: string;
}

/**
 * The files in a ZIP that was dropped on the page, with their names, folders and times. See {@link
 * filesInZip} for the treatment of damaged ones.
 *
 * @throws {AppError} `zip-unreadable` for a file that is not a ZIP, is encrypted, or is too large
 */
export async function photosInZip(zip: File): Promise<FileOfZip[]> {
  const read = async (start: number, end: number) =>
    new Uint8Array(await zip.slice(start, end).arrayBuffer());
  const files: FileOfZip[] = [];
  for await (const { path, name, pieces, modifiedMs } of filesInZip({ sizeBytes: zip.size, read })) {
    const file = new File([...pieces], name, { lastModified: modifiedMs });
    files.push({ file, folder: folderOf(path) });
  }
  return files;
}
