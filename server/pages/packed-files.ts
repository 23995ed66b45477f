import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The extension of Brotli copies. */
export const PACKED = '.br';

/**
 * Returns the files of a site that exist only as Brotli copies, without the extension. The npm package has just one copy of
 * each file; the site's own build has the plain files too.
 *
 * @param files the paths of all files in the site's folder
 */
export function packedOnly(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files);
  const originals = files
    .filter((file) => file.endsWith(PACKED))
    .map((file) => file.slice(0, -PACKED.length));
  return new Set(originals.filter((file) => !all.has(file)));
}

/** Reads a text of the site, from its Brotli copy if that is the only one. */
export function readSiteText(folder: string, file: string, packed: ReadonlySet<string>): string {
  const path = join(folder, file);
  if (!packed.has(file)) return readFileSync(path, 'utf8');
  return brotliDecompressSync(readFileSync(path + PACKED)).toString('utf8');
}
