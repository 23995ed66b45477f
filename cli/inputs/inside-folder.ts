import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { lstat, mkdir } from '../disk/byte-fs.ts';
import { errorCode } from '../system-problem.ts';

/** Of a link itself, not its target; undefined if there is nothing. */
export async function statsOf(path: string): Promise<Stats | undefined> {
  return lstat(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  });
}

/**
 * Creates the folders of a path one by one, never through a link.
 *
 * @returns false if a file or a link is in the way
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

/** Returns whether no folder of the path is a link. Missing folders are fine. */
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
