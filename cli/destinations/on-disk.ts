import { join } from 'node:path';
import type { Found } from '#core/destinations/next-step.ts';
import type { JournalFile } from '#core/destinations/read-journal.ts';
import { splitPath } from '#core/naming/folder-path.ts';
import { rm } from '../disk/byte-fs.ts';
import type { FileBytes } from '../inputs/file-bytes.ts';
import { sha256OfFile } from '../inputs/file-sum.ts';
import { isReachedDirectly } from '../inputs/inside-folder.ts';
import { isReservation } from '../organize/out-file.ts';
import { targetPath } from '../restore/target-path.ts';
import { type Look, lookAt, seenFile, type Wanted } from './seen-file.ts';

/** Where a file goes, on this disk. */
export interface TargetOnDisk {
  readonly path: string;
  /** The folder that it lies in. */
  readonly folder: string;
  readonly folderParts: readonly string[];
  /** The name that it has until it is whole. */
  readonly part: string;
}

/**
 * Where a file of a journal goes; undefined if its path cannot be one on this system.
 *
 * @param id of the journal, so that the temporary name is known after a crash
 */
export function targetOnDisk(
  top: string,
  { file, path }: Pick<JournalFile, 'file' | 'path'>,
  id: string,
): TargetOnDisk | undefined {
  const parts = targetPath(path, process.platform);
  if (!parts) return undefined;
  const folderParts = parts.slice(0, -1);
  const folder = join(top, ...folderParts);
  return { path: join(top, ...parts), folder, folderParts, part: join(folder, partName(file, id)) };
}

/** The temporary name of a file of a journal, or of a list. */
export function partName(file: number | 'list', id: string): string {
  return `.where-my-pix-${id.slice(0, 8)}-${file}.part`;
}

/** What a path has; see {@link lookAt}. */
export async function foundAt(path: string, wanted: Wanted): Promise<Found> {
  return (await lookAt(path, wanted)).found;
}

/**
 * Looks at a source, which may be in a ZIP. The file that keeps its bytes is then the ZIP. A source without the date that was
 * written into its copy keeps the bytes of the copy if the copy can be made of it again.
 *
 * @param followsLink see {@link lookAt}
 */
export async function lookAtSource(source: FileBytes, wanted: Wanted, followsLink: boolean): Promise<Look> {
  if (!source.packed && !source.dated) return lookAt(source.path, wanted, followsLink);
  const seen = await seenFile(source.path, wanted.sha256, true);
  const isSame = seen && (await sha256OfFile(source).catch(() => '')) === wanted.sha256;
  return isSame ? { found: 'same', seen } : { found: 'other' };
}

/** Whether the path below a folder leads through no link. */
export function isDirectly(folder: string, path: string): Promise<boolean> {
  return isReachedDirectly(folder, splitPath(path).folder);
}

/**
 * Removes the file that reserves a name on file systems without hard links, if a crash left one: it has our mark in it.
 *
 * @param id of the journal
 */
export async function removeReservation(
  path: string,
  { state }: Pick<JournalFile, 'state'>,
  id: string,
): Promise<void> {
  if (state === 'begun' && (await isReservation(path, id))) await rm(path);
}
