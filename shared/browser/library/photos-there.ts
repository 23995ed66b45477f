import { filesThere } from '#core/library/known-files.ts';
import type { Library } from '#core/library/read-library.ts';
import type { BrowserPhoto } from '../files/browser-photo.ts';
import { type HandleFile, librarySum } from './open-library.ts';

/** Returns the ids of the photos that a library has already, byte for byte. */
export async function photosThere(
  photos: readonly BrowserPhoto[],
  library: Library<HandleFile>,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const there = await filesThere(photos, { library, sumOf: librarySum, sumOfNew: librarySum, signal });
  const inLibrary = new Set(library.files.map(({ path }) => path));
  // A photo that is on the table twice is no reason to take one of them off.
  return new Set(there.filter(({ path }) => inLibrary.has(path)).map(({ file }) => file.id));
}
