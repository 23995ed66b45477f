import { folderOf } from '#core/file-name.ts';
import { filesInZip } from '#codec/opened-zip.ts';

/** A file that was in a ZIP, and the folders in there that it lay in. */
export interface FileOfZip {
  readonly file: File;
  /** With slashes between them; empty for a file that lay in none. */
  readonly folder: string;
}

/**
 * The files in a ZIP that was dropped on the page: names, folders and times kept. See {@link filesInZip} for what
 * comes of damaged ones.
 *
 * @throws {AppError} `zip-unreadable` for a file that is no ZIP, is encrypted, or is too much
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
