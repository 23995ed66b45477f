import type { Photo } from '#core/photo.ts';
import type { Archive } from '#pipeline/ports.ts';

interface ZipHost<Source extends Photo> {
  readonly createArchive: () => { readonly archive: Archive<Source>; readonly zip: () => Blob | undefined };
  readonly saveZip: (zip: Blob) => Promise<void>;
}

/**
 * Saves a ZIP of files that come along with photos where there is no photo: films in `Videos`, the rest in `Unsorted`.
 *
 * @returns the names of those that could not be read, which are not in it; without any other there is no ZIP
 * @throws {AppError} `archive-incomplete`
 */
export async function zipAlone<Source extends Photo>(
  files: readonly Source[],
  { createArchive, saveZip }: ZipHost<Source>,
): Promise<readonly string[]> {
  const [first] = files;
  if (!first) return [];
  const { archive, zip } = createArchive();
  // What came along with a photo that failed is in the ZIP without it.
  const carrier = { ...first, companions: files.map((photo) => ({ kind: 'passenger', photo }) as const) };
  await archive.finish([], { failed: [carrier] });
  const leftOut = archive.leftOut ?? [];
  const made = zip();
  if (made && leftOut.length < files.length) await saveZip(made);
  return leftOut;
}
