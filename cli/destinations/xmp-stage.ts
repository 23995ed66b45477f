import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SourceRoot } from '#core/destinations/journal-record.ts';
import { mkdir, rm, utimes } from '../disk/byte-fs.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';

/** The name of a folder of sidecars begins so, and ends with a UUID. */
const STAGE = 'xmp-';

/** Sidecars as files on the disk. */
export interface StagedXmp {
  /** The folder that contains them; undefined if there are none. */
  readonly folder: string | undefined;
  /** By their ids. */
  readonly files: ReadonlyMap<string, FilePhoto>;
}

/**
 * Writes sidecars to a folder of our own, from which they are put in their places like any other file, also after a
 * crash.
 *
 * @param own our folder in the destination
 * @param files sidecars among any other files
 */
export async function stageXmp(own: string, files: readonly FilePhoto[]): Promise<StagedXmp> {
  const made = files.filter((file) => file.made);
  if (made.length === 0) return { folder: undefined, files: new Map() };
  const folder = join(own, `${STAGE}${randomUUID()}`);
  await mkdir(folder);
  const staged = new Map<string, FilePhoto>();
  for (const { made: text, ...file } of made) {
    const path = join(folder, `${staged.size}.xmp`);
    await writeFile(path, text ?? '', { flag: 'wx' });
    await utimes(path, file.modifiedMs / 1000, file.modifiedMs / 1000);
    staged.set(file.id, { ...file, path, from: path });
  }
  return { folder, files: staged };
}

/**
 * Removes the folders of sidecars that a run made for itself.
 *
 * @param own our folder in the destination
 */
export async function removeXmpStages(own: string, roots: readonly SourceRoot[]): Promise<void> {
  for (const { path } of roots) if (isXmpStage(own, path)) await rm(path, { recursive: true, force: true });
}

/** Returns whether a run made a folder for its sidecars. */
export function isXmpStage(own: string, path: string): boolean {
  return dirname(path) === own && /^xmp-[0-9a-f-]{36}$/.test(basename(path));
}
