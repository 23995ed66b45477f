import { filesInZip } from '#codec/opened-zip.ts';

/**
 * The files in a ZIP that was dropped on the page: folders gone, names and times kept. See {@link filesInZip} for what
 * comes of damaged ones.
 *
 * @throws {AppError} `zip-unreadable` for a file that is no ZIP, is encrypted, or is too much
 */
export async function photosInZip(zip: File): Promise<File[]> {
  const read = async (start: number, end: number) =>
    new Uint8Array(await zip.slice(start, end).arrayBuffer());
  const files: File[] = [];
  for await (const { name, pieces, modifiedMs } of filesInZip({ sizeBytes: zip.size, read })) {
    files.push(new File([...pieces], name, { lastModified: modifiedMs }));
  }
  return files;
}
