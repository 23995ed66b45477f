import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { lstat, mkdir } from '../disk/byte-fs.ts';
import { errorCode } from '../system-problem.ts';

/** Of a link, not of what it leads to; undefined if there is nothing. */
export async function statsOf(path: string): Promise<Stats | undefined> {
  return lstat(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  });
}

/**
 * Makes the folders of a path one by one, so that none of them is entered through a link.
 *
 * @returns false if a file or a link stands where one of them would be
 */
export async function madeFolders(folder: string, parts: readonly string[]): Promise<boolean> {
  let path = folder;
  for (const part of parts) {
    path = join(path, part);
    const there = await statsOf(path);
    if (!there) await mkdir(path);
    else if (!there.isDirectory()) return false;
  }
  return true;
}

/** Whether no folder of the path is a link. Folders that are not there are none. */
export async function isReachedDirectly(folder: string, parts: readonly string[]): Promise<boolean> {
  let path = folder;
  for (const part of parts) {
    path = join(path, part);
    const there = await statsOf(path);
    if (!there) return true;
    if (!there.isDirectory()) return false;
  }
  return true;
}
