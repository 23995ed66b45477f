import { basename, resolve, sep } from 'node:path';
import { collisionKey } from '#core/naming/archive-path.ts';
import { uniqueOriginals } from '#core/lists/listed-photo.ts';
import { readable } from '../disk/byte-names.ts';
import { type FilePhoto, isZip } from './file-photo.ts';

/**
 * Returns the path under which each file is restored, with slashes, each unique.
 *
 * With a single folder or ZIP, paths begin inside it, so that its tree is restored as it was. With several, paths
 * begin with the name of each (`Camera/…`, `Phone/…`), and equal names are numbered (`Camera (2)/…`). Individually
 * named files have no folder. So the ZIP doesn't reveal where the folders are.
 *
 * @param inputs folders, ZIPs and files as typed
 */
export function originalPaths(
  files: readonly Pick<FilePhoto, 'from'>[],
  inputs: readonly string[],
): readonly string[] {
  const named = new Set(inputs.map((input) => resolve(input)));
  const found = new Set(files.map(({ from }) => from));
  const folders = [...named].filter((path) => !found.has(path));
  const labels = named.size === 1 ? [''] : labelsOf(folders);
  const paths = files.map(({ from }) => {
    const at = named.has(from) ? -1 : folders.findIndex((folder) => from.startsWith(withSeparator(folder)));
    const folder = folders[at];
    if (folder === undefined) return basename(from);
    const within = from.slice(withSeparator(folder).length).split(sep);
    return [labels[at] ?? '', ...within].filter((part) => part !== '').join('/');
  });
  return uniqueOriginals(paths.map((path) => readable(path)));
}

function labelsOf(folders: readonly string[]): string[] {
  const taken = new Set<string>();
  return folders.map((folder) => {
    const name = basename(folder).replace(isZip(folder) ? /\.zip$/i : '', '') || 'Photos';
    for (let number = 1; ; number += 1) {
      const label = number === 1 ? name : `${name} (${number})`;
      if (taken.has(collisionKey(label))) continue;
      taken.add(collisionKey(label));
      return label;
    }
  });
}

function withSeparator(folder: string): string {
  return folder.endsWith(sep) ? folder : `${folder}${sep}`;
}
