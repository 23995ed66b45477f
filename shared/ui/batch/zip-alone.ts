import type { Photo } from '#core/photo.ts';
import type { Archive } from '#pipeline/ports.ts';

interface ZipHost<Source extends Photo> {
  readonly createArchive: () => { readonly archive: Archive<Source>; readonly zip: () => Blob | undefined };
  readonly saveZip: (zip: Blob) => Promise<void>;
}

/**
 * Saves a ZIP of companion files when there is no photo: videos in `Videos`, the rest in `Unsorted`.
 *
 * @returns the names of unreadable files, which are not in the ZIP; if no other files remain, there is no ZIP
 * @throws {AppError} `archive-incomplete`
 */
export async function zipAlone<Source extends Photo>(
  files: readonly Source[],
  { createArchive, saveZip }: ZipHost<Source>,
): Promise<readonly string[]> {
  const [first] = files;
  if (!first) return [];
  const { archive, zip } = createArchive();
  // Companion files of a failed photo are in the ZIP without the photo.
  const carrier = { ...first, companions: files.map((photo) => ({ kind: 'passenger', photo }) as const) };
  await archive.finish([], { failed: [carrier] });
  const leftOut = archive.leftOut ?? [];
  const made = zip();
  if (made && leftOut.length < files.length) await saveZip(made);
  return leftOut;
}
