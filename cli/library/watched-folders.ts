import { basename, dirname, join } from 'node:path';
import { stat } from '../disk/byte-fs.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import { findPhotos } from '../inputs/find-photos.ts';
import { FileMemory } from './file-memory.ts';
import { isUnfinishedName, type SeenNow } from './settling.ts';

/** A file that may be added, with its mark. */
export interface WatchedFile extends SeenNow {
  readonly file: FilePhoto;
}

/** The current watched folders. */
export interface WatchedFolders {
  /** The existing ones, each with a mark that tells its drive from another one at the same place. */
  readonly there: ReadonlyMap<string, string>;
  readonly missing: readonly string[];
}

/** Checks which of the folders exist. */
export async function lookAtFolders(folders: readonly string[]): Promise<WatchedFolders> {
  const there = new Map<string, string>();
  const missing: string[] = [];
  for (const folder of folders) {
    const stats = await stat(folder).catch(() => undefined);
    if (stats?.isDirectory()) there.set(folder, `${stats.dev}:${stats.ino}`);
    else missing.push(folder);
  }
  return { there, missing };
}

/**
 * Lists the files of folders that may be added: photos, films and what belongs to them, without names of unfinished
 * files.
 */
export async function listWatched(folders: readonly string[]): Promise<readonly WatchedFile[]> {
  if (folders.length === 0) return [];
  const { files, beside } = await findPhotos(folders);
  const listed: WatchedFile[] = [];
  for (const file of [...files, ...beside]) {
    if (isUnfinishedName(file.path)) continue;
    const mark = await FileMemory.markOf(file.path);
    if (mark !== undefined) listed.push({ path: file.path, mark, file });
  }
  return listed;
}

/** Returns the complete files, with all files named like them: a sidecar may arrive after its photo. */
export function readyFiles(files: readonly WatchedFile[], open: ReadonlySet<string>): readonly WatchedFile[] {
  const waiting = new Set([...open].map(stemKey));
  return files.filter(({ path }) => !waiting.has(stemKey(path)));
}

function stemKey(path: string): string {
  return join(dirname(path), basename(path).split('.')[0] ?? '');
}
